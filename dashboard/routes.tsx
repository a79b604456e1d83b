import type { RouteObject } from 'react-router';
import { ScreenFault } from './faults/screen-fault.tsx';
import { Gate } from './shell/gate.tsx';

/** The screens. What fails of one is told in its place. */
const screens: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./screens/overview.tsx')).Overview }) },
  {
    path: 'moderation',
    lazy: async () => ({ Component: (await import('./moderation/moderation-screen.tsx')).ModerationScreen }),
  },
  {
    path: 'media',
    lazy: async () => ({ Component: (await import('./screens/library-screen.tsx')).LibraryScreen }),
  },
  {
    path: 'history',
    lazy: async () => ({ Component: (await import('./history/history-screen.tsx')).HistoryScreen }),
  },
  {
    path: 'enquiries',
    lazy: async () => ({ Component: (await import('./enquiries/enquiries-screen.tsx')).EnquiriesScreen }),
  },
  {
    path: 'enquiries/:id',
    lazy: async () => ({ Component: (await import('./enquiries/enquiry-screen.tsx')).EnquiryScreen }),
  },
  {
    path: 'bookings',
    lazy: async () => ({ Component: (await import('./enquiries/bookings-screen.tsx')).BookingsScreen }),
  },
  {
    path: 'subscribers',
    lazy: async () => ({ Component: (await import('./letters/subscribers-screen.tsx')).SubscribersScreen }),
  },
  { path: 'outbox', lazy: async () => ({ Component: (await import('./letters/outbox-screen.tsx')).OutboxScreen }) },
  { path: 'people', lazy: async () => ({ Component: (await import('./letters/person-screen.tsx')).PersonScreen }) },
  { path: 'links', lazy: async () => ({ Component: (await import('./links/links-screen.tsx')).LinksScreen }) },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./settings/settings-screen.tsx')).SettingsScreen }),
  },
  {
    path: 'backup',
    lazy: async () => ({ Component: await (await import('./backup/backup-screen.tsx')).loadBackupScreen() }),
  },
  { path: 'jobs', lazy: async () => ({ Component: (await import('./jobs/jobs-screen.tsx')).JobsScreen }) },
  {
    path: 'missing',
    lazy: async () => ({ Component: (await import('./screens/overview-missing.tsx')).OverviewMissing }),
  },
  {
    path: 'account',
    lazy: async () => ({ Component: await (await import('./account/account-screen.tsx')).loadAccountScreen() }),
  },
  { path: '*', lazy: async () => ({ Component: (await import('./screens/content.tsx')).Content }) },
];

/** Every part of the dashboard on one screen, for whoever works on them. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'gallery',
        lazy: async () => ({ Component: (await import('./gallery/gallery-screen.tsx')).GalleryScreen }),
      },
    ]
  : [];

/** Every address below `/dashboard`; the gate stands before all of them. */
export const routes: RouteObject[] = [
  {
    element: <Gate />,
    ErrorBoundary: ScreenFault,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: ScreenFault, children: [...gallery, ...screens] }],
  },
];
