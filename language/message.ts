import { isolateIn } from './bidi.ts';
import type { Language } from './languages.ts';

/**
 * A sentence with `{name}` parameters, or one per plural category of `count` (CLDR: zero, one, two, few, many, other).
 */
export type Message = string | ({ readonly other: string } & { readonly [category in Intl.LDMLPluralRule]?: string });
export type MessageValue = string | number;
export type MessageValues = Readonly<Record<string, MessageValue>>;

const pluralRules: Readonly<Record<Language, Intl.PluralRules>> = {
  ar: new Intl.PluralRules('ar'),
  en: new Intl.PluralRules('en'),
};

/**
 * Chooses the plural form by `values.count`, that of `zero` for 0 wherever it is written, and fills the places with
 * isolated values; a place without a value stays as written.
 */
export function formatMessage(message: Message, language: Language, values: MessageValues = {}): string {
  const count = Number(values['count'] ?? 0);
  const sentence =
    typeof message === 'string'
      ? message
      : ((count === 0 ? message.zero : undefined) ?? message[pluralRules[language].select(count)] ?? message.other);
  if (!sentence.includes('{')) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'string' ? isolateIn(language, value) : String(value ?? place);
  });
}
