import { solutions as declared } from '../../../content/collections/index.ts';
import { href, routes } from '../../../content/routes.ts';
import { languages } from '../../../language/languages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { definePage } from '../../render/page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { Message } from '../../sections/message.tsx';
import { PageHero, titleClass } from '../../sections/page-hero.tsx';
import { PageParts } from '../../sections/page-parts.tsx';
import { Pager } from '../../sections/pager.tsx';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { loadSolutions, type SolutionsData } from './load.ts';

const anchorOf = (id: number): string => `place-${id}`;

/** Displayed width of the pictures: the first ones beside their texts, the others in pairs. */
const besideWords = '(min-width: 1416px) 760px, (min-width: 1024px) 54vw, 92vw';
const inPairs = '(min-width: 1416px) 650px, (min-width: 768px) 46vw, 92vw';
const firstInPairs = 4;

interface SolutionProps {
  readonly solution: SolutionsData['solutions'][number];
  readonly index: number;
  /** True if its picture is already at the top of the page. */
  readonly isAtTop: boolean;
}

/** A kind of place and the products for it, beside its picture. */
function Solution({ solution, index, isAtTop }: SolutionProps) {
  const { t, link } = useSite();
  const { id, title, text, image, products } = solution;
  return (
    <section className="solution" id={anchorOf(id)} aria-labelledby={`${anchorOf(id)}-title`}>
      {!isAtTop && (
        <Picture
          media={image}
          sizes={index < firstInPairs ? besideWords : inPairs}
          box={{ ratio: 16 / 10 }}
          className="solution-picture"
          alt=""
        />
      )}
      <div className="solution-words">
        <h2 className="heading-2" id={`${anchorOf(id)}-title`}>
          <LocalizedText text={title} />
        </h2>
        <p className="mt-3 whitespace-pre-line text-mist">
          <LocalizedText text={text} />
        </p>
        {products.length > 0 && (
          <>
            <h3 className="sr-only">{t('solutionProducts')}</h3>
            <ul className="pills solution-products">
              {products.map((product) => (
                <li key={product.id}>
                  <a className="pill" href={link('product', { id: product.id, name: product.name.text })}>
                    <LocalizedText text={product.name} />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <a className="more-link pt-4" href={link('solution', { id, name: title.text })}>
          {t('seeSolution')}
          <span className="sr-only">: {title.text}</span>
          <Icon name="arrow" className="size-4" />
        </a>
      </div>
    </section>
  );
}

function Solutions({ data: { solutions, builtPicture, page, pages } }: { readonly data: SolutionsData }) {
  const { t, language, link } = useSite();
  const [first] = solutions;
  if (first === undefined) return <Message title={t('addingSoonTitle')} text={t('addingSoonText')} isLit />;
  const title = { text: t('solutionsTitle'), language };
  return (
    <>
      <Breadcrumbs crumbs={[{ name: { text: t('solutions'), language }, address: routes.solutions }]} />
      <CollectionRegion from={declared}>
        <PageHero media={builtPicture ?? first.image} isBeside className="solutions-hero">
          <h1 className={titleClass(title)}>
            <LocalizedText text={title} />
          </h1>
          <p className="hero-info">{t('solutionsText')}</p>
        </PageHero>
      </CollectionRegion>
      <PageParts parts={solutions.map(({ id, title }) => ({ anchor: anchorOf(id), title: title.text }))}>
        <a className="button-quiet page-parts-ask" href={link('register')}>
          {t('startProject')}
        </a>
      </PageParts>
      <CollectionRegion from={declared}>
        <div className="container-site solutions">
          {solutions.map((solution, index) => (
            <Solution
              key={solution.id}
              solution={solution}
              index={index}
              isAtTop={index === 0 && builtPicture === null}
            />
          ))}
          <Pager page={page} pages={pages} addressOf={addressOf} />
        </div>
      </CollectionRegion>
      <section className="section container-site solutions-end" aria-labelledby="your-place">
        <h2 className="heading-2" id="your-place">
          {t('yourPlace')}
        </h2>
        <p className="text-lg text-mist">{t('yourPlaceText')}</p>
        <a className="button" href={link('register')}>
          {t('startProject')}
        </a>
      </section>
    </>
  );
}

const addressOf = (page: number): string => href('solutions', {}, page > 1 ? `page=${page}` : '');

/** The page of all kinds of places and the products for them. */
export const solutions = definePage({
  path: routes.solutions,
  quickLink: 'solutions',
  reads: ['page'],
  load: loadSolutions,
  head: ({ solutions: [first], builtPicture, page }, { t }) => ({
    title: t('solutions'),
    description: t('solutionsText'),
    image: builtPicture ?? first?.image ?? null,
    ...(page > 1 && { alternates: { en: addressOf(page), ar: addressOf(page) } }),
  }),
  View: Solutions,
  async list({ ar }) {
    const lastModified = await ar.changedAt(declared);
    return lastModified === null ? [] : [{ path: routes.solutions, languages, lastModified }];
  },
});
