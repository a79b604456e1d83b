import type { InputProps } from '../input.ts';
import { PlainInput } from '../plain-input.tsx';

export const DateInput = (props: InputProps) => <PlainInput {...props} type="date" isLeftToRight />;
