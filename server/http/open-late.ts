import type { FastifyInstance } from 'fastify';
import { once } from '../../fields/once.ts';

/** So long after it listens a server opens what is late, unless somebody asks for it sooner: the first page goes before. */
const lateMilliseconds = 1000;

/**
 * Opens a part of the server after its start: when it is asked for first, or soon. A server that cannot open it ends and
 * says why, as one does that cannot start; whoever runs it starts another one.
 *
 * @returns what opens it, once however often it is asked
 */
export function openLate(app: FastifyInstance, open: () => Promise<void>): () => Promise<void> {
  const opening = once(async () => {
    try {
      await open();
    } catch (error) {
      app.log.fatal({ err: error }, 'The server ends: a part of it that is opened after the start could not be opened');
      process.exitCode = 1;
      void app.close();
      throw error;
    }
  });
  let soon: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    // Its failure was told, and ends the server.
    soon = setTimeout(() => void opening().catch(() => undefined), lateMilliseconds);
  });
  app.addHook('onClose', async () => clearTimeout(soon));
  return opening;
}
