import { replies as calls } from '../../../calls/replies.ts';
import { callMessage } from '../../../language/call-words.ts';
import type { Database } from '../../database/connect.ts';
import { notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { listReplies, serializeReply } from './list-replies.ts';
import type { Replying } from './replying.ts';

/** Answers to visitors' messages, and what visitors answer. */
export function serveReplies(
  serve: Serve,
  { database, enquiries }: { readonly database: Database; readonly enquiries: Replying },
): void {
  const readReply = async (enquiry: number, id: number) => {
    const reply = (await listReplies(database, enquiry)).find((each) => each.id === id);
    if (reply === undefined) throw notFound();
    return serializeReply(reply);
  };

  serve(calls.write, async ({ params, body, actor, language }) => {
    const written = await enquiries.reply(params.id, body, await actor());
    if (written === null) throw notFound();
    return { message: callMessage('replyQueued', language), reply: await readReply(params.id, written.id) };
  });
  serve(calls.receive, async ({ params, body, actor, language }) => {
    const noted = await enquiries.noteReceived(params.id, body.text, await actor());
    if (noted === null) throw notFound();
    return { message: callMessage('replyNoted', language), reply: await readReply(params.id, noted.id) };
  });
  serve(calls.takeBack, async ({ params, language }) => {
    if ((await enquiries.takeBack(params.id, params.reply)) === null) throw notFound();
    return { message: callMessage('replyTakenBack', language) };
  });
}
