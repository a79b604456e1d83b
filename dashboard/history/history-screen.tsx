import { useWords } from '../words.ts';
import { HistoryList } from './history-list.tsx';

/** The history of the whole site. */
export function HistoryScreen() {
  const say = useWords();
  return (
    <section className="grid gap-6">
      <header>
        <h2 className="text-2xl font-semibold">{say('history')}</h2>
        <p className="text-sm text-muted">{say('historyIntro')}</p>
      </header>
      <HistoryList of={null} />
    </section>
  );
}
