import {
  choice,
  document,
  email,
  flag,
  iconName,
  image,
  link,
  list,
  longText,
  number,
  plainText,
  text,
  url,
  video,
} from '../fields/index.ts';
import { type Country, countryNames } from './countries.ts';
import { enquiries } from './enquiries/index.ts';
import { landingSettings } from './landing-settings.ts';
import type { Collection } from './model/collection.ts';
import { defineSettings } from './model/define-settings.ts';
import { quotationSettings } from './quotation-settings.ts';
import { officeFields } from './office-settings.ts';
import { plannerSettings } from './planner-settings.ts';
import { popupSettings } from './popup-settings.ts';
import { showroomSettings } from './showroom-settings.ts';

/** Mail programs receive the text in a `mailto:` address, whose length is limited. */
const longestReply = 1000;

const named = (en: string, ar: string) => ({ label: { en, ar } });

const colour = { pattern: /^#[0-9A-Fa-f]{6}$/, refusal: 'invalidColour', example: '#0a7cff' } as const;
/** Shown as entered; only its digits are dialled. */
const phoneNumber = { pattern: /^\+?[\d\s().-]{4,}$/, refusal: 'invalidPhone', example: '+966 11 234 5678' } as const;
/** A chat requires a number with its country code. */
const internationalNumber = {
  pattern: /^\+?[1-9][\d\s().-]{6,}$/,
  refusal: 'invalidPhone',
  example: '+966 50 123 4567',
} as const;

export const companySettings = defineSettings({
  base: 'settings/company',
  label: { en: 'Company', ar: 'الشركة' },
  shows: { en: 'Header, footer and search engines', ar: 'الترويسة والتذييل ومحركات البحث' },
  title: 'name',
  fields: {
    name: text({ required: true }),
    tagline: text(),
    description: longText(),
    logo: image({ ground: 'dark', ...named('Logo on dark', 'الشعار على الداكن') }),
    logoOnLight: image({ apiName: 'logo_on_light', ground: 'light', ...named('Logo on light', 'الشعار على الفاتح') }),
    mark: image(named('Mark (square logo)', 'الرمز (شعار مربع)')),
    sharePicture: image({ apiName: 'share_picture', ...named('Picture for shared links', 'صورة الروابط المشاركة') }),
    aboutPicture: image({ apiName: 'about_picture', ...named('Picture of About', 'صورة صفحة من نحن') }),
    contactPicture: image({ apiName: 'contact_picture', ...named('Picture of Contact', 'صورة صفحة تواصل معنا') }),
    profile: document(named('Company profile (PDF)', 'ملف الشركة (PDF)')),
    registerVideo: video({
      apiName: 'register_video',
      ...named('Film before the project request', 'الفيلم قبل طلب المشروع'),
    }),
    requestPicture: image({
      apiName: 'request_picture',
      ...named('Picture above the project request', 'الصورة أعلى طلب المشروع'),
    }),
    registerPicture: image({
      apiName: 'register_picture',
      ...named('Picture below the project request', 'الصورة أسفل طلب المشروع'),
    }),
    securityEmail: email({
      apiName: 'security_email',
      label: { en: 'E-mail for security reports', ar: 'بريد بلاغات الأمان' },
      hint: {
        en: 'Shown in /.well-known/security.txt; the company’s e-mail when empty',
        ar: 'يظهر في ‎/.well-known/security.txt‎؛ وإذا تُرك فارغًا فبريد الشركة',
      },
    }),
    soldIn: choice({
      apiName: 'sold_in',
      choices: countryNames,
      ...named('Sells only in', 'البيع في دولة واحدة فقط'),
      hint: {
        en: 'Visitors see its details and currency, and no choice of a country; in all countries when empty',
        ar: 'يرى الزوار بياناتها وعملتها دون اختيار الدولة؛ وفي جميع الدول إذا تُرك فارغًا',
      },
    }),
    accent: plainText({ max: 7, shape: colour, ...named('Accent colour (#rrggbb)', 'لون التمييز') }),
    socials: list(
      { name: text({ required: true }), icon: iconName(), link: link({ required: true }) },
      { max: 12, ...named('Social networks', 'شبكات التواصل') },
    ),
  },
});

const countrySettings = (country: Country) =>
  defineSettings({
    base: `settings/country-${country}`,
    label: countryNames[country],
    page: { at: 'home', country },
    shows: { en: 'Footer, contact block and return policy', ar: 'التذييل وقسم التواصل وسياسة الإرجاع' },
    title: 'address',
    fields: {
      phone: plainText({ max: 30, shape: phoneNumber }),
      email: email(),
      address: longText({ max: 400 }),
      whatsapp: plainText({
        max: 20,
        shape: internationalNumber,
        ...named('WhatsApp number (with country code)', 'رقم واتساب (مع رمز الدولة)'),
      }),
      map: url({ isSecure: true, ...named('Map address to embed', 'عنوان الخريطة المضمّنة') }),
      mapOnClick: flag({
        apiName: 'map_on_click',
        ...named('The map is loaded', 'تحميل الخريطة'),
        hint: {
          en: 'On click, its provider learns of a visitor only when the visitor wishes to see it.',
          ar: 'عند الضغط، لا يعلم مزوّد الخريطة بالزائر إلا حين يرغب في رؤيتها.',
        },
        labels: {
          on: { en: 'On click', ar: 'عند الضغط' },
          off: { en: 'When it comes into view', ar: 'عند ظهورها' },
        },
      }),
      mapLink: url({ isSecure: true, apiName: 'map_link', ...named('Link to the map', 'رابط الخريطة') }),
      commercialRegister: plainText({
        apiName: 'commercial_register',
        max: 40,
        ...named('Commercial register number', 'رقم السجل التجاري'),
      }),
      vatNumber: plainText({ apiName: 'vat_number', max: 40, ...named('VAT number', 'الرقم الضريبي') }),
      ...officeFields,
    },
  });

export const saudiSettings = countrySettings('sa');
export const emiratesSettings = countrySettings('ae');

const groups = { sa: saudiSettings, ae: emiratesSettings } as const satisfies Readonly<Record<Country, Collection>>;

/** The settings group of a country. */
export const settingsOf = (country: Country) => groups[country];

const kindsOfMessages = Object.fromEntries(enquiries.map(({ kind, label }) => [kind, label]));

export const webhookSettings = defineSettings({
  base: 'settings/webhooks',
  label: { en: 'Webhooks', ar: 'الإشعارات البرمجية' },
  shows: {
    en: 'Not on the site: they tell other programs of enquiries',
    ar: 'لا تظهر في الموقع: تُبلغ برامج أخرى بالاستفسارات',
  },
  page: null,
  screen: { below: 'webhook-keys' },
  title: 'hooks',
  fields: {
    hooks: list(
      {
        kind: choice({
          required: true,
          choices: { ...kindsOfMessages, offer: { en: 'Answers to quotations', ar: 'الردود على عروض الأسعار' } },
          ...named('Kind', 'النوع'),
        }),
        address: url({ required: true, isSecure: true, ...named('Address (https://)', 'العنوان (https://‎)') }),
      },
      { max: 20, ...named('Webhooks', 'الإشعارات البرمجية') },
    ),
  },
});

export const replySettings = defineSettings({
  base: 'settings/replies',
  label: { en: 'Reply templates', ar: 'قوالب الردود' },
  shows: {
    en: 'Not on the site: a reply to an enquiry begins with them',
    ar: 'لا تظهر في الموقع: بها يبدأ الرد على الاستفسارات',
  },
  page: null,
  title: 'replies',
  fields: {
    replies: list(
      {
        kind: choice({
          required: true,
          choices: kindsOfMessages,
          ...named('For enquiries of this kind', 'لاستفسارات هذا النوع'),
        }),
        subject: text({ required: true, ...named('Subject', 'الموضوع') }),
        text: longText({
          required: true,
          max: longestReply,
          hint: {
            en: '{name}, {reference}, {product} and {company} are filled in.',
            ar: 'تُملأ تلقائيًا: {name} الاسم، و{reference} المرجع، و{product} المنتج، و{company} الشركة.',
          },
          ...named('Text', 'النص'),
        }),
      },
      { max: 30, ...named('Templates', 'القوالب') },
    ),
  },
});

/** Default months after which enquiries are deleted. */
export const usualRetentionMonths = 24;
/** Default months after which the history of changes is deleted. */
export const usualHistoryMonths = 24;

export const privacySettings = defineSettings({
  base: 'settings/privacy',
  label: { en: 'Privacy', ar: 'الخصوصية' },
  shows: {
    en: 'Privacy policy: how long enquiries and the history are kept',
    ar: 'سياسة الخصوصية: مدة الاحتفاظ بالاستفسارات وبسجل التغييرات',
  },
  page: { at: 'privacyPolicy' },
  title: 'retentionMonths',
  fields: {
    retentionMonths: number({
      apiName: 'retention_months',
      min: 1,
      max: 120,
      isWhole: true,
      label: { en: 'Months until enquiries are deleted', ar: 'عدد الأشهر قبل حذف الاستفسارات' },
      hint: { en: '1 to 120; 24 when empty', ar: 'من 1 إلى 120؛ و24 إذا تُرك فارغًا' },
    }),
    historyMonths: number({
      apiName: 'history_months',
      min: 1,
      max: 1200,
      isWhole: true,
      label: { en: 'Months that the history keeps changes', ar: 'عدد الأشهر التي تُحفظ فيها التغييرات' },
      hint: {
        en: 'After that they can no longer be undone. 24 when empty',
        ar: 'لا يمكن التراجع عنها بعد ذلك؛ و24 إذا تُرك فارغًا',
      },
    }),
    deletionMonths: number({
      apiName: 'deletion_months',
      min: 1,
      max: 1200,
      isWhole: true,
      label: { en: 'Months that the history keeps deletions', ar: 'عدد الأشهر التي تُحفظ فيها المحذوفات' },
      hint: {
        en: 'After that nothing can be restored, and files that only the history held are removed. For ever when empty; never shorter than changes',
        ar: 'لا يمكن بعد ذلك استرجاع شيء، وتُزال الملفات التي لم تبقَ إلا في سجل التغييرات. دائمًا إذا تُرك فارغًا، ولا تقل عن مدة التغييرات',
      },
    }),
  },
});

/** All settings groups, in the order of the dashboard. */
export const settings: readonly Collection[] = [
  companySettings,
  saudiSettings,
  emiratesSettings,
  popupSettings,
  landingSettings,
  showroomSettings,
  plannerSettings,
  quotationSettings,
  webhookSettings,
  replySettings,
  privacySettings,
];
