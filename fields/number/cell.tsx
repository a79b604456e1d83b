import type { CellProps } from '../cell.ts';
import { plainText } from '../plain-cell.tsx';

export const unitOf = ({ field }: Pick<CellProps, 'field'>): string =>
  'unit' in field.options && typeof field.options.unit === 'string' ? field.options.unit : '';

export function NumberCell(props: CellProps) {
  const text = plainText(props.value);
  return text === '' ? null : <p dir="ltr" className="text-start">{`${text} ${unitOf(props)}`}</p>;
}
