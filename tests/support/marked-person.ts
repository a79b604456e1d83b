import { enquiries, plain } from '../../content/enquiries/index.ts';
import type { Enquiry } from '../../content/model/enquiry.ts';
import { type Field, apiNameOf } from '../../fields/field.ts';
import { isShaped } from '../../fields/plain-text/fixture.ts';
import { formCookie, type TestCalls } from './open-test-calls.ts';

/** A text that occurs nowhere else, so that every trace of the sender can be counted. */
export const mark = 'zqxmarkedzqx';

/** A contact whose every text contains the mark. The phone number is recognised by its last digits. */
export const marked = {
  email: `${mark}@screens.example`,
  phone: '+966587654321',
  name: `${mark} person`,
  /** The address that enquiries are sent from. */
  remoteAddress: '198.51.100.231',
} as const;

/** Texts that identify the contact in a file. */
export const traces: readonly string[] = [mark, marked.phone.slice(-9), marked.remoteAddress];

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** A valid value for a field, with the mark in every free text. */
function valueFor({ kind, form, options }: Field): string {
  if (form?.type === 'select') return Object.keys(form.choices ?? {}).at(0) ?? '';
  if (isShaped(options) && options.shape !== undefined) return options.shape.example;
  if (kind === 'email') return marked.email;
  if (kind === 'phone') return marked.phone;
  if (kind === 'url') return `https://${mark}.example/${mark}`;
  if (kind === 'date') return inAMonth();
  return kind === 'time' ? '10:00' : marked.name;
}

/** A form without a field for an address has the address in its text. */
const bodyOf = ({ kind, fields }: Enquiry) => ({
  kind,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      apiNameOf(name, field),
      kind === plain.kind ? `Write to ${marked.email}` : valueFor(field),
    ]),
  ),
});

/**
 * Sends something as the marked contact by every endpoint for visitors: every form twice, with a form token and without
 * one (pending moderation); the newsletter; and the three places for comments and posts.
 * @returns the ids of the enquiries. Needs a published section of a blog.
 */
export async function sendEverywhere({ visit }: Pick<TestCalls, 'visit'>, section: number): Promise<readonly number[]> {
  const ids: number[] = [];
  const send = async (path: string, payload: object, isHeld = false): Promise<number> => {
    const headers = isHeld ? {} : { cookie: formCookie() };
    const { remoteAddress } = marked;
    const answer = await visit({ method: 'POST', url: `/api/en${path}`, payload, headers, remoteAddress });
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json().id;
  };
  for (const enquiry of enquiries)
    for (const isHeld of [false, true]) ids.push(await send('/send-email', bodyOf(enquiry), isHeld));
  await send('/newsletter', { email: marked.email });
  await send('/communitypostcomments', { post_id: section, username: marked.name, text: `A comment by ${mark}` });
  const post = await send('/communityposts/posts', { author_name: marked.name, content: `A post by ${mark}` });
  await send(`/communityposts/posts/${post}/comments`, { commenter_name: marked.name, text: `A reply by ${mark}` });
  return ids;
}
