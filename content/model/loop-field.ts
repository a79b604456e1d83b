import { values, video } from '../../fields/index.ts';

/**
 * The loop of the picture beside it: one silent film, whose first frame is that picture, in up to four files. Browsers
 * play the first format that they support, on phones in the narrowest size and elsewhere in the widest.
 */
export const loopField = () =>
  values(video(), {
    max: 4,
    label: { en: 'Loop of the picture', ar: 'حركة الصورة' },
    hint: {
      en: 'The same film as WebM and MP4, each 1,920 and 960 px wide. It begins with the picture.',
      ar: 'الفيلم نفسه بصيغتي WebM وMP4، كل منهما بعرض 1920 و960 بكسل. يبدأ بالصورة نفسها.',
    },
  });
