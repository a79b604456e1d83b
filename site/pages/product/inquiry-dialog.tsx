import { inquiry } from '../../../content/enquiries/index.ts';
import { InquiryDialog as InquiryDialogIsland } from '../../islands/inquiry-dialog.tsx';
import { Island } from '../../islands/island.tsx';
import { useEnquiryParts } from '../../sections/enquiry-form.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Product } from './load.ts';

/** Links open the dialog by this id. */
const inquiryId = 'inquiry';

/** The button that opens the inquiry dialog. Without scripts it leads to the form on the Contact page. */
export function InquiryDialog({ product: { id, name } }: { readonly product: Pick<Product, 'id' | 'name'> }) {
  const { t, link } = useSite();
  const { data, guard, fields, consent } = useEnquiryParts(inquiry, { product: id });
  return (
    <>
      <a className="button" href={link('contact', {}, `product=${id}`)} data-opens={inquiryId}>
        {t('getInquiry')}
      </a>
      <Island
        name="inquiry"
        of={InquiryDialogIsland}
        data={{ ...data, id: inquiryId, title: t('inquiryAbout', { name: name.text }) }}
        slots={[guard, ...fields, consent]}
      />
    </>
  );
}
