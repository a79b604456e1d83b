/** How wide a card of a slider of few cards is (`cards-few`), as the `sizes` of its picture. */
export const fewCardSizes = '(min-width: 1416px) 363px, (min-width: 1024px) 26vw, (min-width: 768px) 36vw, 76vw';

/** The same for sliders of many small cards (`cards-four`), of which fewer than four fill the row as three. */
export const fourCardSizes = (cards: number): string =>
  cards < 4
    ? '(min-width: 1416px) 427px, (min-width: 768px) 31vw, 76vw'
    : '(min-width: 1416px) 315px, (min-width: 768px) 23vw, 76vw';
