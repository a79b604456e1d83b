import type { FastifyRequest } from 'fastify';
import { replies as calls } from '../../../calls/replies.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Database } from '../../database/connect.ts';
import { notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { type EnquirySources, sendsMail } from '../model/enquiry-sources.ts';
import { listReplies, serializeReply } from './list-replies.ts';
import type { Replying } from './replying.ts';
import type { Writer } from './write-reply.ts';

/** Returns the session of a request. @throws CallError 401 */
export interface OwnSession {
  ownSession(request: FastifyRequest): Promise<Writer>;
}

/** Serves the conversations with visitors. */
export function serveReplies(
  serve: Serve,
  {
    accounts,
    database,
    enquiries,
  }: {
    readonly accounts: OwnSession;
    readonly database: Database;
    readonly enquiries: Replying & { readonly sources: EnquirySources };
  },
): void {
  const readReply = async (enquiry: number, id: number) => {
    const reply = (await listReplies(database, enquiry)).find((each) => each.id === id);
    if (reply === undefined) throw notFound();
    return serializeReply(reply);
  };

  serve(calls.write, async ({ params, body, request, language }) => {
    const written = await enquiries.reply(params.id, body, await accounts.ownSession(request));
    if (written === null) throw notFound();
    const said = sendsMail(enquiries.sources) ? 'replyQueued' : 'replyWaitsForMail';
    return { message: callMessage(said, language), reply: await readReply(params.id, written.id) };
  });
  serve(calls.receive, async ({ params, body, request, language }) => {
    const noted = await enquiries.noteReceived(params.id, body, await accounts.ownSession(request));
    if (noted === null) throw notFound();
    return { message: callMessage('replyNoted', language), reply: await readReply(params.id, noted.id) };
  });
  serve(calls.withdraw, async ({ params, request, language }) => {
    const taker = await accounts.ownSession(request);
    if ((await enquiries.withdraw(params.id, params.reply, taker)) === null) throw notFound();
    return { message: callMessage('replyTakenBack', language) };
  });
}
