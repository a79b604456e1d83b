import { postJson } from '../elements/post-json.ts';

/** What the server said of an enquiry, as far as it is shown. */
export interface EnquiryAnswer {
  readonly isTaken: boolean;
  readonly status: number;
  readonly reason: string;
  /** By the names of fields on the wire. */
  readonly issues: readonly { readonly path: string; readonly isMissing: boolean; readonly isUnlikely: boolean }[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @param isByStatus true where the status alone decides whether the enquiry was taken */
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
    reason: typeof answer['message'] === 'string' ? answer['message'] : '',
    issues: issues.map(({ path, code }) => ({
      path: String(path),
      isMissing: code === 'required',
      isUnlikely: code === 'unlikelyPhone',
    })),
  };
}

/**
 * Sends a form as the call that takes enquiries wants it: the fields of the enquiry by themselves.
 * @param names those fields
 * @param confirmedPhone the number that the server asked about last
 * @throws what `postJson` throws; SyntaxError for an answer that is no JSON
 */
export async function postEnquiry(
  form: HTMLFormElement,
  names: readonly string[],
  isByStatus: boolean,
  confirmedPhone: string | null,
): Promise<EnquiryAnswer> {
  const sent = new FormData(form);
  const fields = Object.fromEntries(names.map((name) => [name, sent.get(name)]));
  for (const name of names) sent.delete(name);
  if (confirmedPhone !== null) sent.set('confirmed_phone', confirmedPhone);
  const response = await postJson(form, { ...Object.fromEntries(sent), fields });
  return readAnswer(response, isByStatus && response.ok ? null : await response.json(), isByStatus);
}
