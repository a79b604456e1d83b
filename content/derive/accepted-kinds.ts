import type { Field, FieldOptions, FileKind } from '../../fields/field.ts';
import type { FileOptions } from '../../fields/file-field.ts';

const isFileOptions = (options: FieldOptions): options is FileOptions => 'accept' in options;

/** The kinds of file a field holds; `undefined` where it holds none. */
export const acceptedKinds = (field: Field | undefined): readonly FileKind[] | undefined =>
  field !== undefined && isFileOptions(field.options) ? field.options.accept : undefined;
