import { brandColours } from '../../content/brand-colours.ts';

type Colour = readonly [red: number, green: number, blue: number];

const parse = (hex: string): Colour | null => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim())?.slice(1);
  const [red = 0, green = 0, blue = 0] = digits?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return digits === undefined ? null : [red, green, blue];
};

const ink: Colour = parse(brandColours.ink) ?? [0, 0, 0];
const white: Colour = parse(brandColours.white) ?? [255, 255, 255];

const toHex = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, WCAG 2.2. */
const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours, from 1 to 21, WCAG 2.2. */
const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const towards = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The nearest lighter or darker tone with enough contrast on a background (4.5:1). */
const readableOn = (colour: Colour, background: Colour, to: Colour): Colour => {
  const shares = Array.from({ length: 21 }, (_, step) => step / 20);
  return shares.map((share) => towards(colour, to, share)).find((tone) => contrast(tone, background) >= 4.5) ?? to;
};

/**
 * The brand colour as CSS variables: for buttons, for text on them, for text on dark and on light backgrounds, and for
 * glow effects. Empty if the settings have no colour or that of the stylesheet, whose other tones were chosen by hand.
 */
export function themeCss({ accent }: { readonly accent: string }): string {
  const colour = accent.toLowerCase() === brandColours.accent ? null : parse(accent);
  if (colour === null) return '';
  const on = contrast(colour, ink) >= contrast(colour, white) ? ink : white;
  const [heart, edge] = [towards(colour, white, 0.55), towards(colour, ink, 0.25)];
  const values = {
    '--accent': toHex(colour),
    '--on-accent': toHex(on),
    '--accent-on-dark': toHex(readableOn(colour, ink, white)),
    '--accent-on-light': toHex(readableOn(colour, white, ink)),
    '--glow-heart': toHex(heart),
    '--glow-edge': toHex(edge),
    '--glow-dark': toHex(towards(edge, ink, 0.65)),
    '--glow-dots': `${toHex(heart)}80`,
    '--glow-around': `${toHex(edge)}4d`,
    '--glow-strong': `${toHex(colour)}8c`,
    '--glow-soft': `${toHex(colour)}4d`,
    '--glow-faint': `${toHex(colour)}2e`,
  };
  return `:root{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
