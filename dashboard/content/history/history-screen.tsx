import { useWords } from '../../app/words.ts';
import { HistoryList } from './history-list.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** The history of the whole site. */
export function HistoryScreen() {
  const say = useWords();
  return (
    <section className="grid gap-6">
      <header>
        <ScreenTitle>{say('history')}</ScreenTitle>
        <p className="text-sm text-muted">{say('historyIntro')}</p>
      </header>
      <HistoryList of={null} />
    </section>
  );
}
