import { Readable } from 'node:stream';
import type { EntryStore } from '../../records/repository/entry-store.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { Database } from '../../database/connect.ts';
import { content } from '../../../calls/content.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Serve } from '../../http/serve.ts';
import type { Logger } from '../../logger.ts';
import { readDocument } from '../../bodies/read-document.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';

/** Export and import of all content as one document. */
export function serveContent(
  serve: Serve,
  services: {
    readonly database: Database;
    readonly entries: EntryStore;
    readonly media: MediaStore;
    readonly log: Logger;
  },
): void {
  serve(content.export, async ({ reply }) => {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="content-${day}.json"`);
    return reply.type('application/json; charset=utf-8').send(Readable.from(exportContent(services, now)));
  });

  serve(content.import, async ({ query, language, actor, request, reply }) => {
    const isTrial = query['dry-run'] === '1';
    await using document = await readDocument(request, reply);
    const { revisions, refused, ...outcome } = await importContent(services, document, {
      actor: await actor(),
      isTrial,
    });
    const reasons = refused.map(({ issues, ...name }) => ({
      ...name,
      reasons: issues.map((issue) => `${issue.path}: ${issueSentence(issue, language)}`),
    }));
    const key = refused.length > 0 ? 'contentRefused' : isTrial ? 'contentTried' : 'contentImported';
    const answer = { message: callMessage(key, language), ...outcome, refused: reasons, undo: revisions };
    return refused.length > 0 && !isTrial ? reply.code(400).send({ ...answer, issues: [] }) : answer;
  });
}
