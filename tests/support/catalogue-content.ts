import { homeContent } from './home-content.ts';
import type { MemoryContent, MemoryRecord } from './memory-reader.ts';

const both = (en: string, ar: string) => ({ en, ar });

/** Records with the fields that nearly every section has. */
export const items = (
  parent: number,
  names: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): MemoryRecord[] =>
  names.map((name) => ({
    parent,
    fields: {
      title: both(name, `عنوان ${name}`),
      text: both(`About ${name}`, `عن ${name}`),
      path: '-',
      icon: `${name.toLowerCase().replaceAll(' ', '-')}.jpg`,
      ...more,
    },
  }));

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

const project = (id: number, en: string, products: readonly number[]): MemoryRecord => ({
  id,
  fields: { title: both(en, `مشروع ${id}`), subtitle: both(`${en} in short`, 'باختصار'), icon: `${id}.jpg`, products },
});

const product = (id: number, en: string, more: Readonly<Record<string, unknown>>): MemoryRecord => ({
  id,
  fields: {
    name: both(en, `منتج ${id}`),
    description: both(`${en} shines`, `يضيء ${id}`),
    image: `product-${id}.jpg`,
    ...more,
  },
});

/** One category, one sub-category and its products, with content in every section of their pages. */
export const catalogueContent: MemoryContent = {
  ...homeContent,
  subcategorysectionzero: items(1, ['Indoor LED'], { path: '/sub-category/7' }),
  sectionone: [
    {
      parent: 1,
      fields: {
        headline: both('Light as architecture', 'ضوء بحجم العمارة'),
        image: 'headline.jpg',
        product1Name: both('The Vision', 'ذا فيجن'),
        product1Description: both('For the home', 'للبيت'),
        product1Feature1: both('No seams', 'بلا فواصل'),
        product1Feature2: both('No fans', 'بلا مراوح'),
        product1Link: '/product/68',
        product1Specsheet: { en: 'vision-en.pdf', ar: 'vision-ar.pdf' },
        product1Image: 'vision.jpg',
        product2Name: both('Noor', 'نور'),
        product2Description: both('For the office', 'للمكتب'),
        product2Feature1: both('Fine pitch', 'دقة عالية'),
        product2Feature2: both('Front service', 'صيانة أمامية'),
        product2Link: '/product/1',
        product2Specsheet: 'noor.pdf',
        product2Image: 'noor.jpg',
      },
    },
  ],
  sectiontwo: [
    { parent: 1, fields: { headline: both('A moving skyline', 'أفق متحرك'), mediaFile: 'skyline.mp4' } },
    { parent: 1, fields: { headline: both('No', 'لا'), mediaFile: 'stage.jpg' } },
  ],
  sectionthree: [
    {
      parent: 1,
      fields: {
        tagline: both('For the open air', 'للهواء الطلق'),
        title: both('Outdoor billboard', 'لوحة خارجية'),
        name: both('Ufuq 6', 'أفق 6'),
        description: both('Bright at noon', 'ساطعة ظهرا'),
        about: both('Built for roads', 'للطرق'),
        path: '/product/2',
        image: 'ufuq.jpg',
        specsheet: 'ufuq.pdf',
        icons: ['bi-sun', 'bi-shield-check'],
        sizes: [both('3.84 × 1.92 m', '3.84 × 1.92 م')],
        advantages: [
          { name: both('Sealed', 'محكمة'), value: 1 },
          { name: both('Foldable', 'قابلة للطي'), value: 0 },
        ],
        features: [{ title: both('On the facade', 'على الواجهة'), image: 'on-the-facade.jpg' }],
      },
    },
  ],
  sectionfour: numbered('Place', 7).map((name, index) => ({
    parent: 1,
    fields: {
      title: both(name, name),
      info: both(`In ${name}`, `في ${name}`),
      path: '/project/4',
      color: (['', 'black', 'white'] as const)[index % 3],
      image: `${index}.jpg`,
    },
  })),
  sectionfive: numbered('Card', 3).map((name) => ({
    parent: 1,
    fields: { name: both(name, name), paragraph: both(`Says ${name}`, `يقول ${name}`), image: `${name}.jpg` },
  })),
  sectionsix: ['Why?', 'How?'].map((name) => ({
    parent: 1,
    fields: { title: both(name, name), paragraph: both(`Because ${name}`, `لأن ${name}`), image: 'answer.jpg' },
  })),

  sub_category: [
    {
      id: 7,
      fields: {
        name: both('Indoor LED', 'الداخلية'),
        title: both('Walls of light', 'جدران من الضوء'),
        text: both('For the room you are in', 'للمكان الذي أنت فيه'),
        banner: 'indoor.jpg',
        specsheet: 'indoor.pdf',
      },
    },
    { id: 8, fields: { name: both('Outdoor LED', 'الخارجية') } },
  ],
  subcategoryproducts: items(7, ['Noor'], { path: '/product/1' }),
  subcategorysectionone: items(7, numbered('Use', 3)),
  subcategorysectiontwo: items(7, numbered('Slide', 2), { path: '/product/1' }),
  subcategorysectionthree: items(7, numbered('Tile', 7)),
  subcategorysectionfour: items(7, numbered('Ticket', 2)),
  subcategorysectionfive: items(7, ['Which?', 'When?']),

  products: [
    product(1, 'Noor 24/7', {
      headline: both('Quiet light', 'ضوء هادئ'),
      banner: 'banner.jpg',
      specsheet: { en: 'noor-en.pdf', ar: 'noor-ar.pdf' },
      features: [{ title: both('Serviced from the front', 'صيانة أمامية'), image: 'front.jpg' }],
      category: 1,
      subCategory: 7,
      environment: 'indoor',
      pitch: 1.25,
      specification: [
        {
          group: both('Picture', 'الصورة'),
          rows: [
            {
              name: both('Unit size', 'قياس الوحدة'),
              value: both('600 × 337.5', '600 × 337.5'),
              unit: both('mm', 'مم'),
            },
            { name: both('Service', 'الصيانة'), value: both('Front </script>', 'أمامية'), unit: '' },
          ],
        },
      ],
    }),
    product(2, 'Ufuq 6', { category: 1 }),
    product(3, 'Najm', { category: 1, subCategory: 7 }),
    product(4, 'Kiosk', { category: 2 }),
    { id: 5, published: ['ar'], fields: { name: both('Draft in English', 'مسودة') } },
    { id: 6, fields: { name: { en: '', ar: 'عربي فقط' } } },
  ],
  productssectionone: items(1, numbered('Point', 3)),
  productssectiontwo: items(1, numbered('Row', 2)),
  productssectionthree: [...items(1, ['Film'], { icon: 'film.mp4' }), ...items(1, ['Still'])],
  productssectionfour: items(1, ['Block'], { icon: 'block.svg' }),
  productssectionfive: items(1, numbered('Scene', 2), { path: '/product/2' }),
  productssectionsix: items(1, ['One socket']),
  productssectionseven: items(1, ['Warm?', 'Loud?']),
  productssectionnine: items(1, numbered('Stub', 2)),
  productssectionten: items(1, ['Clip'], { icon: 'clip.mp4' }),
  singleproject: [project(4, 'Hotel', [1, 3]), project(5, 'Stadium', [2])],
};
