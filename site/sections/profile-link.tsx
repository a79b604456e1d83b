import type { Media } from '../../fields/field.ts';
import { useSite } from '../render/site-context.ts';

interface Props {
  /** The company profile in the page's language. */
  readonly profile: Media;
  readonly className?: string | undefined;
}

/** A link to download the company profile. */
export function ProfileLink({ profile, className }: Props) {
  const { t, upload } = useSite();
  return (
    <a className={className} href={upload(profile)} type="application/pdf">
      {t('companyProfile')}
    </a>
  );
}
