import { inquiry } from '../../../content/enquiries/index.ts';
import { isolate } from '../../../language/bidi.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { EnquiryForm } from '../../sections/enquiry-form.tsx';
import { useSite } from '../../site-context.ts';
import type { Product } from './load.ts';

/** The button that opens the inquiry over the page; without scripts it leads to the form on the Contact page. */
export function InquiryDialog({ product: { id, name } }: { readonly product: Pick<Product, 'id' | 'name'> }) {
  const { say, link } = useSite();
  return (
    <form-dialog>
      <a className="button" href={link('contact', {}, `product=${id}`)} data-open>
        {say('getInquiry')}
      </a>
      <dialog className="form-dialog page-window" id="inquiry" aria-labelledby="inquiry-title">
        <div className="page-window-inside">
          <div className="page-window-head">
            <h2 className="heading-3" id="inquiry-title">
              {say('inquiryAbout', { name: isolate(name.text) })}
            </h2>
            <button type="button" className="icon-button" aria-label={say('close')} data-close>
              <Glyph name="close" className="size-5" />
            </button>
          </div>
          <p className="mt-2 mb-6 text-mist">{say('inquiryLead')}</p>
          <EnquiryForm enquiry={inquiry} product={id} />
        </div>
      </dialog>
      <p className="form-alert" role="alert" data-sent data-good="" />
    </form-dialog>
  );
}
