/** How wide a card of a slider of few cards is (`cards-few`), as the `sizes` of its picture. */
export const fewCardSizes = '(min-width: 1416px) 363px, (min-width: 1024px) 26vw, (min-width: 768px) 36vw, 76vw';

/** The same for sliders of many small cards (`cards-four`). */
export const fourCardSizes = '(min-width: 1416px) 315px, (min-width: 768px) 23vw, 76vw';
