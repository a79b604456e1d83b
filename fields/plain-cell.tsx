import type { CellProps } from './cell.ts';

export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A plain value as a list shows it. */
export function PlainCell({ value }: CellProps) {
  const text = plainText(value);
  return text === '' ? null : (
    <p className="truncate">
      <bdi>{text}</bdi>
    </p>
  );
}
