import { invitations } from '../../calls/invitations.ts';
import { newsletter } from '../../calls/newsletter.ts';
import { sentQuotations } from '../../calls/sent-quotations.ts';
import { invitationToken } from '../../server/accounts/invitation-token.ts';
import { subscriptionToken } from '../../server/enquiries/emails/subscription-token.ts';
import type { LinkPurpose } from '../../server/secrets/secret-key.ts';
import { sampleContent } from '../support/sample-quotation.ts';
import { administrator } from '../support/start-site.ts';
import { details } from './details-link.ts';
import { administer, last, type LinkSite, next, type SignedLink } from './signed-link.ts';

const question = 'May the frame be painted in ultramarine?';

async function postForm({ server }: LinkSite, what: string, token: string, payload: object): Promise<void> {
  const formToken = await server.visit('/api/form.gif');
  const cookie = formToken.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const url = `/api/en/sent-offer/${what}?token=${token}`;
  const answer = await server.visit({ method: 'POST', url, payload, headers: { cookie } });
  if (answer.statusCode !== 200) throw new Error(`${what}: ${answer.statusCode} ${answer.body}`);
}

interface Sent {
  readonly id: number;
  readonly token: string;
}

/** Fills in a quotation and sends it. */
async function send(site: LinkSite, id: number, customer: object = {}): Promise<Sent> {
  const { content, updated_at } = await administer(site, 'GET', `/offers/${id}`);
  const written = sampleContent('en', 1);
  const changed = { ...content, ...written, customer: { ...written.customer, ...customer } };
  const { offer } = await administer(site, 'PUT', `/offers/${id}`, { content: changed, updated_at });
  await administer(site, 'POST', `/offers/${id}/send`, { updated_at: offer.updated_at });
  const { versions } = await administer(site, 'GET', `/offers/${id}`);
  return { id, token: versions[0].page.split('/').at(-1) };
}

/** Creates and sends a quotation, and asks a question about it. */
async function sendNew(site: LinkSite): Promise<Sent> {
  const { id } = await administer(site, 'POST', '/offers', { language: 'en', country: 'sa' });
  const sent = await send(site, id);
  await postForm(site, 'ask', sent.token, { question });
  return sent;
}

/** Returns the token of a sent quotation after something happened to the quotation. */
const after =
  (happens: (site: LinkSite, sent: Sent) => Promise<unknown>) =>
  async (site: LinkSite): Promise<string> => {
    const sent = await sendNew(site);
    await happens(site, sent);
    return sent.token;
  };

const withdraw = (site: LinkSite, { id }: Sent) => administer(site, 'POST', `/offers/${id}/withdraw`);
const deleteEnquiry = async (site: LinkSite, { id }: Sent) =>
  administer(site, 'DELETE', `/enquiries/${(await administer(site, 'GET', `/offers/${id}`)).enquiry}`);

const post = (what: string, payload: object) => (token: string) => ({
  method: 'POST' as const,
  url: `/api/en/sent-offer/${what}?token=${token}`,
  payload,
});

const open = { page: 'reads', pdf: 'reads', opened: 'changes', ask: 'changes' } as const;
const over = { page: 'closed', pdf: 409, opened: 'closed', accept: 409, decline: 409, ask: 409 } as const;
const unknown = { page: 404, pdf: 404, opened: 404, accept: 404, decline: 404, ask: 404 } as const;

const quotation: SignedLink = {
  actions: {
    page: { request: (token) => ({ url: `/en/offers/${token}` }) },
    pdf: { call: sentQuotations.pdf, request: (token) => ({ url: `/api/en/sent-offer/pdf?token=${token}` }) },
    opened: { call: sentQuotations.opened, request: (token) => ({ url: `/api/sent-offer/opened.gif?token=${token}` }) },
    accept: { call: sentQuotations.accept, request: post('accept', { name: 'Ali', agreed: 'yes' }) },
    decline: { call: sentQuotations.decline, request: post('decline', { reason: 'Too dear' }) },
    ask: { call: sentQuotations.ask, request: post('ask', { question: 'And when?' }) },
  },
  states: {
    sent: {
      prepare: async (site) => (await sendNew(site)).token,
      outcomes: { ...open, accept: 'changes', decline: 'changes' },
    },
    accepted: {
      prepare: after((site, { token }) => postForm(site, 'accept', token, { name: 'Sara', agreed: 'yes' })),
      outcomes: { ...open, accept: 409, decline: 409 },
    },
    declined: {
      prepare: after((site, { token }) => postForm(site, 'decline', token, { reason: 'Too late' })),
      outcomes: { ...open, accept: 409, decline: 409 },
    },
    expired: {
      prepare: after(({ tables }, { id }) =>
        tables.updateTable('offer').set({ valid_until: '2026-01-01' }).where('id', '=', id).execute(),
      ),
      outcomes: { ...open, accept: 409, decline: 409 },
    },
    'of a deleted enquiry': {
      prepare: after(deleteEnquiry),
      outcomes: { ...open, accept: 'changes', decline: 'changes' },
    },
    replaced: { prepare: after((site, { id }) => send(site, id)), outcomes: over },
    'replaced for another customer': {
      prepare: after((site, { id }) => send(site, id, { email: 'badr@malls.example', phone: '+966502222222' })),
      outcomes: over,
    },
    'replaced and accepted': {
      prepare: after(async (site, { id }) => {
        const { token } = await send(site, id);
        await postForm(site, 'accept', token, { name: 'Sara', agreed: 'yes' });
      }),
      outcomes: over,
    },
    withdrawn: { prepare: after(withdraw), outcomes: over },
    'replaced and withdrawn': {
      prepare: after(async (site, { id }) => withdraw(site, await send(site, id))),
      outcomes: over,
    },
    'withdrawn, of a deleted enquiry': {
      prepare: after(async (site, sent) => {
        await withdraw(site, sent);
        await deleteEnquiry(site, sent);
      }),
      outcomes: over,
    },
    'of an erased customer': {
      prepare: after((site) => administer(site, 'POST', '/people/erase', { emails: ['sara@towers.example'] })),
      outcomes: unknown,
    },
    'of a version that was never sent': {
      prepare: async (site) => (await sendNew(site)).token.replace('-1-', '-2-'),
      outcomes: unknown,
    },
  },
  secrets: [
    'High Towers',
    'Alotaibi',
    'sara@towers.example',
    'Indoor LED wall',
    'ultramarine',
    '12,345.50',
    '226,663.38',
  ],
};

const subscribe = async ({ tables, key }: LinkSite, pending: 0 | 1): Promise<string> => {
  const email = `reader-${next()}@screens.example`;
  const values = { email, language: 'en' as const, pending, created_at: '2026-11-20T09:00:00.000Z' };
  const row = await tables.insertInto('subscriber').values(values).returning(['id', 'email']).executeTakeFirstOrThrow();
  return subscriptionToken(key, row);
};
const ended = async (site: LinkSite): Promise<string> => {
  const token = await subscribe(site, 0);
  await site.server.visit({ method: 'POST', url: `/api/en/newsletter/unsubscribe?token=${token}` });
  return token;
};
const noSubscription = { readConfirmation: 404, confirm: 404, readEnd: 404, end: 404 } as const;

const subscription: SignedLink = {
  actions: {
    readConfirmation: {
      call: newsletter.readConfirmation,
      request: (token) => ({ url: `/api/en/newsletter/confirm?token=${token}` }),
    },
    confirm: {
      call: newsletter.confirm,
      request: (token) => ({ method: 'POST', url: `/api/en/newsletter/confirm?token=${token}` }),
    },
    readEnd: {
      call: newsletter.readEnd,
      request: (token) => ({ url: `/api/en/newsletter/unsubscribe?token=${token}` }),
    },
    end: {
      call: newsletter.end,
      request: (token) => ({ method: 'POST', url: `/api/en/newsletter/unsubscribe?token=${token}` }),
    },
  },
  states: {
    'to be confirmed': {
      prepare: (site) => subscribe(site, 1),
      outcomes: { readConfirmation: 'reads', confirm: 'changes', readEnd: 'reads', end: 'changes' },
    },
    confirmed: {
      prepare: (site) => subscribe(site, 0),
      outcomes: { readConfirmation: 'reads', confirm: 'reads', readEnd: 'reads', end: 'changes' },
    },
    ended: { prepare: ended, outcomes: noSubscription },
    'ended and begun again': {
      async prepare(site) {
        const token = await ended(site);
        const email = `reader-${last()}@screens.example`;
        const values = { email, language: 'en' as const, pending: 0, created_at: '2026-11-21T09:00:00.000Z' };
        await site.tables.insertInto('subscriber').values(values).execute();
        return token;
      },
      outcomes: noSubscription,
    },
  },
  secrets: ['reader-'],
};

interface Invited {
  readonly id: number;
  readonly token: string;
}

const confirmed = { password: administrator.password };

async function invite(site: LinkSite): Promise<Invited> {
  const email = `guest-${next()}@screens.example`;
  const { invitation, link } = await administer(site, 'POST', '/invitations', { email, language: 'en', ...confirmed });
  return { id: invitation.id, token: link.split('#')[1] };
}
const afterInviting =
  (happens: (site: LinkSite, invited: Invited) => Promise<unknown>) =>
  async (site: LinkSite): Promise<string> => {
    const invited = await invite(site);
    await happens(site, invited);
    return invited.token;
  };
const acceptance = (token: string) => ({
  method: 'POST' as const,
  url: '/api/en/invitations/accept',
  payload: { token, username: `guest${next()}`, new_password: 'violet ladder octagon 42' },
});
const noInvitation = { open: 404, accept: 404 } as const;

const invitation: SignedLink = {
  actions: {
    open: {
      call: invitations.open,
      request: (token) => ({ method: 'POST', url: '/api/en/invitations/open', payload: { token } }),
    },
    accept: { call: invitations.accept, request: acceptance },
  },
  states: {
    pending: { prepare: async (site) => (await invite(site)).token, outcomes: { open: 'reads', accept: 'changes' } },
    'sent again': {
      prepare: afterInviting((site, { id }) => administer(site, 'POST', `/invitations/${id}/send`, confirmed)),
      outcomes: noInvitation,
    },
    withdrawn: {
      prepare: afterInviting((site, { id }) => administer(site, 'DELETE', `/invitations/${id}`)),
      outcomes: noInvitation,
    },
    accepted: {
      prepare: afterInviting(({ server }, { token }) => server.visit(acceptance(token))),
      outcomes: noInvitation,
    },
    expired: {
      async prepare(site) {
        const { id } = await invite(site);
        const row = await site.tables
          .updateTable('invitation')
          .set({ expires_at: '2026-01-01T00:00:00.000Z' })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return invitationToken(site.key, row);
      },
      outcomes: noInvitation,
    },
  },
  secrets: ['guest-'],
};

/**
 * Every kind of link whose signature is its only access check: each state of its record, and the outcome of each
 * action.
 */
export const signedLinks: Readonly<Record<LinkPurpose, SignedLink>> = {
  offer: quotation,
  newsletter: subscription,
  invitation,
  details,
};
