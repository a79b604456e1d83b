import type { ReactNode } from 'react';
import type { FindableKind } from '../../../content/findable-kinds.ts';
import { routes } from '../../../content/routes.ts';
import { isolate } from '../../../language/bidi.ts';
import { definePage } from '../../page.ts';
import { SearchForm } from '../../sections/search-form.tsx';
import { useSite } from '../../site-context.ts';
import { loadSearch, type SearchData } from './load.ts';
import { Result } from './result.tsx';

const asking = (query: string, kind?: FindableKind): URLSearchParams =>
  new URLSearchParams({ q: query, ...(kind && { kind }) });

/** All results, or those of one kind. */
function Kinds({ query, kind, kinds }: Pick<SearchData, 'query' | 'kind' | 'kinds'>) {
  const { say, link } = useSite();
  if (kinds.length < 2 && kind === undefined) return null;
  const choices = [
    { kind: undefined, name: say('everyKind') },
    ...kinds.map((each) => ({ ...each, name: say(`kind-${each.kind}`) })),
  ];
  return (
    <nav aria-label={say('resultKinds')}>
      <ul className="pills">
        {choices.map((choice) => (
          <li key={choice.kind ?? ''}>
            <a
              className="pill"
              href={link('search', {}, asking(query, choice.kind))}
              aria-current={choice.kind === kind ? 'true' : undefined}
              rel="nofollow"
            >
              {choice.name} {'count' in choice && <span className="pill-count">{choice.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Notice({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="finding-notice">
      <h2 className="heading-2">{title}</h2>
      <p className="mt-4 text-lg text-mist">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">{children}</p>
    </div>
  );
}

function Found({ data }: { readonly data: SearchData }) {
  const { say, link } = useSite();
  const { query, results, isFull, hasFailed } = data;
  if (query === '') return <p className="mt-6 text-lg text-mist">{say('searchInvitation')}</p>;
  if (hasFailed) {
    return (
      <Notice title={say('searchFailed')} text={say('searchFailedText')}>
        <a className="button" href={link('search', {}, asking(query, data.kind))}>
          {say('tryAgain')}
        </a>
      </Notice>
    );
  }
  if (results.length === 0) {
    return (
      <Notice title={say('nothingFound', { query: isolate(query) })} text={say('nothingFoundText')}>
        <a className="button" href={link('products')}>
          {say('productsTitle')}
        </a>
      </Notice>
    );
  }
  return (
    <>
      <p className="result-count" role="status">
        {say(isFull ? 'bestResults' : 'resultCount', { count: results.length })}
      </p>
      <ol className="results">
        {results.map((result) => (
          <Result key={`${result.kind}/${result.id}`} result={result} />
        ))}
      </ol>
    </>
  );
}

function Search({ data }: { readonly data: SearchData }) {
  const { say } = useSite();
  const { query } = data;
  return (
    <div className="container-site finding">
      <h1 className="heading-1">{query === '' ? say('search') : say('resultsFor', { query: isolate(query) })}</h1>
      <div className="finding-form">
        <SearchForm id="search-here" query={query} />
      </div>
      <Kinds query={query} kind={data.kind} kinds={data.kinds} />
      <Found data={data} />
    </div>
  );
}

/** What was found; never kept and never listed, because its address holds whatever anyone types. */
export const search = definePage({
  path: routes.search,
  name: 'searchSite',
  reads: ['q', 'kind'],
  load: loadSearch,
  head: ({ query }, { say }) => ({
    title: query === '' ? say('search') : say('resultsFor', { query: isolate(query) }),
    noindex: true,
  }),
  View: Search,
});
