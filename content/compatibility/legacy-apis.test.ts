import { expect, it } from 'vitest';
import { richName, wireName } from '../../fields/field.ts';
import { findCollection } from '../collections/index.ts';
import { legacyApis } from './legacy-apis.ts';

it.each(Object.entries(legacyApis))(
  'what legacy clients expect of %s names its fields and hides none',
  (base, { echoes = {}, accepts = {}, parts = {} }) => {
    const fields = Object.entries(findCollection(base)?.fields ?? {});
    const names = fields.flatMap(([name, field]) => {
      const own = wireName(name, field);
      return field.rich === undefined ? [own] : [own, richName(own)];
    });
    expect(names).not.toEqual([]);
    const named = [...Object.values(echoes), ...Object.values(accepts), ...Object.keys(parts)];
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(echoes).filter((echo) => names.includes(echo))).toEqual([]);
  },
);
