"""What a table chooses, checked against the options that its game offers."""

from collections.abc import Iterable, Mapping

from engine.game import InvalidOptions, Option, OptionValue


def check_options(offered: Iterable[Option], chosen: Mapping[str, OptionValue]) -> None:
    """See that every value is one that its option can take. Raises InvalidOptions for the first that is not."""
    known = {option.name: option for option in offered}
    for name, value in chosen.items():
        if name not in known:
            raise InvalidOptions(name, "unknown")
        _check(known[name], value)


def _check(option: Option, value: OptionValue) -> None:
    match option.kind:
        case "switch":
            if not isinstance(value, bool):
                raise InvalidOptions(option.name, "not-a-switch")
        case "choice":
            if value not in option.choices:
                raise InvalidOptions(option.name, "not-a-choice")
        case "number":
            _check_number(option, value)


def _check_number(option: Option, value: OptionValue) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise InvalidOptions(option.name, "not-a-number")
    if not option.low <= value <= option.high or value % option.step:
        bounds = (("low", option.low), ("high", option.high), ("step", option.step))
        raise InvalidOptions(option.name, "out-of-range", bounds)
