import { lazy, useMemo } from 'react';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { GroupFrame } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import type { ListField } from './field.ts';
import { gridShapeOf } from './grid/grid-shape.ts';

const ItemsInput = lazy(async () => ({ default: (await import('./items-input.tsx')).ItemsInput }));
const RowsGrid = lazy(async () => ({ default: (await import('./grid/rows-grid.tsx')).RowsGrid }));

/** Short rows as a grid, larger items below one another. Each is loaded with the first form that needs it. */
export function ListInput(props: InputProps<readonly unknown[], ListField>) {
  const { field } = props;
  const { language, uiOf } = useInputServices();
  const shape = useMemo(() => gridShapeOf(field, language, uiOf), [field, language, uiOf]);
  if (shape === null)
    return (
      <LazyBoundary fallback={<Loading />}>
        <ItemsInput {...props} />
      </LazyBoundary>
    );
  return (
    <GroupFrame {...props}>
      <LazyBoundary fallback={<Loading />}>
        <RowsGrid {...props} shape={shape} />
      </LazyBoundary>
    </GroupFrame>
  );
}
