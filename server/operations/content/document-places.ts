import type { Collection } from '../../../content/model/collection.ts';
import type { Database } from '../../database/connect.ts';
import { assertParent, assertFreePlaces } from '../../records/repository/place.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';

/** The records of one parent: position by id. */
type Siblings = Map<number, number>;

interface Known {
  readonly parentOf: Map<number, number | null>;
  readonly byParent: Map<number | null, Siblings>;
}

/** Computes the parents and positions of all records after an import, without writing. */
export class DocumentPlaces {
  readonly #read: Database['read'];
  readonly #known = new Map<string, Known>();

  constructor({ read }: Pick<Database, 'read'>) {
    this.#read = read;
  }

  /** Loads the positions of a collection's records, once. */
  async load({ base }: Collection): Promise<void> {
    if (this.#known.has(base)) return;
    const rows = await this.#read
      .selectFrom('entry')
      .select(['id', 'parent_id as parent', 'position'])
      .where('collection', '=', base)
      .execute();
    const known: Known = { parentOf: new Map(), byParent: new Map() };
    this.#known.set(base, known);
    for (const { id, parent, position } of rows) {
      known.parentOf.set(id, parent);
      siblingsIn(known, parent).set(id, position);
    }
  }

  #of({ base }: Collection): Known {
    const known = this.#known.get(base);
    if (known === undefined) throw new Error(`The positions of ${base} were not read`);
    return known;
  }

  /** The ids of a parent's records, in order. */
  orderOf(collection: Collection, parent: number | null): readonly number[] {
    return [...siblingsIn(this.#of(collection), parent)]
      .toSorted(([one, first], [other, second]) => first - second || one - other)
      .map(([id]) => id);
  }

  /** Moves a record to the end of a parent. @throws InvalidError if the parent does not exist or is full */
  put(collection: Collection, id: number, parent: number | null): void {
    const known = this.#of(collection);
    const isThere =
      collection.parent !== undefined && parent !== null && this.#of(collection.parent).parentOf.has(parent);
    assertParent(collection, parent, isThere);
    const siblings = siblingsIn(known, parent);
    assertFreePlaces(collection, siblings.size);
    if (collection.isOnlyOfParent && siblings.size > 0)
      throw new InvalidError([{ path: 'category_id', code: 'taken' }]);
    const last = siblings.values().reduce((most, position) => Math.max(most, position), 0);
    siblingsIn(known, known.parentOf.get(id) ?? null).delete(id);
    known.parentOf.set(id, parent);
    siblings.set(id, last + 1);
  }
}

function siblingsIn({ byParent }: Known, parent: number | null): Siblings {
  const there = byParent.get(parent) ?? new Map<number, number>();
  byParent.set(parent, there);
  return there;
}
