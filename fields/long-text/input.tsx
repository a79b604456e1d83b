import type { InputProps } from '../input.ts';
import { TranslatedInput } from '../translated-input.tsx';

/** Several lines in each language. */
export const LongTextInput = (props: InputProps) => <TranslatedInput {...props} rows={4} />;
