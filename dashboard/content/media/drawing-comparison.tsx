import { useQuery } from '@tanstack/react-query';
import { fileAddress } from '../../../fields/file-address.ts';
import { isDrawing } from '../../../fields/file-preview.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { findDifference } from './drawing-difference.ts';

interface DrawingComparisonProps {
  /** The uploaded file. */
  readonly sent: Blob;
  /** The name of the stored file. */
  readonly name: string;
}

/**
 * An SVG before and after unsafe parts were removed. Shows both if the difference is visible, and a sentence if not.
 * Renders nothing for other files.
 */
export function DrawingComparison({ sent, name }: DrawingComparisonProps) {
  const t = useLateTranslations();
  const after = fileAddress(name);
  const { data: difference = null } = useQuery({
    queryKey: ['drawing-difference', name],
    queryFn: () => findDifference(sent, after),
    enabled: isDrawing(name),
    staleTime: Infinity,
  });
  if (difference === null) return null;
  if (!difference.isSeen) return <p className="basis-full text-muted">{t('drawingSame')}</p>;
  const pictures = [
    { address: difference.before, words: t('drawingBefore') },
    { address: after, words: t('drawingAfter') },
  ];
  return (
    <div role="group" aria-label={t('drawingDiffers')} className="grid basis-full gap-2">
      <p className="font-medium">{t('drawingDiffers')}</p>
      <div className="flex flex-wrap gap-3">
        {pictures.map(({ address, words }) => (
          <figure key={words} className="grid gap-1">
            <img src={address} alt={words} className="size-32 rounded-lg bg-white object-contain" />
            <figcaption className="text-muted">{words}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
