import { defineUi } from '../field-ui.tsx';
import type { FieldOf } from '../field-kind.ts';
import type { InputProps } from '../input.ts';
import { PlainCell, plainText } from '../plain-cell.tsx';
import { PlainInput } from '../plain-input.tsx';

/** An input for a text that is the same in both languages. */
function PlainTextInput(props: InputProps<string, FieldOf<'plain-text'>>) {
  return <PlainInput {...props} rows={props.field.options.multiline === true ? 4 : 1} />;
}

export const plainTextUi = defineUi({
  read: plainText,
  Input: PlainTextInput,
  Cell: PlainCell,
  rowCell: ({ options }) => (options.multiline === true ? null : {}),
});
