import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { callMessage } from '../../../language/call-words.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { EntryStore } from '../../entries/entry-store.ts';
import { CallError } from '../../http/call-error.ts';
import { actorOf, administratorReads, administratorWrites, type SessionGuard } from '../../http/guards.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { ContentDocument } from './content-document.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';

/** What moving content works with. */
interface ContentServices {
  readonly accounts: SessionGuard;
  readonly database: Database;
  readonly entries: EntryStore;
  readonly media: MediaStore;
}

/** All words of a large site are a few megabytes. */
const mostBytes = 64 * 1024 * 1024;

const Trial = z.strictObject({ 'dry-run': z.enum(['0', '1']).default('0') });

/** All content as one document: giving it out, and taking one in. */
export function registerContent(app: FastifyInstance, services: ContentServices, language: Language): void {
  const { accounts } = services;

  app.get('/content/export', administratorReads(accounts), async (_request, reply) => {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="content-${day}.json"`);
    return exportContent(services, now);
  });

  app.post('/content/import', { ...administratorWrites(accounts), bodyLimit: mostBytes }, async (request, reply) => {
    const document = ContentDocument.safeParse(request.body);
    if (!document.success) throw new CallError(400, 'contentForeign');
    const trial = Trial.safeParse(request.query);
    // A wish that cannot be read may be one for a trial.
    if (!trial.success) throw new CallError(400, 'malformed');
    const isTrial = trial.data['dry-run'] === '1';
    const actor = await actorOf(accounts, request);
    const { revisions, refused, ...outcome } = await importContent(services, document.data, { actor, isTrial });
    const reasons = refused.map(({ base, id, issues }) => ({
      base,
      id,
      reasons: issues.map((issue) => `${issue.path}: ${issueSentence(issue, language)}`),
    }));
    if (refused.length > 0 && !isTrial) reply.code(400);
    const key = refused.length > 0 ? 'contentRefused' : isTrial ? 'contentTried' : 'contentImported';
    return { message: callMessage(key, language), ...outcome, refused: reasons, undo: revisions };
  });
}
