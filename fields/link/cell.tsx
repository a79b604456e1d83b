import { type CellProps, useCellServices } from '../cell.ts';
import { plainText } from '../plain-cell.tsx';

export function LinkCell({ value }: CellProps) {
  const link = plainText(value);
  const { say } = useCellServices();
  const isAddress = link.startsWith('/') || /^https:\/\//i.test(link);
  if (link === '') return null;
  return (
    <p className="truncate text-sm text-muted" dir="ltr">
      {isAddress ? (
        <a href={link} target="_blank" rel="noreferrer" className="link" title={say('opensNewTab')}>
          {link}
        </a>
      ) : (
        link
      )}
    </p>
  );
}
