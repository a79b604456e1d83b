import { childrenOf, findCollection } from '../../content/collections/index.ts';
import { findableOf } from '../../content/findable.ts';
import type { Change } from '../changes/change.ts';
import { findPlaces, findRow } from '../changes/entry-rows.ts';
import { knownCollection } from '../changes/known-collections.ts';
import { writeDocument } from './write-document.ts';

/** Noted when what can be found has changed. */
export const searchTag = 'search';

/** `products/68` is a record, `productssectionone<68` the sections of a record. */
const tagForm = /^(.+)([/<])(\d+)$/;

interface Subject {
  readonly base: string;
  readonly id: number;
}

/** The records whose words or visibility a change may have changed, from the tags it touched. */
async function subjectsOf(change: Change): Promise<Subject[]> {
  const subjects = new Map<string, Subject>();
  const add = (base: string, id: number): void => {
    if (findableOf(base) !== undefined) subjects.set(`${base}/${id}`, { base, id });
  };
  for (const tag of change.tags) {
    const [, base = '', sign, digits] = tagForm.exec(tag) ?? [];
    const collection = knownCollection(base);
    if (collection === undefined) continue;
    const id = Number(digits);
    if (sign === '<' && collection.parent !== undefined) add(collection.parent.base, id);
    if (sign !== '/') continue;
    add(base, id);
    for (const below of childrenOf(collection)) {
      if (findableOf(below.base) === undefined) continue;
      for (const row of await findPlaces(change.tx, below.base, id)) add(below.base, row.id);
    }
  }
  return [...subjects.values()];
}

/** Keeps what is found in line with a change, inside its transaction. Documents of deleted records go with these. */
export async function keepDocuments(change: Change): Promise<void> {
  for (const { base, id } of await subjectsOf(change)) {
    const collection = findCollection(base);
    const row = await findRow(change.tx, base, id);
    if (collection === undefined || row === undefined) change.tags.add(searchTag);
    else if (await writeDocument(change.tx, collection, row)) change.tags.add(searchTag);
  }
}
