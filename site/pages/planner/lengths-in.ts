import { isolate } from '../../../language/bidi.ts';
import { formatDecimal, formatInteger } from '../../../language/format.ts';
import type { Language } from '../../../language/languages.ts';
import { distanceUnit, fromMillimetres, type LengthUnit } from '../../planner/length.ts';
import type { Site } from '../../render/site-context.ts';

type UnitWord = 'unitAmperes' | 'unitEnergy' | 'unitHeat' | 'unitKilograms' | 'unitNits' | 'unitWatts';

/**
 * Formatters for lengths and other quantities in a page's language. The results are isolated, so that they do not
 * change the order of the surrounding bidirectional text.
 */
export function lengthsIn({ t, language }: Pick<Site, 't' | 'language'>, unit: LengthUnit) {
  const inUnitOf = (millimetres: number, of: LengthUnit) => inUnit(millimetres, of, language);
  const rounded = (value: number) => (value < 100 ? formatDecimal(value, language, 1) : formatInteger(value, language));
  return {
    /** A length of the wall or the display: `5.64 m`. */
    length: (millimetres: number) => isolate(`${inUnitOf(millimetres, unit)} ${t(`sign-${unit}`)}`),
    /** Width and height: `5.64 × 2.72 m`. */
    size: (width: number, height: number) =>
      isolate(`${isolate(`${inUnitOf(width, unit)} × ${inUnitOf(height, unit)}`)} ${t(`sign-${unit}`)}`),
    /** A viewing distance: `4.3 m`. */
    distance: (metres: number) => {
      const of = distanceUnit(unit);
      return isolate(`${inUnitOf(metres * 1000, of)} ${t(`sign-${of}`)}`);
    },
    /** A pixel pitch: `1.25 mm`. */
    pitch: (millimetres: number) => isolate(`${formatDecimal(millimetres, language, 2)} ${t('sign-mm')}`),
    /** A small length in mm or in: `53 mm`, `2.1 in`. */
    small: (millimetres: number) => {
      const of = distanceUnit(unit) === 'm' ? 'mm' : 'in';
      return isolate(`${inUnitOf(millimetres, of)} ${t(`sign-${of}`)}`);
    },
    /** A number with its unit, rounded to one decimal below 100 and otherwise to an integer. */
    value: (word: UnitWord, value: number) => isolate(t(word, { value: rounded(value) })),
    /** Two numbers with one unit, on one line and in the order of the language: `5,939 / 2,656 W`. */
    pair: (word: UnitWord, one: number, other: number) =>
      isolate(t(word, { value: `${isolate(rounded(one))}\u00a0/\u00a0${isolate(rounded(other))}` })),
  };
}

/** Formats millimetres in a unit with a precision that suits the unit. */
function inUnit(millimetres: number, unit: LengthUnit, language: Language): string {
  if (unit === 'mm') return formatDecimal(millimetres, language, 1);
  return formatDecimal(fromMillimetres(millimetres, unit), language, unit === 'in' ? 1 : 2);
}
