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
} as const satisfies Record<keyof typeof englishNotices, Message>;
