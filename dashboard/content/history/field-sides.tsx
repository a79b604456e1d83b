import type { ReactNode } from 'react';
import type { Field } from '../../../fields/field.ts';
import { ValueCell } from '../../app/records/value-cell.tsx';
import { TextChange, type DescribedValue } from './text-change.tsx';

export interface FieldSide extends DescribedValue {
  /** Which of both it is; empty where it stands alone. */
  readonly name: string;
}

interface FieldSidesProps {
  /** `undefined` where it is declared no more. */
  readonly field: Field | undefined;
  readonly sides: readonly FieldSide[];
  /** Shows a value whose field is not known. */
  readonly show?: (value: unknown) => ReactNode;
}

/** A value beside another one, and in words what is different. */
export function FieldSides({ field, sides, show }: FieldSidesProps) {
  const [before, after] = sides;
  return (
    <>
      <div className={`grid gap-3 ${sides.length > 1 ? 'sm:grid-cols-2' : ''}`}>
        {sides.map(({ name, value }) => (
          <div key={name} className="choice-card content-start">
            {name !== '' && <p className="text-sm text-muted">{name}</p>}
            {field === undefined ? show?.(value) : <ValueCell field={field} value={value} />}
          </div>
        ))}
      </div>
      {field !== undefined && before !== undefined && after !== undefined && (
        <TextChange field={field} before={before} after={after} />
      )}
    </>
  );
}
