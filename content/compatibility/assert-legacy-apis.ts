import { richName, wireName } from '../../fields/field.ts';
import type { Collection } from '../model/collection.ts';
import type { LegacyApi } from './legacy-api.ts';

const fail = (place: string, reason: string): never => {
  throw new Error(`Wrong declaration of ${place}: ${reason}`);
};

const namesOf = ({ fields }: Collection): ReadonlySet<string> =>
  new Set(
    Object.entries(fields).flatMap(([name, field]) => {
      const wire = wireName(name, field);
      return field.rich === undefined ? [wire] : [wire, richName(wire)];
    }),
  );

/** Ends a build when a declaration names no collection or no field, naming `collection.field`. */
export function assertLegacyApis(
  apis: Readonly<Record<string, Partial<LegacyApi>>>,
  collections: readonly Collection[],
): void {
  const names = new Map(collections.map((collection) => [collection.base, namesOf(collection)]));
  for (const [base, { echoes = {}, accepts = {}, parts = {} }] of Object.entries(apis)) {
    const known = names.get(base) ?? fail(base, 'no collection has this base');
    for (const [echo, name] of Object.entries(echoes)) {
      if (known.has(echo)) fail(`${base}.${echo}`, 'an echo hides a field');
      if (!known.has(name)) fail(`${base}.${echo}`, `it echoes "${name}", which is no field`);
    }
    for (const [part, name] of Object.entries(accepts)) {
      if (!known.has(name)) fail(`${base}.${part}`, `it stands for "${name}", which is no field`);
    }
    for (const name of Object.keys(parts)) {
      if (!known.has(name)) fail(`${base}.${name}`, 'parts bring its items, but it is no field');
    }
  }
}
