import { both } from '../both.ts';
import { part, toRecords } from '../part.ts';
import type { DemoCollection, Words } from '../record.ts';
import { buyingGuide } from './community/buying-guide.ts';
import { contentStudio } from './community/content-studio.ts';
import { fieldNotes } from './community/field-notes.ts';
import { lookingAfter } from './community/looking-after.ts';

/** A section of a blog. Lines of its text that start with a hyphen or a number are lists; `**…**` is bold. */
export interface Post {
  id: number;
  title: Words;
  text: Words;
  icon: string;
  /** The target of its link; default: none. */
  path?: string;
}

export interface Blog {
  id: number;
  name: Words;
  icon: string;
  posts: readonly Post[];
}

const blogs: readonly Blog[] = [buyingGuide, fieldNotes, contentStudio, lookingAfter];

export const community: readonly DemoCollection[] = [
  {
    base: 'community',
    records: blogs.map(({ id, name, icon }) => ({
      id,
      fields: { name, icon: { file: icon }, path: '/our-community' },
    })),
  },
  {
    base: 'communityonepost',
    records: blogs.flatMap((blog) =>
      blog.posts.map(({ id, title, text, icon, path = '/our-community' }) => ({
        id,
        parent: blog.id,
        fields: { title, text, path, icon: { file: icon } },
      })),
    ),
  },
  {
    base: 'communitysideblogs',
    records: toRecords(
      [
        part(
          both('Which Vision fits your room?', 'أي مقاس من ذا فيجن يناسب مكانك؟'),
          both('Three metres to the sofa: 115 inches.', 'ثلاثة أمتار إلى الكنبة: 115 بوصة.'),
          'vision-gallery-1.jpg',
          '/product/68',
        ),
        part(
          both('Inside the wave', 'داخل الموجة'),
          both('How 4,100 modules became the ceiling of a hotel.', 'كيف صارت 4,100 وحدة سقفًا لفندق.'),
          'project-hotel-lobby.jpg',
          '/project/4',
        ),
        part(
          both('Kiosks for every height', 'أكشاك لكل قامة'),
          both('Why the menu comes down with one touch.', 'لماذا تنزل القائمة بلمسة واحدة.'),
          'product-totem-kiosk-in-use.jpg',
          '/one-category/3',
        ),
      ],
      '/our-community',
    ),
  },
];
