import type { Language } from '../../../language/languages.ts';

/** A request for the page of a record in the visitor's language, with unsaved values. */
export interface PreviewRequest {
  readonly language: Language;
  readonly base: string;
  /** `null` for a new record. */
  readonly id: number | null;
  /** The parent of a new record, if it has one. */
  readonly category_id: number | null;
  /** Values by API name, as in the management calls. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Loads a preview into a named frame. The request (a `PreviewRequest` as JSON) is sent as a form, because a document
 * created from a string would inherit the dashboard's content security policy. The form is appended to the body,
 * because the panel may be inside another form.
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
