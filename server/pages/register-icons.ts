import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { insteadOfNothing } from '../refusals/is-not-there.ts';
import { iconFile } from './icon-drawing.ts';
import { ownIcons } from './own-icons.ts';
import { immutable } from './security-headers.ts';

/** A stranger who asks for thousands of names must not fill the log. */
const mostReported = 100;

/**
 * `/icons/{name}.svg`: an icon of the Bootstrap library, or one of ours in its place, whose drawing has the id `i`, so that the dashboard shows it by
 * `<use href="/icons/alarm.svg#i">` in the colour of its text. Public pages hold the drawings themselves.
 */
export function registerIcons(app: FastifyInstance): void {
  const reported = new Set<string>();
  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const name = /^(.+)\.svg$/.exec(request.params.file)?.[1] ?? '';
    const file = iconFile(name);
    if (file !== null) {
      const drawing = ownIcons.get(name) ?? (await readFile(file, 'utf8').catch(insteadOfNothing(null)));
      if (drawing !== null) {
        reply.header('cache-control', immutable).type('image/svg+xml');
        return reply.send(drawing.replace('<svg ', '<svg id="i" '));
      }
      if (!reported.has(name) && reported.size < mostReported) {
        reported.add(name);
        request.log.warn({ icon: name }, 'Missing icon');
      }
    }
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
  });
}
