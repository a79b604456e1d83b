import { useDeferredValue, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { offers } from '../../../calls/offers.ts';
import { countries, countryNames, isCountry } from '../../../content/countries.ts';
import { offerStates } from '../../../content/offers/state.ts';
import type { LateWord } from '../../../language/late-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Select } from '../../../ui/select.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { addressOfCall } from '../../app/ask.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateWords } from '../../app/late-words.ts';
import { hiddenWords } from '../../app/shell/hidden-words.ts';
import { MoreButton } from '../../app/shell/more-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { SearchBox } from '../../app/shell/search-box.tsx';
import { MakeOffer } from './make-offer.tsx';
import { OfferFigures } from './offer-figures.tsx';
import { OfferLine } from './offer-line.tsx';
import { stateWords } from './offer-words.ts';
import { type ShownOffers, useOffers } from './use-offers.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

const shownStates = ['open', 'asked', ...offerStates] as const;

const wordOf = (state: ShownOffers['state']): LateWord => {
  if (state === undefined) return 'filterAll';
  if (state === 'open') return 'offersOpen';
  return state === 'asked' ? 'offersAsked' : stateWords[state];
};

/** What the list shows, as its address says it; its words stand in no address. */
function shownIn(address: URLSearchParams, words: string): ShownOffers {
  const country = address.get('country');
  return {
    state: shownStates.find((state) => state === address.get('state')),
    country: isCountry(country) ? country : undefined,
    words,
  };
}

function placeOf({ state, country, words }: ShownOffers) {
  const address = new URLSearchParams({ ...(state && { state }), ...(country && { country }) }).toString();
  return { to: address === '' ? '/offers' : `/offers?${address}`, state: { words } };
}

function OfferList({ shown }: { readonly shown: ShownOffers }) {
  const say = useLateWords();
  const found = useOffers(shown);
  if (found.isPending) return <Waiting />;
  const listed = found.data?.pages.flat() ?? [];
  const isFiltered = shown.state !== undefined || shown.country !== undefined || shown.words !== '';
  return (
    <>
      {found.isError && <Retry error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && listed.length === 0 && <Empty>{say(isFiltered ? 'offersNone' : 'offersNoneYet')}</Empty>}
      {listed.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden" aria-busy={found.isPlaceholderData}>
          {listed.map((offer) => (
            <OfferLine key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
      <MoreButton list={found} label={say('offersOlder')} />
    </>
  );
}

/** Every offer to a customer: found, narrowed down, in figures, and the way to a new one. */
export function OffersScreen() {
  const say = useLateWords();
  const [address] = useSearchParams();
  const { state: hidden } = useLocation();
  const navigate = useNavigate();
  const [isMaking, setIsMaking] = useState(false);
  const shown = shownIn(address, hiddenWords(hidden));
  const words = useDeferredValue(shown.words);
  const change = (part: Partial<ShownOffers>) => {
    const { to, state } = placeOf({ ...shown, ...part });
    void navigate(to, { state, replace: true, preventScrollReset: true });
  };
  const { state, country } = shown;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <ScreenTitle>{say('offers')}</ScreenTitle>
          <p className="text-sm text-muted">{say('offersIntro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a className="button" href={addressOfCall(offers.export, { query: { state, country } })} download>
            {say('exportCsv')}
          </a>
          <Button look="filled" onPress={() => setIsMaking(true)}>
            {say('offerNew')}
          </Button>
        </div>
      </header>
      <OfferFigures />
      <nav aria-label={say('offersFilter')}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...shownStates].map((each) => (
            <li key={each ?? ''}>
              <Link
                {...placeOf({ ...shown, state: each })}
                className="pill"
                aria-current={state === each ? 'page' : undefined}
              >
                {say(wordOf(each))}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap gap-3">
        <SearchBox label={say('offersSearch')} text={shown.words} onType={(typed) => change({ words: typed })} />
        <Select
          className="sm:max-w-60"
          aria-label={say('offerCountry')}
          value={country ?? ''}
          options={[
            { value: '', label: say('offersAllCountries') },
            ...countries.map((each) => ({ value: each, label: countryNames[each][currentLanguage()] })),
          ]}
          onSelect={(chosen) => change({ country: isCountry(chosen) ? chosen : undefined })}
        />
      </div>
      <OfferList shown={{ ...shown, words }} />
      {isMaking && <MakeOffer onClose={() => setIsMaking(false)} />}
    </section>
  );
}
