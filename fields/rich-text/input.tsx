import type { InputProps } from '../input.ts';
import { TranslatedInput } from '../translated-input.tsx';

/** Lines in each language; `**bold**`, and lines that begin with a number, a bullet or a hyphen become lists. */
export const RichTextInput = (props: InputProps) => <TranslatedInput {...props} rows={8} />;
