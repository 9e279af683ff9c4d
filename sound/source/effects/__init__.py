"""Every effect, one module a family. A new family is one module and one line here."""
from effects import cats, damage, interface, ship, systems, voices, weapons

EFFECTS = [e for module in (weapons, damage, ship, systems, interface, voices, cats) for e in module.EFFECTS]
