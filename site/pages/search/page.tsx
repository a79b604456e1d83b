import { Fragment } from 'react';
import type { FindableKind } from '../../../content/findable-kinds.ts';
import { routes } from '../../../content/routes.ts';
import type { SiteMessages } from '../../../language/site-messages.ts';
import { definePage } from '../../render/page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CategoryLinks } from '../../sections/category-links.tsx';
import { ContactActions } from '../../sections/contact-actions.tsx';
import { Group } from '../../sections/group.tsx';
import { SearchForm } from '../../sections/search-form.tsx';
import { useSite } from '../../render/site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CompareList, overThePage } from '../products/compare-list.tsx';
import { findPages } from './found-pages.ts';
import { type Instead, loadSearch, type ResultGroup, type SearchData } from './load.ts';
import { Result } from './result.tsx';

const searchParams = (query: string, kind?: FindableKind): URLSearchParams =>
  new URLSearchParams({ q: query, ...(kind && { kind }) });

/** Links to all results and to those of one kind. */
function Kinds({ query, kind, kinds }: Pick<SearchData, 'query' | 'kind' | 'kinds'>) {
  const { t, link } = useSite();
  // The first link is for all kinds. With only one other link there is nothing to choose.
  if (kinds.length < (kind === undefined ? 3 : 1)) return null;
  return (
    <nav className="finding-kinds" aria-label={t('resultKinds')}>
      <ul className="pills">
        {kinds.map((choice) => (
          <li key={choice.kind ?? ''}>
            <a
              className="pill"
              href={link('search', {}, searchParams(query, choice.kind))}
              aria-current={choice.kind === kind ? 'true' : undefined}
              rel="nofollow"
            >
              {t(choice.kind === undefined ? 'everyKind' : `kind-${choice.kind}`)}{' '}
              {choice.count !== undefined && <span className="pill-count">{choice.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Failed({ data: { query, kind } }: { readonly data: SearchData }) {
  const { t, link } = useSite();
  return (
    <div className="finding-notice">
      <h2 className="heading-2">{t('searchFailed')}</h2>
      <p className="mt-4 text-lg text-mist">{t('searchFailedText')}</p>
      <p className="mt-8">
        <a className="button" href={link('search', {}, searchParams(query, kind))}>
          {t('tryAgain')}
        </a>
      </p>
    </div>
  );
}

/** Shown without results or query: a contact, the categories, and some products. */
function InsteadOfResults({ query, instead }: { readonly query: string; readonly instead: Instead }) {
  const { t, link } = useSite();
  const { products, categories, office } = instead;
  return (
    <>
      <p className="finding-ways">
        <a className="button" href={link('products')}>
          {t('productsTitle')}
        </a>
        <a className="button-quiet" href={link('projectList')}>
          {t('allProjects')}
        </a>
        <ContactActions office={office} about={query || t('yourProjects')} />
      </p>
      <nav aria-label={t('waysOn')}>
        <ul className="pills">
          <CategoryLinks categories={categories} className="pill" />
        </ul>
      </nav>
      {products.length > 0 && (
        <Group title={t('featuredProducts')} className="">
          <CompareList products={products} compare={[]} sizes={overThePage} />
        </Group>
      )}
    </>
  );
}

/** The matching pages that are not a record's, each with a short description. */
function FoundPages({ query }: { readonly query: string }) {
  const { t, href } = useSite();
  const pages = findPages(query, t);
  if (pages.length === 0) return null;
  return (
    <ul className="found-pages" aria-label={t('foundPages')}>
      {pages.map(({ path, title, text }) => (
        <li key={path} className="found-page">
          <a className="card-link found-page-name" href={href(path)}>
            {t(title)}
            <Icon name="arrow" className="size-4" />
          </a>
          <p className="text-mist">{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The results of one kind under its name, with a link to the rest. */
function KindOfResults({ group, data }: { readonly group: ResultGroup; readonly data: SearchData }) {
  const { t, link } = useSite();
  const { kind, results, count, isWhole } = group;
  const { query, facts, pictures } = data;
  return (
    <section className="result-group" aria-labelledby={`found-${kind}`}>
      <h2 className="result-group-name" id={`found-${kind}`}>
        {t(`kind-${kind}`)}
      </h2>
      <ol className="results">
        {results.map((result) => (
          <Result
            key={result.id}
            result={result}
            facts={kind === 'product' ? facts.find(({ id }) => id === result.id) : undefined}
            picture={(kind === 'category' ? pictures.get(result.id) : null) ?? null}
          />
        ))}
      </ol>
      {!isWhole && (
        <a
          className="more-link"
          href={link('search', {}, searchParams(query, kind))}
          aria-describedby={`found-${kind}`}
          rel="nofollow"
        >
          {count === undefined ? t('allResults') : t('seeAllResults', { count })}
          <Icon name="arrow" className="size-4" />
        </a>
      )}
    </section>
  );
}

/** The results by kind. Pages that are not a record's follow the first kind. */
function Found({ data }: { readonly data: SearchData }) {
  const { t } = useSite();
  const { query, kind, groups, total, isFull } = data;
  return (
    <>
      {/* The links above already show the number if all results could be counted. */}
      <p className={isFull ? 'result-count' : 'sr-only'} role="status">
        {t(isFull ? 'bestResults' : 'resultCount', { count: total })}
      </p>
      {groups.map((group, index) => (
        <Fragment key={group.kind}>
          <KindOfResults group={group} data={data} />
          {index === 0 && kind === undefined && <FoundPages query={query} />}
        </Fragment>
      ))}
    </>
  );
}

/** The title of the page: the query with results, or that nothing was found. */
function titleOf({ query, instead }: SearchData, t: SiteMessages): string {
  if (query === '') return t('search');
  return t(instead === null ? 'resultsFor' : 'nothingFound', { query: t('quoted', { text: query }) });
}

function Search({ data }: { readonly data: SearchData }) {
  const { t, language } = useSite();
  const { query, kind, instead, hasFailed } = data;
  const isFound = data.groups.length > 0;
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.search, name: { text: t('search'), language } }]} />
      <div className="container-site finding">
        {/* The search field below repeats the query, so the heading is small above results. */}
        <h1 className={isFound ? 'results-title' : 'heading-1'}>{titleOf(data, t)}</h1>
        {query === '' && <p className="finding-lead">{t('searchInvitation')}</p>}
        {instead !== null && query !== '' && <p className="finding-lead">{t('nothingFoundText')}</p>}
        <div className="finding-form">
          <SearchForm id="search-here" query={query} />
        </div>
        <Kinds query={query} kind={kind} kinds={data.kinds} />
        {hasFailed && <Failed data={data} />}
        {instead !== null && <InsteadOfResults query={query} instead={instead} />}
        {isFound && <Found data={data} />}
        {!isFound && query !== '' && kind === undefined && <FoundPages query={query} />}
      </div>
    </>
  );
}

/** The search page. It is never cached and not in the sitemap, because its address contains arbitrary text. */
export const search = definePage({
  path: routes.search,
  name: 'searchSite',
  reads: ['q', 'kind'],
  load: loadSearch,
  head: (data, { t }) => ({ title: titleOf(data, t), noindex: true }),
  View: Search,
});
