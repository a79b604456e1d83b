import { readDetailsToken, writeDetailsToken } from '../../content/enquiries/details-link.ts';
import type { EnquiryRow } from '../../server/database/tables.ts';
import { detailsToken } from '../../server/enquiries/model/details-token.ts';
import { sign } from '../../server/secrets/secret-key.ts';
import { administer, last, type LinkSite, next, type SignedLink } from './signed-link.ts';

interface Asked {
  readonly id: number;
  readonly token: string;
}

const fields = { name: 'Lina Faraj', phone: '0501234567', what: 'A wall of opal', city: 'Abha' };
const project = {
  fullName: 'Lina',
  companyName: 'Opal Hotels',
  jobTitle: 'Architect',
  phone: '0501234567',
  projectName: 'Hall',
  location: 'Abha',
  startDate: '2099-01-01',
  projectType: 'LED Installation',
  budget: '100-250k',
  timeline: '3-6 months',
  description: 'A hall',
  decisionMaker: 'Yes',
  stage: 'Initial Inquiry',
};

async function askForQuote({ server }: LinkSite): Promise<Asked> {
  const email = `opal-${next()}@screens.example`;
  const payload = { kind: 'quote', fields: { ...fields, email } };
  const answer = await server.visit({ method: 'POST', url: '/api/en/send-email', payload });
  const { id, adds_to: token } = answer.json();
  return { id, token };
}
const afterAsking =
  (happens: (site: LinkSite, asked: Asked) => Promise<unknown>) =>
  async (site: LinkSite): Promise<string> => {
    const asked = await askForQuote(site);
    await happens(site, asked);
    return asked.token;
  };
/** Changes the row of a quote request, and signs a link for it as it then is. */
const signedAfter =
  (change: Partial<Pick<EnquiryRow, 'kind' | 'created_at'>>) =>
  async (site: LinkSite): Promise<string> => {
    const { id } = await askForQuote(site);
    const row = await site.tables
      .updateTable('enquiry')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return detailsToken(site.key, row);
  };

/** The link that adds a project request to a quote request. */
export const details: SignedLink = {
  actions: {
    add: {
      request: (token) => ({
        method: 'POST',
        url: '/api/en/send-email',
        payload: { kind: 'project_request', adds_to: token, fields: { ...project, email: 'lina@opal.example' } },
      }),
    },
  },
  states: {
    open: { prepare: async (site) => (await askForQuote(site)).token, outcomes: { add: 'changes' } },
    used: {
      prepare: afterAsking(({ server }, { token }) => server.visit(details.actions['add']?.request(token) ?? '')),
      outcomes: { add: 'changes' },
    },
    'released from moderation': {
      prepare: afterAsking((site, { id }) => administer(site, 'PATCH', `/enquiries/${id}`, { held: false })),
      outcomes: { add: 'changes' },
    },
    expired: { prepare: signedAfter({ created_at: '2026-01-01T00:00:00.000Z' }), outcomes: { add: 404 } },
    'of another form': { prepare: signedAfter({ kind: 'contact' }), outcomes: { add: 404 } },
    deleted: {
      prepare: afterAsking((site, { id }) => administer(site, 'DELETE', `/enquiries/${id}`)),
      outcomes: { add: 404 },
    },
    'of an erased person': {
      prepare: afterAsking((site) =>
        administer(site, 'POST', '/people/erase', { emails: [`opal-${last()}@screens.example`] }),
      ),
      outcomes: { add: 404 },
    },
    'signed for another purpose': {
      async prepare(site) {
        const { id, token } = await askForQuote(site);
        const { endsAt = 0 } = readDetailsToken(token) ?? {};
        const row = await site.tables.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        const signed = sign(site.key, 'newsletter', `${id} ${endsAt} ${row.reference}`);
        return writeDetailsToken({ id, endsAt }, signed.toString('hex').slice(0, 40));
      },
      outcomes: { add: 404 },
    },
  },
  // It reads nothing.
  secrets: [],
};
