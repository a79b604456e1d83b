import type { forms as english } from '../en/forms.ts';
import type { Message } from '../message.ts';

export const forms = {
  optionalField: '(اختياري)',
  choose: 'اختر',
  leaveEmpty: 'يرجى ترك هذا الحقل فارغًا',
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

  contactPageTitle: 'حدّثنا عن مكانك',
  contactPageLead: 'يكفي مقاس أو مجرد فكرة لنبدأ. راسلنا أو اتصل بنا أو اختر وقتًا نلتقي فيه.',
  contactDescription: 'راسلنا أو اتصل بنا أو احجز اجتماعًا: عناوين مكاتبنا وأرقامها وخريطتها.',
  whatsappWay: 'أرسل صورة أو مخططًا',
  answerPromise: 'نجيبك خلال يوم عمل واحد.',
  officeHours: 'ساعات العمل',
  officeDays: 'من {first} إلى {last}، {opens}–{closes}',
  writeToUs: 'راسلنا',
  chooseTime: 'اختر موعدًا',
  openMap: 'الاتجاهات إلى المكتب',

  quoteDescription: 'اسأل عن سعر شاشتك: يكفي اسمك ورقم جوالك ومدينتك وما تحتاج إليه.',

  startProject: 'ابدأ مشروعك',
  registerTitle: 'من هنا يبدأ مشروعك',
  registerLead: 'ثلاث خطوات قصيرة، ثم يتولى مهندس طلبك.',
  registerDescription: 'صف لنا مشروع شاشتك لتصلك الخيارات ونطاق سعر أولي خلال يوم عمل واحد.',
  nextSteps: 'ماذا يحدث بعد ذلك',
  nextStepCall: 'يتصل بك مهندس، ويصلك نطاق سعر أولي خلال يوم عمل واحد.',
  nextStepSurvey: 'نقيس الجدار والإضاءة والكهرباء عند المعاينة.',
  nextStepOffer: 'بعد المعاينة يصلك الجدول الزمني وسعر ثابت.',
  requestTitle: 'طلب مشروع',
  addsToNote: 'يُضاف ما ترسله هنا إلى طلب عرض السعر الذي أرسلته. لا يُظهر الرابط شيئًا من ذلك الطلب.',
  addsToOver: 'انتهت صلاحية رابط طلبك. ما ترسله هنا طلب جديد.',
  wallPicture: 'صورة الجدار',
  requestNote: 'جميع الحقول مطلوبة ما لم يُذكر أنها اختيارية.',
  aboutYou: 'بياناتك',
  aboutProject: 'عن المشروع',
  projectDetails: 'التفاصيل',

  strengthsTitle: 'ما يمكنك الاعتماد عليه',
  strengthSurvey: 'معاينة قبل أي وعد',
  strengthSurveyText: 'ترى شاشتك مرسومة بمقياسها على جدارك قبل أن تقرر.',
  strengthDesign: 'تصميم على مقاس المكان',
  strengthDesignText: 'يتبع المقاس والانحناء والمسافة بين البكسلات شكل المكان والمسافة التي يُشاهَد منها.',
  strengthInstall: 'فنيون من فريقنا',
  strengthInstallText: 'من يخطط لشاشتك هو من يعلّقها ويضبط استواءها ويعايرها.',
  strengthContent: 'محتوى يناسب شاشتك',
  strengthContentText: 'نجهّز الصور والأفلام على شكل شاشتك تمامًا.',
  strengthTraining: 'تدريب في يوم التسليم',
  strengthTrainingText: 'يتعلم فريقك تشغيل الشاشة قبل أن نغادر المبنى.',
  strengthCare: 'عناية لسنوات',
  strengthCareText: 'وحدات احتياطية ومراقبة عن بُعد وصيانة من الأمام تُبقي الصورة كاملة.',

  excellenceTitle: 'شاشة لا تشغل بالك',
  excellenceText: 'ساطعة عند الظهيرة، هادئة في الليل، واضحة من آخر الساحة.',

  exploreTitle: 'اكتشف قبل أن تقرر',
  exploreProject: 'مشروع',
  exploreArticle: 'مقال',
} as const satisfies Record<keyof typeof english, Message>;
