import { homeContent } from './home-content.ts';
import type { MemoryContent, MemoryRecord } from './memory-reader.ts';

const both = (en: string, ar: string) => ({ en, ar });

const item = (name: string, more: Record<string, unknown> = {}): MemoryRecord => ({
  fields: {
    title: both(name, `${name} ع`),
    text: both(`About ${name}`, `عن ${name}`),
    path: '/projects',
    icon: `${name}.jpg`,
    ...more,
  },
});

const items = (name: string, count: number): readonly MemoryRecord[] =>
  Array.from({ length: count }, (_, index) => item(`${name} ${index + 1}`));

/** The content of the pages about the company: Projects, one project, About, The Vision. */
export const companyContent: MemoryContent = {
  ...homeContent,
  projectcycle: [item('Tower'), item('Stadium', { path: '/project/1' }), item('Gallery')],
  projectcrew: [
    item('Lead A', { path: '0' }),
    item('Engineer', { path: '/about' }),
    item('Lead B', { path: '0' }),
    item('Designer', { path: '/about' }),
  ],
  clientslogos: [item('City Mall', { icon: 'mall.svg' }), item('Sahara Bank', { icon: 'bank.svg' })],
  projectpreprojects: items('Previous', 3),
  projegridctcontent: items('Step', 5),
  projectcontentslider: [
    {
      fields: {
        icon: 'bi-alarm',
        title: both('On time', 'في الموعد'),
        info: both('Always.', 'دائمًا.'),
        link: '/about',
      },
    },
  ],
  projectblogs: items('Article', 2),
  projectquestions: items('Question', 2),
  projectteammembers: items('Member', 2),
  singleproject: [
    {
      fields: {
        title: both('Grand Arena', 'غراند أرينا'),
        subtitle: both('A ribbon of light', 'شريط من الضوء'),
        text: both('It plays in light.', 'يلعب بالضوء.'),
        icon: 'arena.jpg',
        products: [68],
        country: 'sa',
        sector: both('Sport', 'الرياضة'),
      },
    },
    {
      fields: {
        title: both('Palm Hotel', 'فندق النخيل'),
        subtitle: both('', ''),
        text: both('', ''),
        icon: 'palm.jpg',
      },
    },
    { published: [], fields: { title: both('Secret', 'سر') } },
  ],
  singleprojectcontent: [
    { ...item('The brief', { subtitle: both('First', 'أولًا') }), parent: 1 },
    { ...item('The result', { subtitle: both('Last', 'أخيرًا') }), parent: 1 },
  ],
  singleprojectquestions: [{ ...item('Why there?'), parent: 1 }],
  'settings/vision': [
    {
      fields: {
        title: both('The Vision', 'ذا فيجن'),
        slides: [
          {
            title: both('Slide one', 'الأولى'),
            description: both('Says one', 'تقول واحد'),
            image: 'one.jpg',
            gradient: 'ember',
          },
          {
            title: both('Slide two', 'الثانية'),
            description: both('Says two', 'تقول اثنين'),
            image: 'two.jpg',
            gradient: 'aurora',
          },
          {
            title: both('Slide three', 'الثالثة'),
            description: both('Says three', 'تقول ثلاثة'),
            image: 'three.jpg',
            gradient: 'dusk',
          },
        ],
        galleryTitle: both('Seen up close', 'عن قرب'),
        galleryText: both('A slim edge.', 'حافة نحيفة.'),
        gallery: ['g1.jpg', 'g2.jpg', 'g3.jpg', 'g4.jpg'].map((image) => ({ image })),
        specsheet: { en: 'vision-en.pdf', ar: 'vision-ar.pdf' },
        about: both('The series, in five sizes.', 'السلسلة بخمسة مقاسات.'),
      },
    },
  ],
};
