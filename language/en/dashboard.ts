import type { Message } from '../message.ts';

/** The words of the dashboard. The wording of the specification is exact. */
export const dashboard = {
  title: 'Dashboard',
  welcome: 'Welcome, {name}',
  viewSite: 'View site',
  otherLanguage: 'العربية',
  skipToContent: 'Skip to content',
  navigation: 'Sections',
  needsScripts: 'The dashboard needs JavaScript.',

  banners: 'Banners',
  categories: 'Categories',
  subCategories: 'Sub Categories',
  products: 'Products',
  projects: 'Projects',
  singleProjects: 'Single Projects',
  community: 'Community',
  communityBlogs: 'Community Blogs',
  visitorComments: 'Visitor Comments',

  loginHeading: 'Welcome Back',
  username: 'Username',
  password: 'Password',
  login: 'Login',
  wait: 'Wait ...',
  unreachable: 'The server cannot be reached. Please try again.',
  failed: 'Something went wrong on our side. Please try again.',
  tryAgain: 'Try again',
  loading: 'Loading ...',

  logout: 'Logout',
  logoutQuestion: 'Are you sure you want to logout?',
  yes: 'Yes',
  no: 'No',

  overview: 'Overview',
  overviewIntro: 'What the site holds, area by area.',
  recordCount: { one: '{count} record', other: '{count} records' },
  countFailed: 'The records could not be counted.',

  notFound: 'Not found in the dashboard',
  notFoundText: 'There is no screen at this address.',
  backToOverview: 'Back to the overview',

  preview: 'Preview',
  previewLanguage: 'Language of the preview',
  previewInArabic: 'Arabic',
  previewInEnglish: 'English',
  previewWidth: 'Width of the preview',
  previewPhone: 'Phone',
  previewDesktop: 'Desktop',
  previewUnsaved: 'The page with what you have typed. Nothing of it is saved yet.',
  previewLoading: 'Loading the preview ...',
  previewFailed: 'The preview cannot be shown.',
  previewClose: 'Close the preview',
} as const satisfies Record<string, Message>;
