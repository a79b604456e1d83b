import { choice, list, text } from '../../fields/index.ts';
import { percent } from '../../fields/number/percent.ts';

/** The sides of a body, seen from its front. */
export const bodySides = {
  front: { en: 'Front', ar: 'الأمام' },
  back: { en: 'Back', ar: 'الخلف' },
  left: { en: 'Left', ar: 'اليسار' },
  right: { en: 'Right', ar: 'اليمين' },
  top: { en: 'Top', ar: 'الأعلى' },
} as const;

export type BodySide = keyof typeof bodySides;

/** The parts of a model: a text, and the position on a side. Percent need no measuring in a modelling program. */
export const modelPointsField = () =>
  list(
    {
      title: text({ required: true, max: 60 }),
      text: text({ max: 240 }),
      side: choice({ choices: bodySides, required: true, label: { en: 'Side', ar: 'الجهة' } }),
      x: percent({ en: 'From its left', ar: 'من يسارها' }),
      y: percent({ en: 'From its top', ar: 'من أعلاها' }),
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
