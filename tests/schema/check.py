"""Checks every JSON file of data/ against the schema that it names, with a validator that is not ours (python3-jsonschema),
and that the schemas refuse what the loader refuses. Exit status 77: the validator is not installed."""

import glob
import json
import os
import sys
import warnings

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed: skipped")
    sys.exit(77)

# Newer releases have another way, older ones only this.
warnings.filterwarnings("ignore", category=DeprecationWarning)

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
BAD = ["unknown-keys", "wrong-types", "out-of-range", "missing", "wrong-words"]


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main():
    failures = 0
    schemas = {}
    folder = os.path.join(ROOT, "data", "schema")
    for path in glob.glob(os.path.join(folder, "*.json")):
        schema = load(path)
        jsonschema.Draft7Validator.check_schema(schema)
        # References are relative to the file, as editors take them.
        resolver = jsonschema.RefResolver("file://" + path, schema)
        schemas[os.path.basename(path)] = jsonschema.Draft7Validator(schema, resolver=resolver)
    files = glob.glob(os.path.join(ROOT, "data", "*.json")) + glob.glob(os.path.join(ROOT, "data", "*", "*.json"))
    checked = 0
    for path in sorted(files):
        if os.sep + "schema" + os.sep in path:
            continue
        content = load(path)
        name = os.path.basename(content.get("$schema", os.path.basename(path).replace(".json", ".schema.json")))
        checked += 1
        for error in schemas[name].iter_errors(content):
            failures += 1
            print(f"{os.path.relpath(path, ROOT)}: {list(error.absolute_path)}: {error.message}")
    for bad in BAD:
        if schemas["mission.schema.json"].is_valid(load(os.path.join(ROOT, "tests", "content", "bad", bad + ".json"))):
            failures += 1
            print(f"{bad}.json: the schema finds nothing wrong with it")
    # The commands of a script are checked through the mission's schema.
    mission = {"name": "x", "script": [{"function": "START", "lines": ["DELAY 1", "# fine", "HUD_MSG fine"]}]}
    for line, good in [("DELAY 2.5", True), ("DELAI 2.5", False), ("DELAY soon", False)]:
        mission["script"][0]["lines"][0] = line
        if schemas["mission.schema.json"].is_valid(mission) != good:
            failures += 1
            print(f"the schema of missions is wrong about the line '{line}'")
    print(f"{checked} files checked, {failures} failures")
    return 1 if failures or not checked else 0


sys.exit(main())
