import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Waiting } from '../ui/waiting.tsx';
import { RouteFault } from './faults/route-fault.tsx';
import { Gate, whenEntered } from './shell/gate.tsx';

/** The screens by their paths below `/dashboard`; the browser fetches each one when it is first opened. */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '': async () => (await import('./screens/overview.tsx')).Overview,
  moderation: async () => (await import('./moderation/moderation-screen.tsx')).ModerationScreen,
  media: async () => (await import('./library/library-screen.tsx')).LibraryScreen,
  calendar: async () => (await import('./calendar/calendar-screen.tsx')).CalendarScreen,
  history: async () => (await import('./history/history-screen.tsx')).HistoryScreen,
  enquiries: async () => (await import('./enquiries/enquiries-screen.tsx')).EnquiriesScreen,
  'enquiries/:id': async () => (await import('./enquiries/enquiry-screen.tsx')).EnquiryScreen,
  offers: async () => (await import('./offers/offers-screen.tsx')).OffersScreen,
  'offers/:id': async () => (await import('./offers/offer-screen.tsx')).OfferScreen,
  bookings: async () => (await import('./enquiries/bookings-screen.tsx')).BookingsScreen,
  subscribers: async () => (await import('./letters/subscribers-screen.tsx')).SubscribersScreen,
  outbox: async () => (await import('./letters/outbox-screen.tsx')).OutboxScreen,
  people: async () => (await import('./letters/person-screen.tsx')).PersonScreen,
  links: async () => (await import('./links/links-screen.tsx')).LinksScreen,
  settings: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  backup: async () => await (await import('./backup/backup-screen.tsx')).loadBackupScreen(),
  sheets: async () => (await import('./sheets/sheets-screen.tsx')).SheetsScreen,
  jobs: async () => (await import('./jobs/jobs-screen.tsx')).JobsScreen,
  missing: async () => (await import('./screens/overview-missing.tsx')).OverviewMissing,
  account: async () => await (await import('./account/account-screen.tsx')).loadAccountScreen(),
  page: async () => (await import('./screens/asked-page.tsx')).AskedPage,
  '*': async () => (await import('./screens/content.tsx')).Content,
};

/** Every part of the dashboard on one screen, in development only. */
const gallery: typeof screens = import.meta.env.DEV
  ? { gallery: async () => (await import('./gallery/gallery-screen.tsx')).GalleryScreen }
  : {};

/** A screen that fails, or cannot be fetched, leaves the rest of the page usable. */
const lazyRoute = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  HydrateFallback: Waiting,
  ErrorBoundary: RouteFault,
});

/** The gate stands before all screens but that of an invitation. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: RouteFault,
      children: [
        lazyRoute(
          'invitation',
          async () => await (await import('./account/invitation-screen.tsx')).loadInvitationScreen(),
        ),
        {
          Component: Gate,
          children: Object.entries({ ...gallery, ...screens }).map(([path, load]) =>
            lazyRoute(path, async () => {
              await whenEntered;
              return load();
            }),
          ),
        },
      ],
    },
  ],
  { basename: '/dashboard' },
);
