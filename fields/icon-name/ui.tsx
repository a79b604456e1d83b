import type { CellProps } from '../cell.ts';
import { defineUi } from '../field-ui.tsx';
import type { InputProps } from '../input.ts';
import { plainText } from '../plain-cell.tsx';
import { PlainInput } from '../plain-input.tsx';

const addressOf = (value: string): string | null => {
  const name = /^bi-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(value)?.[1];
  return name === undefined ? null : `/icons/${name}.svg#i`;
};

/** The icon with this name; nothing if there is none. */
function LibraryIcon({ value }: Pick<CellProps<string>, 'value'>) {
  const address = addressOf(value);
  return address === null ? null : (
    <svg className="size-6" fill="currentColor" aria-hidden="true">
      <use href={address} />
    </svg>
  );
}

const IconNameCell = ({ value }: CellProps<string>) =>
  value === '' ? null : (
    <p className="flex items-center gap-2 text-sm text-muted">
      <LibraryIcon value={value} />
      <bdi dir="ltr">{value}</bdi>
    </p>
  );

/** An input for the name of an icon, with the icon beside it. */
const IconNameInput = (props: InputProps<string>) => (
  <div className="flex items-end gap-3">
    <div className="grow">
      <PlainInput {...props} isLeftToRight />
    </div>
    <div className="grid size-11 place-items-center">
      <LibraryIcon value={props.value} />
    </div>
  </div>
);

export const iconNameUi = defineUi({
  read: plainText,
  Input: IconNameInput,
  Cell: IconNameCell,
  rowCell: () => ({ Icon: LibraryIcon, isLeftToRight: true }),
});
