import { useId, useState } from 'react';
import { store } from '../elements/stored-choice.ts';
import { useIsland } from './island-context.tsx';
import { useStored } from './use-stored.ts';

interface Props {
  /** Addresses of the scripts. */
  readonly sources: readonly string[];
  /** Names that are shown to the visitor. */
  readonly names: readonly string[];
}

const key = 'tagConsent';

/** Loads third-party scripts only after the visitor has agreed. The consent can be withdrawn. */
export function TagConsent({ sources, names }: Props) {
  const { t } = useIsland();
  const id = useId();
  const stored = useStored(key);
  const [consent, setConsent] = useState<'yes' | 'no' | null>(null);
  const answer = consent ?? stored;

  function decide(next: 'yes' | 'no'): void {
    store(() => localStorage, key, next);
    // A script that has run cannot be unloaded; the reloaded page runs without it.
    if (next === 'no' && answer === 'yes') location.reload();
    else setConsent(next);
  }

  if (answer === undefined || answer === 'no') return null;
  if (answer === 'yes')
    return (
      <>
        {sources.map((source) => (
          <script key={source} async src={source} />
        ))}
        <p className="container-site pb-10">
          <button type="button" className="more-link" onClick={() => decide('no')}>
            {t('consentWithdraw')}
          </button>
        </p>
      </>
    );
  return (
    <div className="consent" role="region" aria-labelledby={id}>
      <p id={id}>{t('consentText')}</p>
      <ul className="consent-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="button-quiet" onClick={() => decide('yes')}>
          {t('consentAccept')}
        </button>
        <button type="button" className="button-quiet" onClick={() => decide('no')}>
          {t('consentDecline')}
        </button>
      </div>
    </div>
  );
}
