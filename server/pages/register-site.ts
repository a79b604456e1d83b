import type { FastifyInstance } from 'fastify';
import { answerError } from '../http/answer-error.ts';
import { notFound } from '../http/call-error.ts';
import { registerBrandFiles } from './register-brand-files.ts';
import { registerDashboard } from './register-dashboard.ts';
import { registerIcons } from './register-icons.ts';
import { type PagesOptions, registerPages } from './register-pages.ts';
import { registerSearchFiles } from './register-search-files.ts';
import { registerSecurityFile } from './register-security-file.ts';

/**
 * The public site, the document of the dashboard, and the files that browsers and search engines request on their own.
 */
export function registerSite(app: FastifyInstance, options: PagesOptions): void {
  registerSearchFiles(app, options);
  registerSecurityFile(app, options);
  registerBrandFiles(app, options);
  registerIcons(app);
  registerDashboard(app, options);
  registerPages(app, options, (request, reply) => answerError(notFound(), request, reply));
}
