import type { Field, FieldOptions, FileKind } from '../../fields/field.ts';
import type { FileOptions } from '../../fields/file-field.ts';

const isFileOptions = (options: FieldOptions): options is FileOptions => 'accept' in options;

/** The file types that a field accepts; `undefined` if it is not a file field. */
export const acceptedKinds = (field: Field | undefined): readonly FileKind[] | undefined =>
  field !== undefined && isFileOptions(field.options) ? field.options.accept : undefined;
