import type { catalogue as english } from '../en/catalogue.ts';
import type { Message } from '../message.ts';

/** Messages of the category, sub-category and product pages. */
export const catalogue = {
  breadcrumbs: 'أنت هنا',
  within: 'المزيد ضمن {name}',
  menuTitle: 'المنتجات بحسب الفئة',
  overview: 'نظرة عامة',
  menuWays: 'المزيد',

  featuredProducts: 'منتجات مختارة',
  viewDetails: 'عرض التفاصيل',
  specSheet: 'ورقة المواصفات (PDF)',
  advantages: 'المزايا',
  notIncluded: 'غير متوفر',
  availableSizes: 'المقاسات المتوفرة',

  onThisPage: 'في هذه الصفحة',
  highlights: 'أبرز المزايا',
  gallery: 'معرض الصور',
  inPictures: 'بالصور',
  chooseModel: 'اختر الطراز',
  moreToExplore: 'المزيد لتستكشفه',
  questions: 'أسئلة وأجوبة',
  videos: 'مقاطع الفيديو',
  playVideo: 'شغّل الفيديو: {title}',

  technicalParameters: 'المواصفات الفنية',
  askOnWhatsapp: 'اسأل عبر واتساب',
  askAbout: 'مرحبًا، أودّ معرفة المزيد عن {name}.',
  inDetail: 'بالتفصيل',
  closeUp: 'نظرة أقرب',
  specification: 'جدول المواصفات',
  viewingDistance: 'تختفي البكسلات من مسافة',
  metres: 'م',
  lensHere: 'كما تراها من مكانك',
  lensHereText: 'جزء من الصورة نفسها بمسافتين بين البكسلات، بالحجم الذي تراه به من هناك. انظر إليه من مسافة ذراع.',
  lensDistance: 'مسافة المشاهدة',
  lensVisible: 'تُرى البكسلات',
  lensSmooth: 'صورة واحدة ناعمة',
  allSpecifications: 'جميع المواصفات ({count})',
  sizesAtAGlance: 'كل المقاسات في جدول',
  downloads: 'ملفات للتنزيل',
  specSheetFile: 'ورقة المواصفات',
  printableSheet: 'ورقة بيانات للطباعة',
  usedInProjects: 'استُخدم في هذه المشاريع',
  besideOthers: '{name} إلى جانب {others}',
  relatedProducts: 'منتجات ذات صلة',

  dataSheet: 'ورقة البيانات',
  print: 'اطبع',
  backToProduct: 'العودة إلى المنتج',
} as const satisfies Record<keyof typeof english, Message>;
