import { certificates, clientLogos, singleProjects } from '../../../content/collections/index.ts';
import type { PageRequest } from '../../render/page.ts';

export type EvidenceData = Awaited<ReturnType<typeof loadEvidence>>;

/** Number of projects, in their order, among which one with a portrait is sought. */
const mostSought = 24;
const quotedFields = ['title', 'quote', 'quoteBy', 'quotePortrait', 'area'] as const;

/** Loads the client logos, the first client's quote with a name and a portrait, and the certificates. */
export async function loadEvidence({ reader, attempt }: Pick<PageRequest, 'reader' | 'attempt'>) {
  const [clients, projects, certified] = await Promise.all([
    attempt('Failed to fetch the clients', () => reader.list(clientLogos)),
    attempt(
      'Failed to fetch the projects',
      async () => (await reader.part(singleProjects, { limit: mostSought, fields: quotedFields })).records,
    ),
    attempt('Failed to fetch the certificates', () => reader.list(certificates)),
  ]);
  return {
    clients,
    quoted:
      projects.find(
        ({ quote, quoteBy, quotePortrait }) => quote.text !== '' && quoteBy.text !== '' && quotePortrait !== null,
      ) ?? null,
    certificates: certified,
  };
}
