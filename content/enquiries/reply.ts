import { isolate } from '../../language/bidi.ts';
import type { Words } from '../../language/languages.ts';

/** The beginning of a reply, in the language of its recipient. */
export interface Reply {
  readonly subject: string;
  readonly text: string;
}

/** The values of a template's placeholders. */
export interface ReplyValues {
  readonly name: string;
  readonly reference: string;
  /** Empty if the enquiry is not about a product. */
  readonly product: string;
  readonly company: string;
}

/** Used if the settings have no template for a kind of enquiry. */
export const usualReply: { readonly [part in keyof Reply]: Words } = {
  subject: { en: 'Your enquiry to {company} ({reference})', ar: 'استفسارك إلى {company} ({reference})' },
  text: {
    en: 'Hello {name},\n\nThank you for your enquiry ({reference}).\n\n\n\nKind regards,\n{company}',
    ar: 'مرحبًا {name}،\n\nشكرًا لاستفسارك ({reference}).\n\n\n\nمع أطيب التحيات،\n{company}',
  },
};

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** A reference consists of Latin letters and a number, whose order Arabic text around it would change. */
const fill = (template: string, values: ReplyValues): string =>
  template.replace(/\{(name|reference|product|company)\}/g, (place, name: string) => {
    const value = Object.entries(values).find(([each]) => each === name)?.[1];
    if (value === undefined) return place;
    return name === 'reference' && isArabic(template) ? isolate(value) : value;
  });

/** Fills in the placeholders of a template. */
export const fillReply = ({ subject, text }: Reply, values: ReplyValues): Reply => ({
  // A subject is one line, regardless of the visitor's text.
  subject: fill(subject, values).replace(/\s+/g, ' ').trim(),
  text: fill(text, values),
});
