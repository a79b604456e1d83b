import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { isNothing } from '../../app/records/value-cell.tsx';

/** The number of values on a card; the page of the record shows all. */
const mostFacts = 5;

interface NamedField {
  readonly apiName: string;
  /** The declared name. */
  readonly name: string;
  readonly isPicture?: boolean | undefined;
}

/** The values that a card shows below its title: first those that classify the record, then the others. */
export function factsOf<Each extends NamedField>(
  collection: Collection,
  fields: readonly Each[],
  record: AnsweredRecord,
): readonly Each[] {
  const rank = ({ name }: Each) => (collection.facets.includes(name) ? 0 : 1);
  return fields
    .filter(
      ({ apiName, name, isPicture }) => isPicture !== true && name !== collection.title && !isNothing(record[apiName]),
    )
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostFacts);
}
