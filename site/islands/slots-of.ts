/** The HTML of an island's slots, in their order; those of other islands inside it are theirs. */
export const slotsOf = (island: Element): readonly string[] =>
  [...island.querySelectorAll('[data-slot]')]
    .filter((slot) => slot.parentElement?.closest('react-island, [data-slot]') === island)
    .map((slot) => slot.innerHTML);
