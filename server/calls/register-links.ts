import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { InvalidError } from '../entries/errors.ts';
import type { CallServices } from './call-services.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { administratorReads } from './guards.ts';
import { listSitePages } from './list-site-pages.ts';

const longestQuestion = 200;
const question = z.object({ q: z.string().trim().max(longestQuestion).default('') });

/** Where links can lead, and which lead nowhere. */
export function registerLinks(app: FastifyInstance, services: CallServices): void {
  const { accounts } = services;

  app.get('/site-pages', administratorReads(accounts), async (request) => {
    const asked = question.safeParse(request.query);
    if (!asked.success) throw new InvalidError([{ path: 'q', code: 'wrongType' }]);
    return listSitePages(services, asked.data.q);
  });

  app.get('/broken-links', administratorReads(accounts), () => findBrokenLinks(services));
}
