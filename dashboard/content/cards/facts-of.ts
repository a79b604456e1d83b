import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { apiNameOf } from '../../../fields/field.ts';
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
  const title = collection.fields[collection.title];
  const titleApiName = title === undefined ? '' : apiNameOf(collection.title, title);
  const filled = fields.filter(
    ({ apiName, isPicture }) => isPicture !== true && apiName !== titleApiName && !isNothing(record[apiName]),
  );
  const isFacet = ({ name }: Each) => collection.facets.includes(name);
  return [...filled.filter(isFacet), ...filled.filter((each) => !isFacet(each))].slice(0, mostFacts);
}
