import { languages } from '../../../language/languages.ts';

type Body = Readonly<Record<string, unknown>>;

const words = Object.fromEntries(languages.map((language) => [language, 'x']));
const contact = { email: 'a@screens.example', phone: '+966501234567' };

/**
 * Valid bodies of the calls whose body follows from no declaration, by the name of the call without the language.
 * Invalid bodies are derived from them. A call that is missing here gets bodies of any shape.
 */
export const writtenBodies: Readonly<Record<string, Body>> = {
  'POST /session': { username: 'somebody', password: 'a wrong password' },
  'POST /session/second-step': { code: '123456' },
  'POST /session/passkey': { credential: 'x', client_data: 'e30', authenticator_data: 'eA', signature: 'eA' },
  'PUT /account/password': { password: 'a wrong password', new_password: 'another password' },
  'POST /account/two-step': { password: 'a wrong password' },
  'POST /account/two-step/confirm': { code: '123456' },
  'POST /account/two-step/off': { password: 'a wrong password', code: '123456' },
  'POST /account/recovery-codes': { password: 'a wrong password', code: '123456' },
  'POST /account/passkeys/challenge': { password: 'a wrong password' },
  'POST /account/passkeys': { name: 'Key', client_data: 'e30', attestation: 'o2NmbXRkbm9uZQ' },
  'POST /account/passkeys/:id/remove': { password: 'a wrong password' },
  'POST /administrators': { username: 'second', new_password: 'another password', password: 'a wrong password' },
  'POST /administrators/:id/reset': { password: 'a wrong password' },
  'POST /administrators/:id/remove': { password: 'a wrong password' },
  'PATCH /media/:id': { alt: words, focal_point: { x: 0.5, y: 0.5 } },
  'POST /media/:id/replace': { with: 2 },
  'POST /revisions/undo': { revisions: [1, 2] },
  'POST /redirects': { from_path: '/old', to_path: '/about', status: 301 },
  'PATCH /enquiries/:id': { status: 'done', notes: 'x', follow_up_on: '2030-01-31', cancelled: false, held: false },
  'POST /newsletter': { email: 'a@screens.example', page: '/about' },
  'POST /backups/:name/restore': { password: 'a wrong password' },
  'POST /content/import': {
    format: 'site-content',
    version: 1,
    exported_at: '2026-01-01T00:00:00.000Z',
    collections: {
      products: [
        {
          id: 1,
          parent: null,
          position: 1,
          status: { en: 'published', ar: 'draft' },
          waiting: false,
          fields: { name: words },
        },
      ],
    },
    media: [{ name: 'x.png' }],
  },
  'POST /dashboard/preview': {
    request: JSON.stringify({ language: 'ar', base: 'products', id: null, category_id: 0, fields: { name: words } }),
  },
};

/** Valid bodies of the other calls of each collection, by the end of their path. */
export const writtenEndings: Readonly<Record<string, Body>> = {
  '/order': { ids: [1, 2], category_id: 1 },
  '/parent': { category_id: 2, version: 1 },
  '/publishing': { action: 'schedule', languages: ['en'], at: '2030-01-01T00:00:00Z', version: 1, fields: {} },
};

/** Names of query parameters, with a value that some call accepts. */
export const writtenQueries: Readonly<Record<string, string>> = {
  ...contact,
  languages: 'all',
  save: 'draft',
  q: 'screen',
  kind: 'comment',
  collection: 'products',
  id: '1',
  before: '9',
  after: '2030-01-01T00:00:00Z comment 1',
  limit: '25',
  held: 'true',
  removed: 'true',
  overdue: 'true',
  unused: '1',
  status: 'new',
  state: 'failed',
  format: 'json',
  author: 'Sara',
  link: '/about',
  from: '2030-01-01T00:00:00Z',
  to: '2030-02-01T00:00:00Z',
  token: '7.x',
  lang: 'ar',
  ids: '1,2',
  section: '1',
  blog: '1',
  category: '1',
  sort: 'name',
  page: '2',
  'dry-run': '1',
  accept: 'image',
};
