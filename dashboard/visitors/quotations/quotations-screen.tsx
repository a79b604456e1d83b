import { useDeferredValue, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { quotations } from '../../../calls/quotations.ts';
import { countries, countryNames, isCountry } from '../../../content/countries.ts';
import { quotationStates } from '../../../content/quotations/state.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Select } from '../../../ui/select.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { addressOfCall } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { hiddenWords } from '../../app/shell/hidden-words.ts';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { SearchBox } from '../../app/shell/search-box.tsx';
import { CreateQuotation } from './create-quotation.tsx';
import { QuotationMetrics } from './quotation-metrics.tsx';
import { QuotationLine } from './quotation-line.tsx';
import { stateMessages } from './quotation-messages.ts';
import { type ShownQuotations, useQuotations } from './use-quotations.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

const shownStates = ['open', 'asked', ...quotationStates] as const;

const messageOf = (state: ShownQuotations['state']): LateMessage => {
  if (state === undefined) return 'filterAll';
  if (state === 'open') return 'offersOpen';
  return state === 'asked' ? 'offersAsked' : stateMessages[state];
};

/** The view of the list from its address; search words are not part of the address. */
function shownIn(address: URLSearchParams, words: string): ShownQuotations {
  const country = address.get('country');
  return {
    state: shownStates.find((state) => state === address.get('state')),
    country: isCountry(country) ? country : undefined,
    words,
  };
}

function placeOf({ state, country, words }: ShownQuotations) {
  const address = new URLSearchParams({ ...(state && { state }), ...(country && { country }) }).toString();
  return { to: address === '' ? '/offers' : `/offers?${address}`, state: { words } };
}

function QuotationList({ shown }: { readonly shown: ShownQuotations }) {
  const t = useLateTranslations();
  const found = useQuotations(shown);
  if (found.isPending) return <Loading />;
  const listed = found.data?.pages.flat() ?? [];
  const isFiltered = shown.state !== undefined || shown.country !== undefined || shown.words !== '';
  return (
    <>
      {found.isError && <Retry error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && listed.length === 0 && <Empty>{t(isFiltered ? 'offersNone' : 'offersNoneYet')}</Empty>}
      {listed.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden" aria-busy={found.isPlaceholderData}>
          {listed.map((quotation) => (
            <QuotationLine key={quotation.id} quotation={quotation} />
          ))}
        </ul>
      )}
      <SecondaryMenuButton list={found} label={t('offersOlder')} />
    </>
  );
}

/** All quotations with search, filters, metrics and a button for a new one. */
export function QuotationsScreen() {
  const t = useLateTranslations();
  const [address] = useSearchParams();
  const { state: hidden } = useLocation();
  const navigate = useNavigate();
  const [isMaking, setIsMaking] = useState(false);
  const shown = shownIn(address, hiddenWords(hidden));
  const words = useDeferredValue(shown.words);
  const change = (part: Partial<ShownQuotations>) => {
    const { to, state } = placeOf({ ...shown, ...part });
    void navigate(to, { state, replace: true, preventScrollReset: true });
  };
  const { state, country } = shown;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <ScreenTitle>{t('offers')}</ScreenTitle>
          <p className="text-sm text-muted">{t('offersIntro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a className="button" href={addressOfCall(quotations.export, { query: { state, country } })} download>
            {t('exportCsv')}
          </a>
          <Button variant="filled" onPress={() => setIsMaking(true)}>
            {t('offerNew')}
          </Button>
        </div>
      </header>
      <QuotationMetrics />
      <nav aria-label={t('offersFilter')}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...shownStates].map((each) => (
            <li key={each ?? ''}>
              <Link
                {...placeOf({ ...shown, state: each })}
                className="pill"
                aria-current={state === each ? 'page' : undefined}
              >
                {t(messageOf(each))}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap gap-3">
        <SearchBox label={t('offersSearch')} text={shown.words} onType={(typed) => change({ words: typed })} />
        <Select
          className="sm:max-w-60"
          aria-label={t('offerCountry')}
          value={country ?? ''}
          options={[
            { value: '', label: t('offersAllCountries') },
            ...countries.map((each) => ({ value: each, label: countryNames[each][currentLanguage()] })),
          ]}
          onSelect={(chosen) => change({ country: isCountry(chosen) ? chosen : undefined })}
        />
      </div>
      <QuotationList shown={{ ...shown, words }} />
      {isMaking && <CreateQuotation onClose={() => setIsMaking(false)} />}
    </section>
  );
}
