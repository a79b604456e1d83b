import type { MemoryContent, MemoryRecord } from './memory-reader.ts';

const both = (en: string, ar: string) => ({ en, ar });

const banner = (en: string, ar: string, link: string, more: Record<string, unknown> = {}): MemoryRecord => ({
  fields: {
    title: both(en, ar),
    info: both(`About ${en}.`, `عن ${ar}.`),
    link,
    image: `${en.toLowerCase()}.jpg`,
    ...more,
  },
});

/** A small company with content in every section of Home. */
export const homeContent: MemoryContent = {
  'settings/company': [
    {
      fields: {
        name: both('Wameed', 'وميض'),
        tagline: both('Where light takes shape', 'حيث يتشكل الضوء'),
        description: both('Displays for buildings.', 'شاشات للمباني.'),
        logo: 'logo.svg',
        profile: { en: 'profile-en.pdf', ar: 'profile-ar.pdf' },
        socials: [
          { name: both('Instagram', 'إنستغرام'), icon: 'bi-instagram', link: 'https://instagram.example/wameed' },
        ],
      },
    },
  ],
  'settings/country-sa': [
    {
      fields: {
        phone: '+966 11 000 0000',
        email: 'sa@wameed.example',
        address: both('King Fahd Road, Riyadh', 'طريق الملك فهد، الرياض'),
        whatsapp: '966500000000',
        commercialRegister: '1010000000',
        vatNumber: '300000000000003',
      },
    },
  ],
  'settings/country-ae': [
    {
      fields: {
        phone: '+971 4 000 0000',
        email: 'ae@wameed.example',
        address: both('Business Bay, Dubai', 'الخليج التجاري، دبي'),
        whatsapp: '971500000000',
      },
    },
  ],
  'settings/popup': [
    {
      fields: {
        badge: both('Launch offer', 'عرض الإطلاق'),
        title: both('The Vision', 'ذا فيجن'),
        subtitle: both('The cinema at home', 'السينما في بيتك'),
        description: both('A seamless LED display.', 'شاشة بلا فواصل.'),
        features: [
          { text: both('Ultra-large LED display', 'شاشة LED فائقة الحجم') },
          { text: both('3840Hz refresh rate', 'معدل تحديث 3840 هرتز') },
          { text: both('Deep contrast', 'تباين عميق') },
        ],
        image: 'popup.jpg',
        pricingLabel: both('Launch price', 'سعر الإطلاق'),
        oldPrice: 49_999,
        price: 31_999,
        action: both('Discover The Vision', 'اكتشف ذا فيجن'),
        link: '/product/68/the-vision',
        dismiss: both('No Thanks', 'لا، شكرًا'),
        close: both('Close the offer', 'إغلاق العرض'),
      },
    },
  ],
  category: [
    { id: 1, fields: { name: both('LED Screens', 'شاشات LED'), path: '/one-category/1' } },
    { id: 2, fields: { name: both('Kiosks', 'الأكشاك'), path: '-' } },
  ],
  herobanner: [
    banner('Facades', 'الواجهات', '/facades  unchanged', {
      info: both('Bright by day. 3.9 mm fine. Built to last', 'ساطعة نهارا. دقيقة. متينة'),
    }),
    banner('Hidden hero', 'مخفية', '/hidden', { active: 0 }),
    banner('Lobbies', 'الردهات', '/lobbies'),
  ],
  productbanner: Array.from({ length: 7 }, (_, index) =>
    banner(`Tile   ${index + 1}`, `بلاطة ${index + 1}`, '/product/68/', { active: index % 2 === 0 ? 1 : 0 }),
  ),
  homeslider: [
    banner('LED   walls', 'جدران LED', '/one-category/1'),
    banner('Hidden card', 'بطاقة مخفية', '/hidden', { active: 0 }),
  ],
  bodyslider: [banner('Hotel', 'فندق', '/project/4'), banner('Museum', 'متحف', '/project/7')],
  products: [
    {
      id: 68,
      fields: {
        name: both('The Vision', 'ذا فيجن'),
        description: both('A wall of light', 'جدار من ضوء'),
        image: 'v.jpg',
      },
    },
    { id: 3, fields: { name: both('Cube & Co', 'المكعب'), description: both('Six sides', 'ستة أوجه') } },
  ],
  homecontentslider: [
    {
      fields: {
        icon: 'bi-rulers',
        title: both('Measured', 'مقاسة'),
        info: both('To the millimetre', 'بالمليمتر'),
        link: '/contact',
      },
    },
  ],
};
