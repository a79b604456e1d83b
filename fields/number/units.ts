import type { Words } from '../../language/languages.ts';

/** The units of numbers, by the names that declarations use. */
export const units = {
  '%': { en: '%', ar: '%' },
  '°': { en: '°', ar: '°' },
  A: { en: 'A', ar: 'أمبير' },
  Hz: { en: 'Hz', ar: 'هرتز' },
  V: { en: 'V', ar: 'فولت' },
  W: { en: 'W', ar: 'واط' },
  h: { en: 'h', ar: 'ساعة' },
  in: { en: 'in', ar: 'بوصة' },
  kW: { en: 'kW', ar: 'كيلوواط' },
  kg: { en: 'kg', ar: 'كجم' },
  mm: { en: 'mm', ar: 'مم' },
  'm²': { en: 'm²', ar: 'م²' },
  nits: { en: 'nits', ar: 'شمعة/م²' },
  px: { en: 'px', ar: 'بكسل' },
} as const satisfies Record<string, Words>;

export type Unit = keyof typeof units;
