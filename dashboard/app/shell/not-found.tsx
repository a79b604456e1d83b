import { Link } from 'react-router';
import { useTranslations } from '../translations.ts';
import { ScreenTitle } from './screen-title.tsx';

/** Shown for unknown addresses below `/dashboard`. */
export function NotFound() {
  const t = useTranslations();
  return (
    <section className="grid justify-items-start gap-3">
      <ScreenTitle>{t('notFound')}</ScreenTitle>
      <p className="text-muted">{t('notFoundText')}</p>
      <Link to="/" className="button">
        {t('backToOverview')}
      </Link>
    </section>
  );
}
