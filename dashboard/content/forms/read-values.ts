import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Field, isRequired, type Issue, richName } from '../../../fields/field.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { readValue } from '../../app/records/read-value.ts';
import { type ApiValues, apiFields } from '../../app/records/api-record.ts';

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
export const startValues = (collection: Collection, record: AnsweredRecord | null): ApiValues =>
  Object.fromEntries(
    apiFields(collection).flatMap(([apiName, field]) => [
      [apiName, record?.[apiName] ?? emptyValue(field)],
      ...(field.rich === undefined ? [] : [[richName(apiName), record?.[richName(apiName)] ?? noStructures]]),
    ]),
  );

/** The issues of a record's values that can be found without the server. */
export const defectsOf = (collection: Collection, values: ApiValues, isNew: boolean): readonly Issue[] =>
  apiFields(collection).flatMap(([apiName, field]) => {
    const { stored, issues } = readValue(field, values[apiName], apiName);
    const isMissing = isRequired(field, isNew) && field.isEmpty(stored);
    return isMissing ? [{ path: apiName, code: 'required' }] : issues;
  });
