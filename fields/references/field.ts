import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import { plainField } from '../plain.ts';
import { recordId } from '../record-id.ts';
import type { ReferenceOptions } from '../reference/field.ts';

const ids = z.array(recordId).check(z.maxLength(100));
const sentIds = z.union([ids, z.pipe(z.pipe(z.string(), z.transform(parseJson)), ids)]);

/** The ids of several records of another collection, in order. Multipart bodies send them as JSON text. */
export const references = (options: ReferenceOptions) =>
  plainField<'references', readonly number[], ReferenceOptions>({
    kind: 'references',
    options,
    schema: () => sentIds,
    stored: () => ids,
    empty: [],
    refusal: 'unknownRecord',
    isEmpty: (value) => value.length === 0,
    spreadsheetCell: null,
    filter: { by: 'record', to: options.to, facts: (held) => (held.length === 0 ? [''] : held.map(String)) },
  });
