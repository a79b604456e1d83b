/** 1 / tan(1′) / 1000: a pixel of one millimetre melts into the picture at so many metres. Research: F4. */
const acuityMetresPerMillimetre = 3.438;
const metresPerFoot = 0.3048;
/** Of the farthest distance: FV = 200 × image height × element height, and the product of both heights is the element. */
const letterShare = 1 / 200;

/** From here on an eye of normal acuity sees no pixels. Research: F4. */
export const acuityMetres = (pitchMillimetres: number): number => pitchMillimetres * acuityMetresPerMillimetre;

/** The trade's rule of ten feet for each millimetre. Research: F5. */
export const tenFootRuleMetres = (pitchMillimetres: number): number => pitchMillimetres * 10 * metresPerFoot;

/** Pitches for the nearest viewer: one at which he sees no pixels, and one that is still accepted: a metre for each millimetre. Research: F6 and F9. */
export const pitchesFor = (nearestMetres: number): { readonly comfortable: number; readonly accepted: number } => ({
  comfortable: nearestMetres / acuityMetresPerMillimetre,
  accepted: nearestMetres,
});

/**
 * The least height of letters, in millimetres, that the farthest viewer reads without effort.
 * Research: F8 (AVIXA DISCAS, basic decision making), solved for the element.
 */
export const letterMillimetres = (farthestMetres: number): number => farthestMetres * 1000 * letterShare;

/** The angle of one pixel of style sheets, in radians. Source: CSS Values and Units 4, section 6.2 (1/96 inch at 28 inches). */
const screenPixelRadians = 1 / 96 / 28;

/** How large something is drawn on a screen that is as large there as on a wall so far away, in pixels of style sheets. */
export const cellPixels = (millimetres: number, metres: number): number =>
  millimetres / 1000 / metres / screenPixelRadians;
