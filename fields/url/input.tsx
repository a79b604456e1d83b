import type { InputProps } from '../input.ts';
import { PlainInput } from '../plain-input.tsx';

export const UrlInput = (props: InputProps) => <PlainInput {...props} type="url" inputMode="url" isLeftToRight />;
