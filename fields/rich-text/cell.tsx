import { lazy, Suspense } from 'react';
import type { CellProps } from '../cell.ts';
import { TranslatedCell } from '../translated-cell.tsx';
import { hasMarks } from './has-marks.ts';

// The first screen shows no text of old, so what reads their marks is fetched by the lists that do.
const MarkedCell = lazy(async () => ({ default: (await import('./marked-cell.tsx')).MarkedCell }));

/** A formatted text by its words; those of old show their marks. */
export const RichTextCell = (props: CellProps) =>
  hasMarks(props.field) ? (
    <Suspense fallback={<TranslatedCell {...props} />}>
      <MarkedCell {...props} />
    </Suspense>
  ) : (
    <TranslatedCell {...props} />
  );
