import { postForm, postJson } from '../elements/post-json.ts';

/** The server's answer to an enquiry. */
export interface EnquiryAnswer {
  readonly isTaken: boolean;
  readonly status: number;
  readonly reason: string;
  /** `path` is the API name of a field. */
  /** The token of the link that adds to the request. */
  readonly addsTo: string | undefined;
  readonly issues: readonly { readonly path: string; readonly isMissing: boolean; readonly isUnlikely: boolean }[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @param isByStatus true if the status alone decides whether the enquiry was accepted */
export function readAnswer(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: unknown,
  isByStatus: boolean,
): EnquiryAnswer {
  const answer = isObject(body) ? body : {};
  const issues = Array.isArray(answer['issues']) ? answer['issues'].filter(isObject) : [];
  return {
    isTaken: ok && (isByStatus || answer['success'] === true),
    status,
    addsTo: typeof answer['adds_to'] === 'string' ? answer['adds_to'] : undefined,
    reason: typeof answer['message'] === 'string' ? answer['message'] : '',
    issues: issues.map(({ path, code }) => ({
      path: String(path),
      isMissing: code === 'required',
      isUnlikely: code === 'unlikelyPhone',
    })),
  };
}

const isFile = (value: FormDataEntryValue | null): value is File => value instanceof File;

/** A form with a file is posted as it is; without one, as JSON. */
async function post(form: HTMLFormElement, sent: FormData, names: readonly string[]): Promise<Response> {
  if ([...sent.values()].some((value) => isFile(value) && value.size > 0)) return postForm(form, sent);
  const texts = names.filter((name) => !isFile(sent.get(name)));
  const fields = Object.fromEntries(texts.map((name) => [name, sent.get(name)]));
  for (const name of names) sent.delete(name);
  return postJson(form, { ...Object.fromEntries(sent), fields });
}

/**
 * Posts a form in the shape that the enquiry call expects: the fields of the enquiry in an object of their own.
 * @param names the names of those fields
 * @param confirmedPhone the phone number that the server questioned last
 * @throws what `postJson` throws; SyntaxError if the answer is not JSON
 */
export async function postEnquiry(
  form: HTMLFormElement,
  names: readonly string[],
  isByStatus: boolean,
  confirmedPhone: string | null,
): Promise<EnquiryAnswer> {
  const sent = new FormData(form);
  if (confirmedPhone !== null) sent.set('confirmed_phone', confirmedPhone);
  const response = await post(form, sent, names);
  return readAnswer(response, isByStatus && response.ok ? null : await response.json(), isByStatus);
}
