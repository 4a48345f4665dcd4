"""Actions with what they are worth, the best first."""

from branchline.kernel.rule import rule


@rule
def no_options(mind, kept):
    """Begin anew; so many of the best are kept."""
    mind.options = 0
    mind.kept = kept


@rule
def add_option(mind, action, worth):
    """Put an action in its place; of equals the first stays first. With too many the worst is forgotten."""
    place = mind.options
    if place == mind.kept:
        if worth <= mind.option_worth[place - 1]:
            return
        place -= 1
    else:
        mind.options += 1
    while place > 0 and mind.option_worth[place - 1] < worth:
        mind.option[place] = mind.option[place - 1]
        mind.option_worth[place] = mind.option_worth[place - 1]
        place -= 1
    mind.option[place] = action
    mind.option_worth[place] = worth
