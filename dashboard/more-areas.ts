import type { DashboardWord } from '../language/dashboard-words.ts';

/** The places of the header's second menu: what goes beyond the bar. */
export const moreAreas = [
  { word: 'overview', path: '/' },
  { word: 'enquiries', path: '/enquiries' },
  { word: 'bookings', path: '/bookings' },
  { word: 'subscribers', path: '/subscribers' },
  { word: 'outbox', path: '/outbox' },
  { word: 'person', path: '/people' },
  { word: 'moderation', path: '/moderation' },
  { word: 'mediaLibrary', path: '/media' },
  { word: 'links', path: '/links' },
  { word: 'history', path: '/history' },
  { word: 'account', path: '/account' },
  { word: 'settings', path: '/settings' },
  { word: 'backup', path: '/backup' },
  { word: 'jobs', path: '/jobs' },
] as const satisfies readonly { readonly word: DashboardWord; readonly path: string }[];
