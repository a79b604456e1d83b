/** 1 / tan(1′) / 1000: an eye of normal acuity resolves one arc minute, so pixels of 1 mm blend from 3.438 m on. */
const acuityMetresPerMillimetre = 3.438;
const metresPerFoot = 0.3048;
/**
 * Least height of letters as a fraction of the viewing distance. FV = 200 × image height × element height, and the
 * product of both heights is the height of the element.
 */
const letterShare = 1 / 200;

/** The distance from which an eye of normal acuity sees no pixels. */
export const acuityMetres = (pitchMillimetres: number): number => pitchMillimetres * acuityMetresPerMillimetre;

/** The industry's rule of ten feet for each millimetre. */
export const tenFootRuleMetres = (pitchMillimetres: number): number => pitchMillimetres * 10 * metresPerFoot;

/**
 * Pitches for the nearest viewer: `comfortable` shows no visible pixels, `accepted` is still acceptable: one metre for
 * each millimetre.
 */
export const pitchesFor = (nearestMetres: number): { readonly comfortable: number; readonly accepted: number } => ({
  comfortable: nearestMetres / acuityMetresPerMillimetre,
  accepted: nearestMetres,
});

/**
 * The least height of letters, in millimetres, that the farthest viewer reads without effort (AVIXA DISCAS,
 * basic decision making), solved for the element.
 */
export const letterMillimetres = (farthestMetres: number): number => farthestMetres * 1000 * letterShare;

/** tan(60°): from farther aside a viewer sees the far edge of a picture too narrow (AVIXA, 60° to the far edge). */
export const coneSlope = Math.sqrt(3);

/**
 * The visual angle of one CSS pixel, in radians. Source: CSS Values and Units 4, section 6.2 (1/96 inch at 28 inches).
 */
const screenPixelRadians = 1 / 96 / 28;

/** The size in CSS pixels of something at a viewing distance, so that it has the same visual angle on the screen. */
export const cellPixels = (millimetres: number, metres: number): number =>
  millimetres / 1000 / metres / screenPixelRadians;
