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
    heading: 'groupContent',
    areas: [
      { word: 'overview', path: '/' },
      { word: 'calendar', path: '/calendar' },
      { word: 'cabinets', path: '/cabinets' },
      { word: 'solutions', path: '/places' },
      { word: 'history', path: '/history' },
    ],
  },
  {
    heading: 'groupFiles',
    areas: [
      { word: 'mediaLibrary', path: '/media' },
      { word: 'sheets', path: '/sheets' },
      { word: 'links', path: '/links' },
    ],
  },
  {
    heading: 'groupPeople',
    areas: [
      { word: 'enquiries', path: '/enquiries' },
      { word: 'offers', path: '/offers' },
      { word: 'bookings', path: '/bookings' },
      { word: 'moderation', path: '/moderation' },
      { word: 'subscribers', path: '/subscribers' },
      { word: 'outbox', path: '/outbox' },
      { word: 'person', path: '/people' },
    ],
  },
  {
    heading: 'groupSystem',
    areas: [
      { word: 'account', path: '/account' },
      { word: 'settings', path: '/settings' },
      { word: 'backup', path: '/backup' },
      { word: 'jobs', path: '/jobs' },
    ],
  },
];

export const secondaryAreas: readonly SecondaryArea[] = secondaryGroups.flatMap(({ areas }) => areas);
