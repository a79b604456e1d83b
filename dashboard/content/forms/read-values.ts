import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Field, isRequired, type Issue, richName } from '../../../fields/field.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { readValue } from '../../app/records/read-value.ts';
import { type WireValues, wireFields } from '../../app/records/wire-record.ts';

/** The API value of an empty field. */
const emptyValue = (field: Field): unknown =>
  field.serialize(field.empty, {
    language: currentLanguage(),
    all: true,
    findMedia: () => undefined,
    fellBack: () => {},
  });

const noStructures = { en: null, ar: null };

/** The initial values of a form: those of a record, or empty ones. */
export const startValues = (collection: Collection, record: AnsweredRecord | null): WireValues =>
  Object.fromEntries(
    wireFields(collection).flatMap(([wire, field]) => [
      [wire, record?.[wire] ?? emptyValue(field)],
      ...(field.rich === undefined ? [] : [[richName(wire), record?.[richName(wire)] ?? noStructures]]),
    ]),
  );

/** The issues of a record's values that can be found without the server. */
export const defectsOf = (collection: Collection, values: WireValues, isNew: boolean): readonly Issue[] =>
  wireFields(collection).flatMap(([wire, field]) => {
    const { stored, issues } = readValue(field, values[wire], wire);
    const isMissing = isRequired(field, isNew) && field.isEmpty(stored);
    return isMissing ? [{ path: wire, code: 'required' }] : issues;
  });
