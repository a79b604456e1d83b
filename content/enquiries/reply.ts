import { isolate } from '../../language/bidi.ts';
import type { Words } from '../../language/languages.ts';

/** What a reply begins with, in the language of whom it is to. */
export interface Reply {
  readonly subject: string;
  readonly text: string;
}

/** What a template's places stand for. */
export interface ReplyValues {
  readonly name: string;
  readonly reference: string;
  /** Empty where the message is about no product. */
  readonly product: string;
  readonly company: string;
}

/** Used where the settings hold no template for a kind of message. */
export const usualReply: { readonly [part in keyof Reply]: Words } = {
  subject: { en: 'Your enquiry to {company} ({reference})', ar: 'استفسارك إلى {company} ({reference})' },
  text: {
    en: 'Hello {name},\n\nThank you for your enquiry ({reference}).\n\n\n\nKind regards,\n{company}',
    ar: 'مرحبًا {name}،\n\nشكرًا لاستفسارك ({reference}).\n\n\n\nمع أطيب التحيات،\n{company}',
  },
};

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** A reference is Latin letters and a number, which Arabic words around it would put into another order. */
const fill = (template: string, values: ReplyValues): string =>
  template.replace(/\{(name|reference|product|company)\}/g, (place, name: string) => {
    const value = Object.entries(values).find(([each]) => each === name)?.[1];
    if (value === undefined) return place;
    return name === 'reference' && isArabic(template) ? isolate(value) : value;
  });

/** A template with its places filled. */
export const fillReply = ({ subject, text }: Reply, values: ReplyValues): Reply => ({
  // Whatever a visitor wrote: a subject is one line.
  subject: fill(subject, values).replace(/\s+/g, ' ').trim(),
  text: fill(text, values),
});
