import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { Picture } from './picture.tsx';

/** The company's logo, or its name if there is none. */
export function Logo({ company }: { readonly company: Layout['company'] | undefined }) {
  const { t, href } = useSite();
  const name = company?.name.text ?? '';
  return (
    <a className="logo" href={href('/')} aria-label={name === '' ? t('home') : `${name} – ${t('home')}`}>
      {company?.logo ? (
        <Picture media={company.logo} sizes="10rem" alt="" loading="behind" />
      ) : (
        <span data-place={company?.name.place}>{name || t('home')}</span>
      )}
    </a>
  );
}
