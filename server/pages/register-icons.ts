import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { insteadOfNothing } from '../refusals/is-not-there.ts';
import { iconFile } from './icon-drawing.ts';
import { ownIcons } from './own-icons.ts';
import { immutable } from './security-headers.ts';

/** Maximum number of reported names, so that requests for thousands of names cannot fill the log. */
const mostReported = 100;

/**
 * `/icons/{name}.svg`: a Bootstrap icon, or the site's own replacement. The path has the id `i`, so that the dashboard
 * can show it with `<use href="/icons/alarm.svg#i">` in the colour of its text. Public pages contain the paths
 * themselves.
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
