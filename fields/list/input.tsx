import { lazy, useMemo } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { GroupFrame } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import type { ListField } from './field.ts';
import { gridShapeOf } from './grid/grid-shape.ts';
import { ItemsInput } from './items-input.tsx';

const RowsGrid = lazy(async () => ({ default: (await import('./grid/rows-grid.tsx')).RowsGrid }));

/** Short rows as a table, fetched with the first form that has one; items that hold more stand one below the other. */
export function ListInput(props: InputProps<readonly unknown[], ListField>) {
  const { field } = props;
  const { language, uiOf } = useInputServices();
  const shape = useMemo(() => gridShapeOf(field, language, uiOf), [field, language, uiOf]);
  if (shape === null) return <ItemsInput {...props} />;
  return (
    <GroupFrame {...props}>
      <LazyPart fallback={<Waiting />}>
        <RowsGrid {...props} shape={shape} />
      </LazyPart>
    </GroupFrame>
  );
}
