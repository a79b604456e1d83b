import type { dashboard as english } from '../en/dashboard.ts';
import type { Message } from '../message.ts';

/** The words of the dashboard. */
export const dashboard = {
  title: 'لوحة التحكم',
  welcome: 'أهلًا بك، {name}',
  viewSite: 'عرض الموقع',
  otherLanguage: 'English',
  skipToContent: 'انتقل إلى المحتوى',
  navigation: 'الأقسام',
  needsScripts: 'تحتاج لوحة التحكم إلى تفعيل جافاسكربت.',

  banners: 'اللافتات',
  categories: 'الفئات',
  subCategories: 'الفئات الفرعية',
  products: 'المنتجات',
  projects: 'المشاريع',
  singleProjects: 'المشاريع المفردة',
  community: 'المجتمع',
  communityBlogs: 'مدونات المجتمع',
  visitorComments: 'تعليقات الزوار',

  loginHeading: 'أهلًا بعودتك',
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  login: 'تسجيل الدخول',
  wait: 'انتظر ...',
  unreachable: 'تعذّر الاتصال بالخادم. يُرجى المحاولة مرة أخرى.',
  failed: 'حدث خطأ من جهتنا. يُرجى المحاولة مرة أخرى.',
  tryAgain: 'أعد المحاولة',
  loading: 'جارٍ التحميل ...',

  logout: 'تسجيل الخروج',
  logoutQuestion: 'هل تريد تسجيل الخروج؟',
  yes: 'نعم',
  no: 'لا',

  overview: 'نظرة عامة',
  overviewIntro: 'ما يحتويه الموقع في كل قسم.',
  recordCount: {
    zero: 'لا سجلات',
    one: 'سجل واحد',
    two: 'سجلان',
    few: '{count} سجلات',
    many: '{count} سجلًا',
    other: '{count} سجل',
  },
  countFailed: 'تعذّر عدّ السجلات.',

  notFound: 'غير موجود في لوحة التحكم',
  notFoundText: 'لا توجد شاشة في هذا العنوان.',
  backToOverview: 'العودة إلى النظرة العامة',

  preview: 'معاينة',
  previewLanguage: 'لغة المعاينة',
  previewInArabic: 'العربية',
  previewInEnglish: 'الإنجليزية',
  previewWidth: 'عرض المعاينة',
  previewPhone: 'جوال',
  previewDesktop: 'سطح المكتب',
  previewUnsaved: 'الصفحة بما كتبته. لم يُحفظ شيء منه بعد.',
  previewLoading: 'جارٍ تحميل المعاينة ...',
  previewFailed: 'تعذّر عرض المعاينة.',
  previewClose: 'إغلاق المعاينة',
} as const satisfies Record<keyof typeof english, Message>;
