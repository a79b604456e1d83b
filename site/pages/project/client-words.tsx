import { useId } from 'react';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Project } from './load.ts';

/** The client's quote as large text. */
export function ClientWords({ project: { quote, quoteBy } }: { readonly project: Project }) {
  const { t } = useSite();
  const id = useId();
  if (quote.text === '') return null;
  return (
    <section className="section container-site" aria-labelledby={id}>
      <h2 className="sr-only" id={id}>
        {t('clientWords')}
      </h2>
      <figure className="client-words">
        <blockquote className="said">
          <LocalizedText text={quote} />
        </blockquote>
        {quoteBy.text !== '' && (
          <figcaption>
            <LocalizedText text={quoteBy} />
          </figcaption>
        )}
      </figure>
    </section>
  );
}
