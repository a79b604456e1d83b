import { Link } from 'react-router';
import { useWords } from '../words.ts';
import { ScreenTitle } from './screen-title.tsx';

/** For addresses below `/dashboard` that lead nowhere. */
export function NotFound() {
  const say = useWords();
  return (
    <section className="grid justify-items-start gap-3">
      <ScreenTitle>{say('notFound')}</ScreenTitle>
      <p className="text-muted">{say('notFoundText')}</p>
      <Link to="/" className="button">
        {say('backToOverview')}
      </Link>
    </section>
  );
}
