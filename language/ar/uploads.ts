import type { uploadNotices as englishNotices, uploadRefusals as englishRefusals } from '../en/uploads.ts';
import type { Message } from '../message.ts';

/** Reasons for refusing an upload. */
export const uploadRefusals = {
  fileTooLarge: 'حجم الملف أكبر من {megabytes} ميغابايت',
  fileKindRefused:
    'لا يمكن عرض ملفات من هذا النوع هنا. استخدم JPEG أو PNG أو WebP أو GIF أو AVIF أو SVG للصور، وMP4 أو WebM للأفلام، وPDF للمستندات، وGLB للمجسّمات ثلاثية الأبعاد',
  fileBroken: 'الملف تالف أو غير مكتمل',
  fileTooComplex: 'الملف معقّد إلى حد يتعذّر معه فحصه. بسّطه ثم حاول مرة أخرى',
  imageHdr:
    'هذه صورة HDR ‏(PQ أو HLG) ولا يمكن عرض ألوانها كما هي. صدِّرها من دون HDR، بصيغة JPEG وألوان sRGB مثلًا، ثم ارفعها',
  imageTooLarge:
    'أبعاد الصورة {width} × {height} بكسل، أي {megapixels} ميغابكسل. صغّرها إلى {most} ميغابكسل على الأكثر، مثل {fittingWidth} × {fittingHeight} بكسل',
  fileEmpty: 'الملف فارغ. انسخه مرة أخرى من مصدره أو اختر غيره',
  takenImages: 'لا يُقبل {kind} هنا، بل الصور فقط: JPEG أو PNG أو WebP أو GIF أو AVIF أو SVG',
  takenFilms: 'لا يُقبل {kind} هنا، بل الأفلام فقط: MP4 مع H.264 وAAC، أو WebM',
  takenDocuments: 'لا يُقبل {kind} هنا، بل PDF فقط',
  takenModels: 'لا يُقبل {kind} هنا، بل المجسّمات ثلاثية الأبعاد بصيغة GLB فقط',
  takenImagesFilms:
    'لا يُقبل {kind} هنا، بل الصور (JPEG وPNG وWebP وGIF وAVIF وSVG) والأفلام (MP4 مع H.264 وAAC، وWebM) فقط',
  takenImagesDocuments: 'لا يُقبل {kind} هنا، بل الصور (JPEG وPNG وWebP وGIF وAVIF وSVG) وPDF فقط',
  foreignPhoto: 'صورة آيفون: صدّرها بصيغة JPEG، أو اضبط الكاميرا على «الأكثر توافقًا»',
  foreignFilm: 'فيلم {kind}: صدّره بصيغة MP4 مع H.264 وAAC',
  foreignSound: 'صوت بلا صورة ({kind}): ضعه في فيلم وصدّره بصيغة MP4 مع H.264 وAAC',
  foreignPicture: 'صورة {kind}: صدّرها بصيغة JPEG أو PNG',
  foreignDrawing: 'رسم {kind}: صدّره بصيغة SVG أو PNG',
  foreignDocument: 'مستند {kind}: احفظه بصيغة PDF',
  foreignArchive: 'أرشيف {kind}: فُكّ ضغطه ثم ارفع الملفات التي فيه',
  foreignCompressed: 'ملف مضغوط ({kind}): احفظ الرسم بصيغة SVG غير مضغوطة، وفُكّ ضغط ما سواه',
  foreignPage: 'صفحة ويب ({kind}): احفظها بصيغة PDF، أو ارفع الصورة التي تعرضها',
  filmInNoBrowser: 'لا يشغّل أي متصفح هذا الفيلم لأن ترميزه {codec}. صدّره بصيغة MP4 مع H.264 وAAC ثم ارفعه',
  modelOutside: 'يحتاج هذا المجسّم إلى ملفات أخرى. صدّره بصيغة GLB في ملف واحد يضم كل شيء، ثم ارفعه',
  modelPacked: 'لا تقرأ كل المتصفحات هذا المجسّم لأنه يستخدم {extension}. صدّره بصيغة GLB بلا ضغط، ثم ارفعه',
  modelEmpty: 'لا أسطح في هذا المجسّم، فلن يظهر منه شيء. صدّره من جديد مع أسطحه',
  filmEncrypted: 'هذا الفيلم محمي من النسخ، فلا يشغّله أي متصفح. صدّره بلا حماية بصيغة MP4 مع H.264 وAAC',
} as const satisfies Record<keyof typeof englishRefusals, Message>;

/** Notices about an uploaded file; the keys are the codes in the answers of calls. */
export const uploadNotices = {
  lockedPdf: 'لا يُفتح ملف PDF هذا إلا بكلمة مرور، فلا يستطيع الزوار قراءته. احفظه بلا كلمة مرور ثم ارفعه من جديد',
  drawingScripts: 'حُذفت البرامج النصية من هذا الرسم',
  drawingLinks: 'حُذفت الروابط من هذا الرسم، وبقي ما كانت تعرضه',
  drawingAnimation: 'حُذفت الحركة من هذا الرسم فيظهر ساكنًا. إن أردته متحركًا فارفع مقطع فيديو أو ملف GIF',
  drawingOutside:
    'كان هذا الرسم يستخدم صورًا أو خطوطًا أو أجزاء من ملفات أخرى، وقد حُذفت. ضمّنها في الملف أو حوّل النص إلى مسارات، ثم ارفعه من جديد',
  drawingFonts: 'حُذفت الخطوط من هذا الرسم فقد يختلف شكل نصه. حوّل النص إلى مسارات ثم ارفعه من جديد',
  drawingNested: 'حُذف رسم مضمَّن داخل هذا الرسم. ضع أشكاله في هذا الرسم أو ضمّنه بصيغة PNG، ثم ارفعه من جديد',
  drawingForeign: 'حُذفت أجزاء ليست رسمًا، مثل نص HTML أو صوت أو فيديو. حوّل النص إلى نص SVG أو مسارات ثم ارفعه من جديد',
  drawingStyles:
    'حُذفت من هذا الرسم أنماط لا يمكن استخدامها بأمان. إن اختلف شكله فصدّره بسمات العرض (presentation attributes) ثم ارفعه من جديد',
  drawingOther: 'حُذفت من هذا الرسم أجزاء من نوع غير معروف. إن اختلف شكله فصدّره بصيغة SVG عادية ثم ارفعه من جديد',
  filmInSomeBrowsers:
    'لا تشغّل كل المتصفحات هذا الفيلم لأن ترميزه {codec}. وإذا صُدّر بصيغة MP4 مع H.264 وAAC عمل في كل مكان',
  soundInSomeBrowsers:
    'لا تشغّل كل المتصفحات صوت هذا الفيلم لأن ترميزه {codec}. وإذا صُدّر بصيغة MP4 مع H.264 وAAC عمل في كل مكان',
  soundInNoBrowser: 'لا يشغّل أي متصفح صوت هذا الفيلم لأن ترميزه {codec}. صدّره بصيغة MP4 مع H.264 وAAC، أو استخدمه بلا صوت',
} as const satisfies Record<keyof typeof englishNotices, Message>;
