import { useId } from 'react';
import { products } from '../../../content/collections/index.ts';
import { contact as contactForm, inquiry } from '../../../content/enquiries/index.ts';
import { routes } from '../../../content/routes.ts';
import { countries } from '../../../content/countries.ts';
import { companySettings, settingsOf } from '../../../content/settings.ts';
import { languages } from '../../../language/languages.ts';
import { originsOf } from '../../links/foreign-address.ts';
import { loadBooking } from '../../render/booking.ts';
import { definePage, type PageRequest } from '../../render/page.ts';
import { readRecord } from '../../render/record-page.ts';
import { bookingAnchor } from '../../sections/booking-card.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { ContactChannels } from '../../sections/contact-channels.tsx';
import { EnquiryForm } from '../../sections/enquiry-form.tsx';
import { FormIntro } from '../../sections/form-intro.tsx';
import { OfficeMap } from '../../sections/office-map.tsx';
import { useSite } from '../../render/site-context.ts';
import { Office } from '../../sections/office.tsx';

type ContactData = Awaited<ReturnType<typeof loadContact>>;

/** Milliseconds until the success message is removed. */
const thanksStay = 3000;

/**
 * Loads the offices, that of the visitor's country first, and the product of the enquiry without scripts
 * (`?product=68`).
 */
async function loadContact({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, 'product'>, 'query' | 'reader' | 'attempt'>) {
  const wanted = query.get('product');
  const elsewhere = countries.filter((country) => country !== reader.country);
  const [booking, { contactPicture }, office, others, [product]] = await Promise.all([
    loadBooking({ reader }),
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
    Promise.all(elsewhere.map(async (country) => ({ country, office: await reader.settings(settingsOf(country)) }))),
    attempt('Failed to fetch the product of the inquiry', async () => [
      wanted === null ? null : await readRecord(reader, products, wanted),
    ]),
  ]);
  return {
    picture: contactPicture,
    office,
    /** Offices of other countries that have an address. */
    others: others.filter((other) => other.office.address.text !== ''),
    product: product ?? null,
    booking,
  };
}

function ContactForm({ product }: Pick<ContactData, 'product'>) {
  const { t, outcome } = useSite();
  const isInquiry = product !== null || outcome?.kind === inquiry.kind;
  return (
    <div className="form-panel">
      <h2 className="heading-3">
        {product === null ? t('writeToUs') : t('inquiryAbout', { name: product.name.text })}
      </h2>
      <p className="mt-1 mb-6 text-mist">{t('answerPromise')}</p>
      {isInquiry ? (
        <EnquiryForm enquiry={inquiry} product={product?.id} />
      ) : (
        <EnquiryForm enquiry={contactForm} clearAfter={thanksStay} isJudgedByStatus />
      )}
    </div>
  );
}

/** The office in the visitor's country, and beside it those in other countries. */
function Offices({ office, others }: Pick<ContactData, 'office' | 'others'>) {
  const { t, country, isCountryChosen } = useSite();
  const id = useId();
  const offices = [{ country, office }, ...(isCountryChosen ? others : [])];
  return (
    <section className="offices" aria-labelledby={id}>
      <h2 className="heading-3" id={id}>
        {t('mapTitle')}
      </h2>
      {offices.map((each) => (
        <Office key={each.country} {...each} isNamed={offices.length > 1} />
      ))}
    </section>
  );
}

function Contact({ data: { picture, office, others, product, booking } }: { readonly data: ContactData }) {
  const { t, language } = useSite();
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.contact, name: { text: t('contact'), language } }]} />
      <FormIntro media={picture} title={t('contactPageTitle')} lead={t('contactPageLead')} />
      <div className="container-site contact-page">
        <ContactChannels office={office} about={t('yourProjects')} meetingAt={`#${bookingAnchor}`} />
        <ContactForm product={product} />
        <Offices office={office} others={others} />
      </div>
      <ContactBlock booking={booking}>
        <OfficeMap office={office} />
      </ContactBlock>
    </>
  );
}

/** The contact page: a form, the office with its map, and the calendar for meetings. */
export const contact = definePage({
  path: routes.contact,
  quickLink: 'contact',
  reads: ['product'],
  load: loadContact,
  head: (_, { t }) => ({ title: t('contact'), description: t('contactDescription') }),
  foreign: ({ office }) => ({ frames: originsOf([office.map]) }),
  freshUntil: ({ booking }) => booking.freshUntil,
  View: Contact,
  async list({ ar }) {
    const { updatedAt } = await ar.settings(settingsOf(ar.country));
    return [{ path: routes.contact, languages, lastModified: updatedAt }];
  },
});
