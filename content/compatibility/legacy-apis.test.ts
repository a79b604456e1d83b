import { expect, it } from 'vitest';
import { richName, apiNameOf } from '../../fields/field.ts';
import { findCollection } from '../collections/index.ts';
import { legacyApis } from './legacy-apis.ts';

it.each(Object.entries(legacyApis))(
  'what legacy clients expect of %s names its fields and hides none',
  (slug, { aliases = {}, accepts = {}, parts = {} }) => {
    const fields = Object.entries(findCollection(slug)?.fields ?? {});
    const names = fields.flatMap(([name, field]) => {
      const own = apiNameOf(name, field);
      return field.rich === undefined ? [own] : [own, richName(own)];
    });
    expect(names).not.toEqual([]);
    const named = [...Object.values(aliases), ...Object.values(accepts), ...Object.keys(parts)];
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(aliases).filter((alias) => names.includes(alias))).toEqual([]);
  },
);
