import { products } from '../../../content/collections/index.ts';
import { fillReply, type Reply, usualReply } from '../../../content/enquiries/reply.ts';
import { companySettings, replySettings } from '../../../content/settings.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';

type About = Pick<EnquiryRow, 'kind' | 'language' | 'country' | 'sender' | 'reference' | 'product_id'>;

/** The templates for a reply in the visitor's language: those of the enquiry's kind, or the default. */
export async function repliesTo({ reader }: Pick<EnquirySources, 'reader'>, row: About): Promise<readonly Reply[]> {
  const { language, country, kind, sender, reference, product_id } = row;
  const content = reader(language, country);
  const [{ replies }, { name }] = [await content.settings(replySettings), await content.settings(companySettings)];
  const product = product_id === null ? null : await content.get(products, product_id);
  const values = { name: sender, reference, product: product?.name.text ?? '', company: name.text };
  const own = replies
    .filter((template) => template.kind === kind)
    .map(({ subject, text }) => ({ subject: subject.text, text: text.text }));
  const usual = { subject: usualReply.subject[language], text: usualReply.text[language] };
  return (own.length > 0 ? own : [usual]).map((template) => fillReply(template, values));
}
