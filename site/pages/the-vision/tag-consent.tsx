import { useId } from 'react';
import { foreignAddress } from '../../foreign-address.ts';
import { useSite } from '../../site-context.ts';
import type { Landing } from './load.ts';

/** Asks before scripts of others are loaded; with none configured there is nothing to ask. */
export function TagConsent({ tags }: Pick<Landing, 'tags'>) {
  const { say } = useSite();
  const id = useId();
  const sources = tags.map(({ src }) => foreignAddress(src)).filter((src) => src !== null);
  if (sources.length === 0) return null;
  return (
    <tag-consent sources={JSON.stringify(sources)}>
      <div className="consent" role="region" aria-labelledby={id} data-ask hidden>
        <p id={id}>{say('consentText')}</p>
        <ul className="consent-names">
          {tags.map(({ key, name }) => (
            <li key={key}>{name.text}</li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="button" className="button-quiet" data-answer="yes">
            {say('consentAccept')}
          </button>
          <button type="button" className="button-quiet" data-answer="no">
            {say('consentDecline')}
          </button>
        </div>
      </div>
      <p className="container-site pb-10" data-withdraw hidden>
        <button type="button" className="more-link" data-answer="no">
          {say('consentWithdraw')}
        </button>
      </p>
    </tag-consent>
  );
}
