import type { InputProps } from '../input.ts';
import { PlainInput } from '../plain-input.tsx';

export const PhoneInput = (props: InputProps) => <PlainInput {...props} type="tel" inputMode="tel" isLeftToRight />;
