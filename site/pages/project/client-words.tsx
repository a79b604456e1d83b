import { useId } from 'react';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Project } from './load.ts';

/** What the client says of the work, alone in type. */
export function ClientWords({ project: { quote, quoteBy } }: { readonly project: Project }) {
  const { say } = useSite();
  const id = useId();
  if (quote.text === '') return null;
  return (
    <section className="section container-site" aria-labelledby={id}>
      <h2 className="sr-only" id={id}>
        {say('clientWords')}
      </h2>
      <figure className="client-words">
        <blockquote className="said">
          <Say text={quote} />
        </blockquote>
        {quoteBy.text !== '' && (
          <figcaption>
            <Say text={quoteBy} />
          </figcaption>
        )}
      </figure>
    </section>
  );
}
