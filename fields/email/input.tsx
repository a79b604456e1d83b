import type { InputProps } from '../input.ts';
import { PlainInput } from '../plain-input.tsx';

export const EmailInput = (props: InputProps) => <PlainInput {...props} type="email" inputMode="email" isLeftToRight />;
