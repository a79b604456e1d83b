import { type Chromaticity, createProfile, type Curve, type Primaries } from './create-profile.ts';

/** Colours by code points (ITU-T H.273) of primaries and transfer function. */
export interface CodePoints {
  readonly primaries: number;
  readonly transfer: number;
}

const d65: Chromaticity = [0.3127, 0.329];
const illuminantC: Chromaticity = [0.31, 0.316];

const toPrimaries = (white: Chromaticity, red: Chromaticity, green: Chromaticity, blue: Chromaticity): Primaries => ({
  white,
  red,
  green,
  blue,
});

export const srgbPrimaries = toPrimaries(d65, [0.64, 0.33], [0.3, 0.6], [0.15, 0.06]);
const smpte170 = toPrimaries(d65, [0.63, 0.34], [0.31, 0.595], [0.155, 0.07]);

/** H.273, table 2. */
const primariesByCode: Readonly<Record<number, Primaries>> = {
  1: srgbPrimaries,
  4: toPrimaries(illuminantC, [0.67, 0.33], [0.21, 0.71], [0.14, 0.08]),
  5: toPrimaries(d65, [0.64, 0.33], [0.29, 0.6], [0.15, 0.06]),
  6: smpte170,
  7: smpte170,
  8: toPrimaries(illuminantC, [0.681, 0.319], [0.243, 0.692], [0.145, 0.049]),
  9: toPrimaries(d65, [0.708, 0.292], [0.17, 0.797], [0.131, 0.046]),
  11: toPrimaries([0.314, 0.351], [0.68, 0.32], [0.265, 0.69], [0.15, 0.06]),
  12: toPrimaries(d65, [0.68, 0.32], [0.265, 0.69], [0.15, 0.06]),
};

export const srgbCurve: Curve = { gamma: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045 };
/** The display curve for video (BT.1886), which PNG and browsers use for BT.709 and similar code points. */
export const filmCurve: Curve = { gamma: 2.4 };

/** H.273, table 3. */
const curveByCode: Readonly<Record<number, Curve>> = {
  4: { gamma: 2.2 },
  5: { gamma: 2.8 },
  8: { gamma: 1 },
  13: srgbCurve,
};
/** BT.709, BT.601, and BT.2020 with 10 and 12 bits have the same camera curve. */
const filmTransfers = new Set([1, 6, 14, 15]);

const [perceptualQuantizer, hybridLogGamma] = [16, 18];

/** True for colours far brighter than white (high dynamic range), which SDR pictures cannot show. */
export const isHdr = ({ transfer }: CodePoints): boolean =>
  transfer === perceptualQuantizer || transfer === hybridLogGamma;

/**
 * The equivalent ICC profile; `undefined` for sRGB. Unspecified and unknown code points count as sRGB.
 * @param film the curve for video code points, which differs between formats
 */
export function profileOf({ primaries, transfer }: CodePoints, film: Curve): Buffer | undefined {
  const space = primariesByCode[primaries] ?? srgbPrimaries;
  const curve = filmTransfers.has(transfer) ? film : (curveByCode[transfer] ?? srgbCurve);
  return space === srgbPrimaries && curve === srgbCurve ? undefined : createProfile(space, curve);
}
