import type { InputProps } from '../input.ts';
import { PlainInput } from '../plain-input.tsx';

/** Words that are the same in both languages. */
export function PlainTextInput(props: InputProps) {
  const { options } = props.field;
  return <PlainInput {...props} rows={'multiline' in options && options.multiline === true ? 4 : 1} />;
}
