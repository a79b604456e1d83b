import { choice, list, number, text } from '../../fields/index.ts';

/** The sides of a body, as a visitor names them who stands in front of it. */
export const bodySides = {
  front: { en: 'Front', ar: 'الأمام' },
  back: { en: 'Back', ar: 'الخلف' },
  left: { en: 'Left', ar: 'اليسار' },
  right: { en: 'Right', ar: 'اليمين' },
  top: { en: 'Top', ar: 'الأعلى' },
} as const;

export type BodySide = keyof typeof bodySides;

/** A position in percent of a side's width or height. */
const share = (label: { readonly en: string; readonly ar: string }) =>
  number({ min: 0, max: 100, unit: '%', required: true, label });

/** What a model shows: parts with a text, and where each is. Found without measuring, so that no modeller is needed. */
export const modelPointsField = () =>
  list(
    {
      title: text({ required: true, max: 60 }),
      text: text({ max: 240 }),
      side: choice({ choices: bodySides, required: true, label: { en: 'Side', ar: 'الجهة' } }),
      x: share({ en: 'From its left', ar: 'من يسارها' }),
      y: share({ en: 'From its top', ar: 'من أعلاها' }),
    },
    {
      max: 8,
      apiName: 'model_points',
      label: { en: 'Parts of the 3D model', ar: 'أجزاء المجسّم' },
      hint: {
        en: 'Look at the side from outside. Visitors read these texts without 3D too.',
        ar: 'انظر إلى الجهة من الخارج. يقرأ الزوار هذه النصوص من دون المجسّم أيضًا.',
      },
    },
  );
