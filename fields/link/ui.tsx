import { lazy } from 'react';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { type CellProps, useCellServices } from '../cell.ts';
import { defineUi } from '../field-ui.tsx';
import type { InputProps } from '../input.ts';
import { plainText } from '../plain-cell.tsx';

// The list of pages is larger than all other inputs together, and the first screen has no form.
const LazyInput = lazy(async () => ({ default: (await import('./input.tsx')).LinkInput }));

const LinkInput = (props: InputProps<string>) => (
  <LazyBoundary fallback={<Loading />}>
    <LazyInput {...props} />
  </LazyBoundary>
);

function LinkCell({ value: link }: CellProps<string>) {
  const { t } = useCellServices();
  const isAddress = link.startsWith('/') || /^https:\/\//i.test(link);
  if (link === '') return null;
  return (
    <p className="truncate text-sm text-muted" dir="ltr">
      {isAddress ? (
        <a href={link} target="_blank" rel="noreferrer" className="link" title={t('opensNewTab')}>
          {link}
        </a>
      ) : (
        link
      )}
    </p>
  );
}

export const linkUi = defineUi({
  read: plainText,
  Input: LinkInput,
  Cell: LinkCell,
  rowCell: () => ({ inputMode: 'url', isLeftToRight: true }),
});
