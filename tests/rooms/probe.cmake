# Compiles one file that includes HEADER with the include folders of a room, and says whether the outcome is the
# expected one. COMPILER, FOLDERS (separated by |), HEADER, WORK; EXPECT is part of the compiler's message, or empty
# when the file must compile.
string(REPLACE "|" ";" folders "${FOLDERS}")
set(flags)
foreach(folder IN LISTS folders)
  if(folder)
    list(APPEND flags "-I${folder}")
  endif()
endforeach()
file(MAKE_DIRECTORY "${WORK}")
file(WRITE "${WORK}/probe.cpp" "#include ${HEADER}\n")
execute_process(COMMAND "${COMPILER}" -std=c++20 -fsyntax-only ${flags} "${WORK}/probe.cpp"
                RESULT_VARIABLE status ERROR_VARIABLE said OUTPUT_VARIABLE said)
if(EXPECT STREQUAL "")
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${HEADER} must compile here:\n${said}")
  endif()
elseif(status EQUAL 0)
  message(FATAL_ERROR "${HEADER} must not compile here, but it does")
elseif(NOT said MATCHES "${EXPECT}")
  message(FATAL_ERROR "${HEADER} failed, but not with '${EXPECT}':\n${said}")
endif()
