/** The HTML of an island's slots, in order, without the slots of nested islands. */
export const slotsOf = (island: Element): readonly string[] =>
  [...island.querySelectorAll('[data-slot]')]
    .filter((slot) => slot.parentElement?.closest('react-island, [data-slot]') === island)
    .map((slot) => slot.innerHTML);
