import type { Language } from '../../../language/languages.ts';

/** What a preview shows: the page of a record, in the visitor's language, with values that are not saved. */
export interface PreviewRequest {
  readonly language: Language;
  readonly base: string;
  /** `null` for a new record. */
  readonly id: number | null;
  /** The parent of a new record, where it has one. */
  readonly category_id: number | null;
  /** Wire values, as the management calls take them. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Loads a preview into the frame of a name. The request (a `PreviewRequest` as JSON) is sent
 * as a form, because a document made from text would be held to the dashboard's content policy instead of its own. The
 * form stands at the end of the document: the panel may itself be inside another one.
 */
export function postPreview(request: string, frame: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/dashboard/preview';
  form.target = frame;
  form.hidden = true;
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = 'request';
  input.value = request;
  form.append(input);
  document.body.append(form);
  form.submit();
  form.remove();
}
