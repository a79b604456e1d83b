import type { InputProps } from '../input.ts';
import { TranslatedInput } from '../translated-input.tsx';

/** One line in each language. */
export const TextInput = (props: InputProps) => <TranslatedInput {...props} rows={1} />;
