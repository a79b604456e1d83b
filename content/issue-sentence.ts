import type { Issue, IssueCode } from '../fields/field.ts';
import { issues as arabic } from '../language/ar/issues.ts';
import { issues as english } from '../language/en/issues.ts';
import type { Language } from '../language/languages.ts';
import { formatMessage, type Message } from '../language/message.ts';

const sentences: Readonly<Record<Language, Readonly<Record<IssueCode, Message>>>> = { ar: arabic, en: english };

/** The error message beside a field. The limit of the error decides between singular and plural. */
export const issueSentence = ({ code, params = {} }: Pick<Issue, 'code' | 'params'>, language: Language): string =>
  formatMessage(sentences[language][code], language, {
    ...params,
    count: params['max'] ?? params['min'] ?? 0,
  });
