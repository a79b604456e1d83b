import type { DashboardMessage } from '../../language/dashboard-messages.ts';

export interface SecondaryArea {
  readonly word: DashboardMessage;
  readonly path: string;
}

/** The links of the header's second menu, grouped by heading. */
export const secondaryGroups: readonly {
  readonly heading: DashboardMessage;
  readonly areas: readonly SecondaryArea[];
}[] = [
  {
    heading: 'groupVisitors',
    areas: [
      { word: 'enquiries', path: '/enquiries' },
      { word: 'offers', path: '/offers' },
      { word: 'bookings', path: '/bookings' },
      { word: 'moderation', path: '/moderation' },
      { word: 'subscribers', path: '/subscribers' },
      { word: 'person', path: '/people' },
    ],
  },
  {
    heading: 'groupSite',
    areas: [
      { word: 'overview', path: '/' },
      { word: 'settings', path: '/settings' },
      { word: 'links', path: '/links' },
    ],
  },
  {
    heading: 'groupContent',
    areas: [
      { word: 'calendar', path: '/calendar' },
      { word: 'mediaLibrary', path: '/media' },
      { word: 'cabinets', path: '/cabinets' },
      { word: 'solutions', path: '/places' },
      { word: 'certificates', path: '/certificates' },
      { word: 'sheets', path: '/sheets' },
      { word: 'history', path: '/history' },
    ],
  },
  { heading: 'groupTeam', areas: [{ word: 'account', path: '/account' }] },
  {
    heading: 'groupOperation',
    areas: [
      { word: 'outbox', path: '/outbox' },
      { word: 'backup', path: '/backup' },
      { word: 'jobs', path: '/jobs' },
    ],
  },
];

export const secondaryAreas: readonly SecondaryArea[] = secondaryGroups.flatMap(({ areas }) => areas);
