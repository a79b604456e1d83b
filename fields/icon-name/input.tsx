import type { CellProps, InputProps } from '../input.ts';
import { PlainInput, plainText } from '../plain-input.tsx';

const addressOf = (value: unknown): string | null => {
  const name = /^bi-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(plainText(value))?.[1];
  return name === undefined ? null : `/icons/${name}.svg#i`;
};

/** The drawing that an icon's name stands for; nothing while the name is none. */
function Drawing({ value }: Pick<CellProps, 'value'>) {
  const address = addressOf(value);
  return address === null ? null : (
    <svg className="size-6" fill="currentColor" aria-hidden="true">
      <use href={address} />
    </svg>
  );
}

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

export const IconNameCell = ({ value }: CellProps) =>
  plainText(value) === '' ? null : (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Drawing value={value} />
      <bdi dir="ltr">{plainText(value)}</bdi>
    </p>
  );
