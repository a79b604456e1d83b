import type { Media } from '../../fields/field.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';

interface Props {
  readonly sheet: Media;
  /** What the spec sheet is about, for screen readers. */
  readonly of: string;
}

/** A link to download the spec sheet. */
export function SheetLink({ sheet, of }: Props) {
  const { t, upload } = useSite();
  return (
    <a className="more-link" href={upload(sheet)} type="application/pdf">
      <Icon name="download" className="size-4" />
      {t('specSheet')}
      <span className="sr-only">: {of}</span>
    </a>
  );
}
