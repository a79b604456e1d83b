import type { Language } from '../../language/languages.ts';
import type { Issue, ParseContext } from '../field.ts';
import { findExampleFile } from '../fixture.ts';
import { richText } from './field.ts';
import { parseHtml } from './parse-html.ts';
import type { RichText } from './stored-text.ts';

// The field used by tests of formatted texts.

export const field = richText({ max: 2000, hasMarks: true });
export const unmarked = richText({ max: 2000 });
export const empty: RichText = { en: '', ar: '' };

export const words = (text: string, looks: object = {}) => [{ text, ...looks }];

/** A parse context and the issues reported to it. */
export function parsingIn(language: Language): { readonly issues: Issue[]; readonly context: ParseContext } {
  const issues: Issue[] = [];
  const report: ParseContext['report'] = (path, code, params) => issues.push({ path, code, ...(params && { params }) });
  return { issues, context: { language, findMedia: findExampleFile, parseHtml, report } };
}
