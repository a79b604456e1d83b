import { useState } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from '../translations.ts';
import { inboxCounters } from './inbox-counters.ts';
import { useToday } from './use-today.ts';

const most = 99;

/**
 * Counters of work that waits for the administrator: four links with numbers, in addition to the navigation bar. A live
 * region announces a number that rises.
 */
export function InboxBar() {
  const t = useTranslations();
  const { data } = useToday();
  const counts = inboxCounters.map(({ countIn }) => (data === undefined ? null : countIn(data)));
  const [seen, setSeen] = useState(counts);
  const [news, setNews] = useState('');
  if (counts.some((count, index) => count !== seen[index])) {
    const risen = inboxCounters.flatMap(({ announcement }, index) => {
      const [count, before] = [counts[index] ?? null, seen[index] ?? null];
      return count !== null && before !== null && count > before ? [t(announcement, { count })] : [];
    });
    setSeen(counts);
    setNews(risen.join('. '));
  }
  return (
    <div role="group" aria-label={t('needsYou')} className="needs">
      <ul>
        {inboxCounters.map(({ word, path, filter, announcement }, index) => {
          const count = counts[index] ?? 0;
          return (
            <li key={path}>
              <NavLink to={count === 0 ? path : `${path}${filter}`} end className="need">
                <span className="truncate">{t(word)}</span>
                {count > 0 && (
                  <>
                    <span aria-hidden="true" className="need-count">
                      {count > most ? `${most}+` : count}
                    </span>
                    <span className="sr-only">{`: ${t(announcement, { count })}`}</span>
                  </>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
