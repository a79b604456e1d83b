import type { InputProps } from '../input.ts';
import { PlainInput } from '../plain-input.tsx';
import { Drawing } from './cell.tsx';

/** An icon by its name in the library, drawn beside it. */
export const IconNameInput = (props: InputProps) => (
  <div className="flex items-end gap-3">
    <div className="grow">
      <PlainInput {...props} isLeftToRight />
    </div>
    <div className="grid size-11 place-items-center">
      <Drawing value={props.value} />
    </div>
  </div>
);
