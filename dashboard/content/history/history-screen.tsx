import { useTranslations } from '../../app/translations.ts';
import { HistoryList } from './history-list.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** The history of the whole site. */
export function HistoryScreen() {
  const t = useTranslations();
  return (
    <section className="grid gap-6">
      <header>
        <ScreenTitle>{t('history')}</ScreenTitle>
        <p className="text-sm text-muted">{t('historyIntro')}</p>
      </header>
      <HistoryList of={null} />
    </section>
  );
}
