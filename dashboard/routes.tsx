import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { RouteFault } from './app/faults/route-fault.tsx';
import { Gate, whenEntered } from './app/shell/gate.tsx';

/** The screens by path below `/dashboard`. Each one is a chunk that loads when it is first opened. */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '': async () => (await import('./screens/content/overview.tsx')).Overview,
  moderation: async () => (await import('./visitors/moderation/moderation-screen.tsx')).ModerationScreen,
  media: async () => (await import('./content/library/library-screen.tsx')).LibraryScreen,
  calendar: async () => (await import('./visitors/calendar/calendar-screen.tsx')).CalendarScreen,
  history: async () => (await import('./content/history/history-screen.tsx')).HistoryScreen,
  enquiries: async () => (await import('./visitors/enquiries/enquiries-screen.tsx')).EnquiriesScreen,
  'enquiries/:id': async () => (await import('./visitors/enquiries/enquiry-screen.tsx')).EnquiryScreen,
  offers: async () => (await import('./visitors/quotations/quotations-screen.tsx')).QuotationsScreen,
  'offers/:id': async () => (await import('./visitors/quotations/quotation-screen.tsx')).QuotationScreen,
  bookings: async () => (await import('./visitors/enquiries/bookings-screen.tsx')).BookingsScreen,
  subscribers: async () => (await import('./visitors/outbox/subscribers-screen.tsx')).SubscribersScreen,
  outbox: async () => (await import('./visitors/outbox/outbox-screen.tsx')).OutboxScreen,
  people: async () => (await import('./visitors/outbox/data-subject-screen.tsx')).DataSubjectScreen,
  links: async () => (await import('./content/links/links-screen.tsx')).LinksScreen,
  settings: async () => (await import('./operation/settings/settings-screen.tsx')).SettingsScreen,
  backup: async () => await (await import('./operation/backup/backup-screen.tsx')).loadBackupScreen(),
  sheets: async () => (await import('./content/spreadsheets/spreadsheets-screen.tsx')).SpreadsheetsScreen,
  jobs: async () => (await import('./operation/jobs/jobs-screen.tsx')).JobsScreen,
  missing: async () => (await import('./screens/content/overview-untranslated.tsx')).OverviewUntranslated,
  account: async () => await (await import('./operation/account/account-screen.tsx')).loadAccountScreen(),
  page: async () => (await import('./screens/content/requested-page.tsx')).RequestedPage,
  '*': async () => (await import('./screens/content/content.tsx')).Content,
};

/** The gallery of all components; only in development. */
const gallery: typeof screens = import.meta.env.DEV
  ? { gallery: async () => (await import('./screens/gallery/gallery-screen.tsx')).GalleryScreen }
  : {};

/** A screen that fails or cannot be loaded leaves the rest of the page usable. */
const lazyRoute = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  HydrateFallback: Loading,
  ErrorBoundary: RouteFault,
});

/** The gate protects all screens except that of an invitation. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: RouteFault,
      children: [
        lazyRoute(
          'invitation',
          async () => await (await import('./operation/account/invitation-screen.tsx')).loadInvitationScreen(),
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
