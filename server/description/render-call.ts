import type { oas32 } from 'zod-openapi';
import { describe } from '../../calls/describe.ts';
import type { Call, FieldsBody } from '../../calls/model/call.ts';
import { fieldLabel } from '../../content/field-labels.ts';
import { type Field, apiNameOf } from '../../fields/field.ts';
import {
  callAccess as arabicAccess,
  callAnswers as arabicAnswers,
  callParameters as arabicParameters,
  callParts as arabicParts,
} from '../../language/ar/call-details.ts';
import {
  callAccess as englishAccess,
  callAnswers as englishAnswers,
  callParameters as englishParameters,
  callParts as englishParts,
} from '../../language/en/call-details.ts';
import type { Language } from '../../language/languages.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { type Named, printKind, resolve, type Shape } from './print-kind.ts';

const detailsIn = {
  en: { access: englishAccess, answers: englishAnswers, parameters: englishParameters, parts: englishParts },
  ar: { access: arabicAccess, answers: arabicAnswers, parameters: arabicParameters, parts: arabicParts },
} as const;

/** Converts backticks to `<code>`, so that code keeps its direction in Arabic text. */
export const toHtml = (words: string): string => escapeHtml(words).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The texts of the description, as HTML. */
export function wordsIn(language: Language) {
  const { access, answers, parameters, parts } = detailsIn[language];
  const meanings = new Map(Object.entries(parameters));
  const statuses = new Map(Object.entries(answers));
  return {
    t: (key: Parameters<typeof describe>[0]) => toHtml(describe(key)[language]),
    part: (key: keyof typeof parts) => toHtml(parts[key]),
    access: (call: Call) => toHtml(access[call.access]),
    meaning: (name: string) => toHtml(meanings.get(name) ?? ''),
    answer: (status: string) => toHtml(statuses.get(status) ?? ''),
    statuses: [...statuses.keys()],
  };
}
type WordsIn = ReturnType<typeof wordsIn>;

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

interface Row {
  readonly name: string;
  readonly kind: string;
  readonly notes: readonly string[];
}

function renderTable(title: string, rows: readonly Row[], { t }: WordsIn): string {
  if (rows.length === 0) return '';
  const heads = [t('field'), t('kind'), t('note')].map((head) => `<th scope="col">${head}</th>`);
  const lines = rows.map(({ name, kind, notes }) => {
    const note = notes.filter((words) => words !== '').join(' · ');
    return `<tr><td>${code(name)}</td><td>${code(kind)}</td><td>${note}</td></tr>`;
  });
  return [
    `<h4>${title}</h4><table><thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${lines.join('')}</tbody></table>`,
  ].join('\n');
}

function renderParameters(parameters: oas32.OperationObject['parameters'], words: WordsIn): string {
  const rows = (parameters ?? []).flatMap((parameter): Row[] => {
    if ('$ref' in parameter || parameter.schema === undefined) return [];
    const { name, schema, required } = parameter;
    const otherwise =
      typeof schema === 'object' && 'default' in schema
        ? `${words.part('otherwise')} ${code(JSON.stringify(schema.default))}`
        : '';
    return [
      { name, kind: printKind(schema), notes: [words.meaning(name), required ? words.t('required') : '', otherwise] },
    ];
  });
  return renderTable(words.part('address'), rows, words);
}

const rowOfField = ([name, field]: [string, Field], language: Language, { t }: WordsIn): Row => ({
  name: apiNameOf(name, field),
  kind: field.kind,
  notes: [
    escapeHtml(fieldLabel(name, field)?.[language] ?? ''),
    ...(field.translated ? [t('inBothLanguages')] : []),
    ...(field.options.required === true ? [t('required')] : []),
    ...(field.options.required === 'new' ? [t('requiredWhenNew')] : []),
  ],
});

function rowsOfFields({ fields, collection }: FieldsBody, language: Language, words: WordsIn): readonly Row[] {
  const parent = collection?.parent;
  const place = parent && {
    name: 'category_id',
    kind: 'number',
    notes: [escapeHtml(parent.label[language]), words.t('required')],
  };
  return [...(place ? [place] : []), ...Object.entries(fields).map((entry) => rowOfField(entry, language, words))];
}

function rowsOfJson(schema: Shape, words: WordsIn): readonly Row[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
    name,
    kind: printKind(inner),
    notes: [
      typeof inner === 'object' && 'description' in inner ? escapeHtml(inner.description ?? '') : '',
      schema.required?.includes(name) === true ? words.t('required') : '',
    ],
  }));
}

const schemaOf = (media: oas32.MediaTypeObject | oas32.ReferenceObject | undefined) =>
  media === undefined || '$ref' in media ? undefined : media.schema;

function renderBody(
  { body }: Call,
  { requestBody }: oas32.OperationObject,
  { language, schemas, words }: Rendering,
): string {
  if (body === null || requestBody === undefined || '$ref' in requestBody) return '';
  const types = Object.keys(requestBody.content).map(code).join(' · ');
  const json = schemaOf(requestBody.content['application/json']);
  const rows =
    body.is === 'fields'
      ? rowsOfFields(body, language, words)
      : body.is === 'file'
        ? [{ name: 'file', kind: 'binary', notes: [words.part('file')] }]
        : rowsOfJson(json === undefined ? {} : resolve(json, schemas), words);
  return `${renderTable(words.t('request'), rows, words)}<p>${types}</p>`;
}

function renderAnswers(responses: oas32.ResponsesObject | undefined, words: WordsIn): string {
  const all = Object.entries<oas32.ResponseObject | oas32.ReferenceObject>(responses ?? {});
  const successes = all.flatMap(([status, response]) => {
    if (!status.startsWith('2') || '$ref' in response) return [];
    const kinds = Object.entries(response.content ?? {}).map(([type, media]) => {
      const schema = type === 'application/json' ? schemaOf(media) : undefined;
      return code(schema === undefined ? type : printKind(schema));
    });
    return [`<li><b>${status}</b> ${words.answer(status)} ${kinds.join(' · ')}</li>`];
  });
  const refusals = all
    .filter(([status]) => !status.startsWith('2'))
    .map(([status]) => `<a href="#status-${status}">${status}</a>`);
  return [
    `<h4>${words.part('answers')}</h4><ul>${successes.join('')}</ul>`,
    `<p>${words.part('refusals')}: ${refusals.join(' · ')}</p>`,
  ].join('\n');
}

/** The inputs of rendering the description. */
export interface Rendering {
  readonly language: Language;
  readonly words: WordsIn;
  readonly schemas: Named;
}

/** A call as HTML: access, input, and answers by status. */
export function renderCall(call: Call, operation: oas32.OperationObject, rendering: Rendering): string {
  const { language, words } = rendering;
  const address = `/api${call.hasLanguage ? `/${language}` : ''}${call.path.replace(/:(\w+)/g, '{$1}')}`;
  return [
    `<details><summary><code>${call.method} ${escapeHtml(address)}</code> ${toHtml(describe(call.summary)[language])}`,
    `<small>${words.access(call)}</small></summary>`,
    renderParameters(operation.parameters, words),
    renderBody(call, operation, rendering),
    renderAnswers(operation.responses, words),
    '</details>',
  ].join('\n');
}
