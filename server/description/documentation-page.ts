import { createHash } from 'node:crypto';
import { fieldLabel } from '../../content/field-labels.ts';
import { describe } from '../../calls/describe.ts';
import type { CallGroup, DescribedCall } from '../../calls/described-calls.ts';
import { type Field, wireName } from '../../fields/field.ts';
import { directionOf, type Language, otherLanguage } from '../../language/languages.ts';
import { escapeHtml } from '../http/escape-html.ts';

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-inline-size:60rem;margin-inline:auto;padding:1.5rem}
nav ul{columns:14rem;padding-inline-start:1.2rem}
section{margin-block-start:2rem;border-block-start:1px solid #8886}
details{margin-block:.4rem;border:1px solid #8884;border-radius:.5rem;padding:.4rem .8rem}
summary{cursor:pointer;overflow-wrap:anywhere}
code{direction:ltr;unicode-bidi:isolate;overflow-wrap:anywhere;font-family:ui-monospace,monospace}
table{border-collapse:collapse;inline-size:100%}
th,td{text-align:start;padding:.25rem .6rem;border-block-end:1px solid #8884}
small{opacity:.75}`;

/** What the page may load: nothing but its own style. */
export const documentationPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Words in which backticks mark code, so that it keeps its direction in Arabic. */
const toHtml = (words: string): string => escapeHtml(words).replace(/`([^`]+)`/g, '<code>$1</code>');

type Say = (key: Parameters<typeof describe>[0]) => string;
const sayIn =
  (language: Language): Say =>
  (key) =>
    toHtml(describe(key)[language]);

const renderRow = (name: string, kind: string, notes: readonly string[]): string =>
  `<tr><td><code>${escapeHtml(name)}</code></td><td><code>${kind}</code></td><td>${notes.join(' · ')}</td></tr>`;

const renderField = ([name, field]: [string, Field], language: Language, say: Say): string =>
  renderRow(wireName(name, field), field.kind, [
    escapeHtml(fieldLabel(name, field)?.[language] ?? ''),
    ...(field.translated ? [say('inBothLanguages')] : []),
    ...(field.options.required === true ? [say('required')] : []),
    ...(field.options.required === 'new' ? [say('requiredWhenNew')] : []),
  ]);

function renderBody({ fields, writes }: DescribedCall, language: Language, say: Say): string {
  if (fields === undefined) return '';
  const parent =
    writes?.parent && renderRow('category_id', 'number', [escapeHtml(writes.parent.label[language]), say('required')]);
  const rows = Object.entries(fields).map((entry) => renderField(entry, language, say));
  const heads = [say('field'), say('kind'), say('note')].map((head) => `<th scope="col">${head}</th>`);
  return [
    `<h4>${say('request')}</h4>`,
    `<table><thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${parent ?? ''}${rows.join('')}</tbody></table>`,
  ].join('\n');
}

/** `{"banners": […]}`, where the records are wrapped. */
function renderEnvelope({ answers }: DescribedCall): string {
  if (answers === undefined || answers.as === 'record' || answers.as === 'array') return '';
  return ` <code>{"${answers.as}": ${answers.isList ? '[…]' : '{…}'}}</code>`;
}

function renderCall(call: DescribedCall, language: Language): string {
  const say = sayIn(language);
  const address = `/api${call.hasLanguage ? `/${language}` : ''}${call.path.replace(/:(\w+)/g, '{$1}')}`;
  return [
    `<details><summary><code>${call.method} ${escapeHtml(address)}</code> ${toHtml(call.summary[language])}`,
    `<small>${say(call.open ? 'forVisitors' : 'forAdministrator')}</small></summary>`,
    renderBody(call, language, say),
    `<p>${say('response')}: ${call.status}${renderEnvelope(call)}</p></details>`,
  ].join('\n');
}

const anchor = (group: CallGroup): string => group.name.replace(/[^a-z0-9_-]/gi, '-');

const renderGroup = (group: CallGroup, language: Language): string =>
  [
    `<section id="${anchor(group)}"><h2>${escapeHtml(group.label[language])}</h2>`,
    `<p><code>${escapeHtml(group.name)}</code></p>`,
    ...group.calls.map((call) => renderCall(call, language)),
    '</section>',
  ].join('\n');

/** The description of the calls for people: one page, no scripts, light and dark. */
export function documentationPage(groups: readonly CallGroup[], language: Language): string {
  const say = sayIn(language);
  const other = otherLanguage(language);
  const otherName = other === 'ar' ? 'العربية' : 'English';
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${say('title')}</title><style>${style}</style></head><body>`,
    `<header><h1>${say('title')}</h1>`,
    ...[say('introduction'), say('bodies'), say('origins'), say('errors'), say('findCall')].map(
      (words) => `<p>${words}</p>`,
    ),
    `<p><a href="/api/openapi.json">${say('description')}</a></p>`,
    `<p><a href="/api/docs?lang=${other}" lang="${other}" hreflang="${other}">${otherName}</a></p></header>`,
    `<nav aria-label="${say('contents')}"><ul>`,
    ...groups.map((group) => `<li><a href="#${anchor(group)}">${escapeHtml(group.label[language])}</a></li>`),
    '</ul></nav><main>',
    ...groups.map((group) => renderGroup(group, language)),
    '</main></body></html>',
  ].join('\n');
}
