import { describe, expect, it } from 'vitest';
import { plainText } from '../../fields/index.ts';
import { products } from '../collections/index.ts';
import { assertLegacyApis } from './assert-legacy-apis.ts';
import type { LegacyApi } from './legacy-api.ts';

const lamps = { ...products, base: 'lamps', fields: { name: plainText({ max: 80 }) } };

describe('a declaration for old clients stops the build and is named when', () => {
  it.each<[string, Record<string, Partial<LegacyApi>>, string]>([
    ['no collection has its base', { candles: {} }, 'candles'],
    ['an echo hides a field', { lamps: { echoes: { name: 'name' } } }, 'lamps.name'],
    ['an echo repeats no field', { lamps: { echoes: { info: 'nothing' } } }, 'lamps.info'],
    ['a part stands for no field', { lamps: { accepts: { images: 'nothing' } } }, 'lamps.images'],
    ['parts bring items of no field', { lamps: { parts: { nothing: {} } } }, 'lamps.nothing'],
  ])('%s', (_, apis, place) => {
    expect(() => assertLegacyApis(apis, [lamps])).toThrow(`Wrong declaration of ${place}: `);
  });
});
