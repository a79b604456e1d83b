import { createHash } from 'node:crypto';
import type { oas32 } from 'zod-openapi';
import type { CallGroup } from '../../calls/model/call.ts';
import { directionOf, type Language, otherLanguage } from '../../language/languages.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { addressOf } from './describe-calls.ts';
import { renderCall, type Rendering, wordsIn } from './render-call.ts';

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-inline-size:60rem;margin-inline:auto;padding:1.5rem}
nav ul{columns:14rem;padding-inline-start:1.2rem}
section{margin-block-start:2rem;border-block-start:1px solid #8886}
details{margin-block:.4rem;border:1px solid #8884;border-radius:.5rem;padding:.4rem .8rem}
summary{cursor:pointer;overflow-wrap:anywhere}
h4{margin-block:1rem .25rem}
details ul{margin-block:0;padding-inline-start:1.2rem}
code{direction:ltr;unicode-bidi:isolate;overflow-wrap:anywhere;font-family:ui-monospace,monospace}
table{border-collapse:collapse;inline-size:100%;table-layout:fixed}
th,td{text-align:start;vertical-align:top;padding-block:.25rem;padding-inline:0 .6rem;border-block-end:1px solid #8884;overflow-wrap:anywhere}
th:nth-child(-n+2){inline-size:30%}
td code{font-size:.875em}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}
dd{margin:0}
small{opacity:.75}`;

/** Allows nothing but the page's own style. */
export const documentationPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const anchor = (group: CallGroup): string => group.name.replace(/[^a-z0-9_-]/gi, '-');

function renderGroup(group: CallGroup, { paths = {} }: oas32.OpenAPIObject, rendering: Rendering): string {
  const calls = Object.values(group.calls).map((call) => {
    const operations = new Map<string, oas32.OperationObject>(Object.entries(paths[addressOf(call)] ?? {}));
    return renderCall(call, operations.get(call.method.toLowerCase()) ?? {}, rendering);
  });
  return [
    `<section id="${anchor(group)}"><h2>${escapeHtml(group.label[rendering.language])}</h2>`,
    `<p><code>${escapeHtml(group.name)}</code></p>`,
    ...calls,
    '</section>',
  ].join('\n');
}

/** The human-readable description of the calls: one page without scripts, with a light and a dark theme. */
export function documentationPage(
  groups: readonly CallGroup[],
  document: oas32.OpenAPIObject,
  language: Language,
): string {
  const words = wordsIn(language);
  const { t, part } = words;
  const rendering = { language, words, schemas: document.components?.schemas ?? {} };
  const other = otherLanguage(language);
  const otherName = other === 'ar' ? 'العربية' : 'English';
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${t('title')}</title><style>${style}</style></head><body>`,
    `<header><h1>${t('title')}</h1>`,
    ...[t('introduction'), t('bodies'), t('origins'), t('errors'), t('findCall')].map((words) => `<p>${words}</p>`),
    `<p><a href="/api/openapi.json">${t('description')}</a></p>`,
    `<p><a href="/api/docs?lang=${other}" lang="${other}" hreflang="${other}">${otherName}</a></p></header>`,
    `<nav aria-label="${t('contents')}"><ul>`,
    ...groups.map((group) => `<li><a href="#${anchor(group)}">${escapeHtml(group.label[language])}</a></li>`),
    '</ul></nav><main>',
    `<section><h2>${part('statuses')}</h2><dl>`,
    ...words.statuses.map(
      (status) => `<dt id="status-${status}"><b>${status}</b></dt><dd>${words.answer(status)}</dd>`,
    ),
    '</dl></section>',
    ...groups.map((group) => renderGroup(group, document, rendering)),
    '</main></body></html>',
  ].join('\n');
}
