import type { uploadNotices as englishNotices, uploadRefusals as englishRefusals } from '../en/uploads.ts';
import type { Message } from '../message.ts';

/** Why a file that is uploaded is refused. */
export const uploadRefusals = {
  fileTooLarge: 'حجم الملف أكبر من {megabytes} ميغابايت',
  fileKindRefused: 'هذا النوع من الملفات غير مقبول هنا',
  fileBroken: 'الملف تالف أو غير مكتمل',
  fileTooComplex: 'الملف معقّد إلى حد يتعذّر معه فحصه. بسّطه ثم حاول مرة أخرى',
  imageTooLarge: 'تتجاوز الصورة {megapixels} ميغابكسل',
  imageHdr:
    'هذه صورة HDR ‏(PQ أو HLG) ولا يمكن عرض ألوانها كما هي. صدِّرها من دون HDR، بصيغة JPEG وألوان sRGB مثلًا، ثم ارفعها',
} as const satisfies Record<keyof typeof englishRefusals, Message>;

/** What must be known of an uploaded file before it is used; the keys are the codes that calls answer. */
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
} as const satisfies Record<keyof typeof englishNotices, Message>;
