import type { forms as english } from '../en/forms.ts';
import type { Message } from '../message.ts';

export const forms = {
  optionalField: '(اختياري)',
  choose: 'اختر',
  didYouMean: 'هل تقصد {address}؟',
  leaveEmpty: 'يرجى ترك هذا الحقل فارغًا',
  formSteps: 'خطوات النموذج',
  formStep: 'الخطوة {step} من {steps}',
  formNext: 'التالي',
  formBack: 'السابق',
  companyStandIn: 'فريقنا',

  monthsKept: {
    one: 'شهر واحد',
    two: 'شهرين',
    few: '{count} أشهر',
    many: '{count} شهرًا',
    other: '{count} شهر',
  },

  getInquiry: 'استفسر الآن',
  inquiryAbout: 'استفسر عن {name}',
  inquiryLead: 'اترك لنا بياناتك، وسيجيبك مهندس يعرف هذه الشاشة جيدًا.',

  contactPageTitle: 'حدّثنا عن مكانك',
  contactPageLead: 'تكفي صورة أو مقاس أو مجرد فكرة لنبدأ. راسلنا أو اتصل بنا أو اختر وقتًا نلتقي فيه.',
  contactDescription: 'راسلنا أو اتصل بنا أو احجز اجتماعًا: عناوين مكاتبنا وأرقامها وخريطتها.',
  writeToUs: 'راسلنا',
  mapTitle: 'أين تجدنا',
  openMap: 'فتح الخريطة',
  showMap: 'عرض الخريطة',
  mapOfOthers: 'تُحمَّل الخريطة من مزوّدها، وعندها يرى عنوان IP الخاص بك.',

  startProject: 'ابدأ مشروعك',
  registerTitle: 'من هنا يبدأ مشروعك',
  registerLead: 'أجب عما تعرفه اليوم، ونكتشف البقية معًا في الموقع.',
  registerDescription: 'صف لنا مشروع شاشتك لتصلك الخيارات والجدول الزمني ونطاق الأسعار.',
  requestTitle: 'طلب مشروع',
  requestNote: 'جميع الحقول مطلوبة ما لم يُذكر أنها اختيارية.',
  aboutYou: 'بياناتك',
  aboutProject: 'عن المشروع',
  projectDetails: 'التفاصيل',

  strengthsTitle: 'ما يمكنك الاعتماد عليه',
  strengthSurvey: 'معاينة قبل أي وعد',
  strengthSurveyText: 'نقيس الجدار والإضاءة والكهرباء في الموقع قبل أن نذكر سعرًا.',
  strengthDesign: 'تصميم على مقاس المكان',
  strengthDesignText: 'يتبع المقاس والانحناء والمسافة بين البكسلات شكل المكان والمسافة التي يُشاهَد منها.',
  strengthInstall: 'فنيون من فريقنا',
  strengthInstallText: 'من يخطط لشاشتك هو من يعلّقها ويضبط استواءها ويعايرها.',
  strengthContent: 'محتوى يناسبها',
  strengthContentText: 'نجهّز الصور والأفلام على شكل شاشتك تمامًا.',
  strengthTraining: 'تدريب في يوم التسليم',
  strengthTrainingText: 'يتعلم فريقك تشغيل الشاشة قبل أن نغادر المبنى.',
  strengthCare: 'عناية لسنوات',
  strengthCareText: 'وحدات احتياطية ومراقبة عن بُعد وصيانة من الأمام تُبقي الصورة كاملة.',

  excellenceTitle: 'التميّز صورة لا تشغل بالك',
  excellenceText: 'ساطعة عند الظهيرة، هادئة في الليل، وهي في الصف الأخير كما هي في الصف الأول.',

  exploreTitle: 'اكتشف قبل أن تقرر',
  exploreProject: 'مشروع',
  exploreArticle: 'مقال',

  introTitle: 'مقدمة',
  skipIntro: 'تخطَّ المقدمة',
} as const satisfies Record<keyof typeof english, Message>;
