import { createHash } from 'node:crypto';
import { fieldLabel } from '../../content/field-labels.ts';
import { type CallGroup, type DescribedCall, describe } from '../../content/derive/described-calls.ts';
import { type Field, wireName } from '../../fields/field.ts';
import { directionOf, type Language, otherLanguage } from '../../language/languages.ts';
import { escapeHtml } from './escape-html.ts';

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-inline-size:60rem;margin-inline:auto;padding:1.5rem}
nav ul{columns:14rem;padding-inline-start:1.2rem}
section{margin-block-start:2rem;border-block-start:1px solid #8886}
details{margin-block:.4rem;border:1px solid #8884;border-radius:.5rem;padding:.4rem .8rem}
summary{cursor:pointer;overflow-wrap:anywhere}
code{direction:ltr;unicode-bidi:isolate;font-family:ui-monospace,monospace}
table{border-collapse:collapse;inline-size:100%}
th,td{text-align:start;padding:.25rem .6rem;border-block-end:1px solid #8884}
small{opacity:.75}`;

/** What the page may load: nothing but its own style. */
export const documentationPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function renderField([name, field]: [string, Field], language: Language): string {
  const notes = [
    fieldLabel(name, field)?.[language] ?? '',
    ...(field.translated ? [describe('inBothLanguages')[language]] : []),
    ...(field.options.required === true ? [describe('required')[language]] : []),
  ];
  const cells = [`<code>${escapeHtml(wireName(name, field))}</code>`, `<code>${escapeHtml(field.kind)}</code>`];
  return `<tr><td>${cells.join('</td><td>')}</td><td>${escapeHtml(notes.join(' · '))}</td></tr>`;
}

function renderCall(call: DescribedCall, language: Language): string {
  const say = (key: Parameters<typeof describe>[0]) => escapeHtml(describe(key)[language]);
  const address = `/api${call.hasLanguage ? `/${language}` : ''}${call.path.replace(/:(\w+)/g, '{$1}')}`;
  const heads = [say('field'), say('kind'), say('note')].map((head) => `<th scope="col">${head}</th>`).join('');
  const rows = Object.entries(call.fields ?? {}).map((entry) => renderField(entry, language));
  const body =
    rows.length === 0
      ? ''
      : `<h4>${say('request')}</h4><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const wrapped =
    call.answers === undefined || ['record', 'array'].includes(call.answers.as)
      ? ''
      : ` <code>{"${call.answers.as}": […]}</code>`;
  return `<details><summary><code>${call.method} ${escapeHtml(address)}</code> ${escapeHtml(call.summary[language])} <small>${say(call.open ? 'forVisitors' : 'forAdministrator')}</small></summary>${body}<p>${say('response')}: ${call.status}${wrapped}</p></details>`;
}

const anchor = (group: CallGroup): string => group.name.replace(/[^a-z0-9_-]/gi, '-');

function renderGroup(group: CallGroup, language: Language): string {
  const calls = group.calls.map((call) => renderCall(call, language)).join('');
  return `<section id="${anchor(group)}"><h2>${escapeHtml(group.label[language])}</h2><p><code>${escapeHtml(group.name)}</code></p>${calls}</section>`;
}

/** The description of the calls for people: one page, no scripts, light and dark. */
export function documentationPage(groups: readonly CallGroup[], language: Language): string {
  const say = (key: Parameters<typeof describe>[0]) => escapeHtml(describe(key)[language]);
  const links = groups
    .map((group) => `<li><a href="#${anchor(group)}">${escapeHtml(group.label[language])}</a></li>`)
    .join('');
  const other = otherLanguage(language);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${say('title')}</title><style>${style}</style></head><body><header><h1>${say('title')}</h1><p>${say('introduction')}</p><p>${say('bodies')}</p><p>${say('errors')}</p><p><a href="/api/openapi.json">${say('description')}</a> · <a href="/api/docs?lang=${other}" lang="${other}" hreflang="${other}">${other === 'ar' ? 'العربية' : 'English'}</a></p><p>${say('findCall')}</p></header><nav aria-label="${say('contents')}"><ul>${links}</ul></nav><main>${groups.map((group) => renderGroup(group, language)).join('')}</main></body></html>`;
}
