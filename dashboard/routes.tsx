import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { ScreenPart } from './faults/screen-part.tsx';
import { Gate } from './shell/gate.tsx';

/** The screens by their addresses below `/dashboard`; the browser fetches each when it is opened. */
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

/** Every part of the dashboard on one screen, for whoever works on them. */
const gallery: typeof screens = import.meta.env.DEV
  ? { gallery: async () => (await import('./gallery/gallery-screen.tsx')).GalleryScreen }
  : {};

/** Where the link of an invitation leads: to whoever has no account yet. */
const Invitation = lazy(async () => ({
  default: await (await import('./account/invitation-screen.tsx')).loadInvitationScreen(),
}));

/** Every address below `/dashboard`; the gate stands before all of them but the one for whoever was invited. */
export const routes: RouteObject[] = [
  {
    path: 'invitation',
    element: (
      <LazyPart fallback={<Waiting />}>
        <Invitation />
      </LazyPart>
    ),
  },
  {
    element: <Gate />,
    children: Object.entries({ ...gallery, ...screens }).map(([path, load]): RouteObject => {
      const Screen = lazy(async () => ({ default: await load() }));
      const element = (
        <ScreenPart>
          <Screen />
        </ScreenPart>
      );
      return { path, element };
    }),
  },
];

/** Fetches the screen of an address, ahead of its turn. */
export function fetchScreen(pathname: string): void {
  const [match] =
    matchRoutes(
      Object.keys(screens).map((path) => ({ path })),
      pathname,
      '/dashboard',
    ) ?? [];
  // Whoever opens it fetches it anew, and is told when that fails.
  screens[match?.route.path ?? '']?.().catch(() => undefined);
}
