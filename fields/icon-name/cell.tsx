import type { CellProps } from '../cell.ts';
import { plainText } from '../plain-cell.tsx';

const addressOf = (value: unknown): string | null => {
  const name = /^bi-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(plainText(value))?.[1];
  return name === undefined ? null : `/icons/${name}.svg#i`;
};

/** The drawing that an icon's name stands for; nothing while the name is none. */
export function Drawing({ value }: Pick<CellProps, 'value'>) {
  const address = addressOf(value);
  return address === null ? null : (
    <svg className="size-6" fill="currentColor" aria-hidden="true">
      <use href={address} />
    </svg>
  );
}

export const IconNameCell = ({ value }: CellProps) =>
  plainText(value) === '' ? null : (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Drawing value={value} />
      <bdi dir="ltr">{plainText(value)}</bdi>
    </p>
  );
