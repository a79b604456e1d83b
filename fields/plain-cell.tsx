import type { CellProps } from './cell.ts';

export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const PlainCell = ({ value }: CellProps<string>) =>
  value === '' ? null : (
    <p className="truncate">
      <bdi>{value}</bdi>
    </p>
  );
