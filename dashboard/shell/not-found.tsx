import { Link } from 'react-router';
import { useWords } from '../words.ts';

/** For addresses below `/dashboard` that lead nowhere. */
export function NotFound() {
  const say = useWords();
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-2xl font-semibold">{say('notFound')}</h2>
      <p className="text-muted">{say('notFoundText')}</p>
      <Link to="/" className="button">
        {say('backToOverview')}
      </Link>
    </section>
  );
}
