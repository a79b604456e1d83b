import { categories, products, solutions, subCategories } from '../../../content/collections/index.ts';
import { quote as quoteForm } from '../../../content/enquiries/index.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { routes } from '../../../content/routes.ts';
import { companySettings, settingsOf } from '../../../content/settings.ts';
import type { Text } from '../../../fields/field.ts';
import { languages } from '../../../language/languages.ts';
import { quoteSubjects, type QuoteSubject } from '../../links/quote-query.ts';
import { definePage, type PageRequest } from '../../render/page.ts';
import { readRecord } from '../../render/record-page.ts';
import { useSite } from '../../render/site-context.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { EnquiryForm } from '../../sections/enquiry-form.tsx';
import { FormIntro } from '../../sections/form-intro.tsx';
import { RequestWithSteps } from '../../sections/next-steps.tsx';

/** A record that a visitor may ask about, with its name. */
interface Subject {
  readonly id: number;
  readonly name: Text;
}

const readSubject = {
  product: (reader, id) => readRecord(reader, products, id),
  category: (reader, id) => readRecord(reader, categories, id),
  subCategory: (reader, id) => readRecord(reader, subCategories, id),
  async solution(reader, id) {
    const solution = await readRecord(reader, solutions, id);
    return solution && { id: solution.id, name: solution.title };
  },
} satisfies { readonly [name in QuoteSubject]: (reader: Reader, id: string) => Promise<Subject | null> };

type QuoteData = Awaited<ReturnType<typeof loadQuote>>;

/** Loads the contact and the record of the page that the visitor came from. */
async function loadQuote({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, QuoteSubject>, 'query' | 'reader' | 'attempt'>) {
  const about = quoteSubjects.find((name) => query.has(name));
  const [{ requestPicture }, office, [subject]] = await Promise.all([
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
    attempt<Subject | null>('Failed to fetch what a quote is for', async () =>
      about === undefined ? [] : [await readSubject[about](reader, query.get(about) ?? '')],
    ),
  ]);
  return { requestPicture, office, subject: subject ?? null, isProduct: about === 'product' };
}

function Quote({ data: { requestPicture, office, subject, isProduct } }: { readonly data: QuoteData }) {
  const { t, language } = useSite();
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.quote, name: { text: t('requestQuote'), language } }]} />
      <FormIntro media={requestPicture} title={t('requestQuote')} lead={t('quoteLead')} />
      <RequestWithSteps office={office}>
        <div className="form-panel">
          <EnquiryForm
            enquiry={quoteForm}
            prefilled={subject === null ? undefined : { what: subject.name.text }}
            product={isProduct ? subject?.id : undefined}
            folded={4}
          />
        </div>
      </RequestWithSteps>
    </>
  );
}

/** The page of the short quote request. Other pages open its form in a dialog. */
export const quote = definePage({
  path: routes.quote,
  name: 'requestQuote',
  reads: [...quoteSubjects, 'adds_to'],
  load: loadQuote,
  head: (_, { t }) => ({ title: t('requestQuote'), description: t('quoteDescription') }),
  View: Quote,
  async list({ ar }) {
    const { updatedAt } = await ar.settings(companySettings);
    return [{ path: routes.quote, languages, lastModified: updatedAt }];
  },
});
