"""The score. One motif ("nine lives": DUM, da da-da DUM; root, fourth below, root, 2nd, 3rd) runs through
everything: major and heroic in the title, minor in combat, slow and soft in calm flight.

LOOPS maps a piece of music to its score; STINGERS maps an effect to (score, punch in LUFS)."""
from score.boss import boss
from score.calm import calm
from score.combat import combat
from score.defeat import defeat
from score.intermission import intermission
from score.stealth import stealth
from score.stingers import mission_complete, mission_failed, objective, objective_failed
from score.title import title
from score.victory import victory

LOOPS = {
    'title': title,
    'boss': boss,
    'combat': combat,
    'victory': victory,
    'intermission': intermission,
    'stealth': stealth,
    'calm': calm,
    'defeat': defeat,
}
STINGERS = {
    'mission-complete': (mission_complete, -12),
    'mission-failed': (mission_failed, -14),
    'objective': (objective, -16),
    'objective-failed': (objective_failed, -17),
}
