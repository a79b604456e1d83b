import type { ReactNode } from 'react';
import type { Field } from '../../../fields/field.ts';
import { ValueCell } from '../../app/records/value-cell.tsx';
import { TextChange, type DescribedValue } from './text-change.tsx';

export interface FieldSide extends DescribedValue {
  /** The label of the side; empty if there is only one. */
  readonly name: string;
}

interface FieldSidesProps {
  /** `undefined` if it is no longer declared. */
  readonly field: Field | undefined;
  readonly sides: readonly FieldSide[];
  /** Renders a value without a known field. */
  readonly show?: (value: unknown) => ReactNode;
}

/** Two values side by side, with their difference in words. */
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
