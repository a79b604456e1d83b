import type { InputProps } from '../input.ts';
import { PlainInput } from '../plain-input.tsx';

export const TimeInput = (props: InputProps) => <PlainInput {...props} type="time" isLeftToRight />;
