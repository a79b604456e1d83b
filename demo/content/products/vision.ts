import { both } from '../../both.ts';
import type { Product } from '../products.ts';
import { group, row } from '../specification.ts';

const mm = both('mm', 'مم');
const watts = both('W', 'واط');
const kg = both('kg', 'كجم');
const nits = both('nits', 'شمعة/م²');

/** What the five sizes share. */
const picture = group(both('Picture', 'الصورة'), [
  row('Peak brightness', 'السطوع الأقصى', '800', nits),
  row('Contrast', 'التباين', '10,000:1'),
  row('Refresh rate', 'معدل التحديث', '3,840', both('Hz', 'هرتز')),
  row('Colour', 'اللون', both('97% of DCI-P3, HDR10', '97% من DCI-P3 مع HDR10')),
  row('Viewing angle (horizontal / vertical)', 'زاوية المشاهدة (أفقية / رأسية)', '160° / 160°'),
]);

const everyday = group(both('Everyday use', 'الاستخدام اليومي'), [
  row('Inputs', 'المداخل', '3 × HDMI 2.1, USB-C, RJ45'),
  row('Sound', 'الصوت', both('2 × 30 W, eARC out', '2 × 30 واط مع مخرج eARC')),
  row('Fan noise', 'صوت المراوح', both('None: no fans', 'لا صوت: بلا مراوح')),
  row('Operating temperature', 'حرارة التشغيل', '0 – 40', both('°C', '°م')),
]);

export const visionProducts: readonly Product[] = [
  {
    id: 68,
    name: both('The Vision', 'ذا فيجن'),
    headline: both('The wall becomes the world: up to 295 inches', 'الجدار يصبح عالمًا: حتى 295 بوصة'),
    description: both(
      'The Vision is a seamless LED display for homes and majlis rooms, from 115 to 295 inches. It is bright enough for an afternoon with open curtains and dark enough for a film at midnight.',
      'ذا فيجن شاشة LED بلا فواصل للبيوت والمجالس، من 115 إلى 295 بوصة. ساطعة لعصرية مفتوحة الستائر، وعميقة لفيلم عند منتصف الليل.',
    ),
    image: 'product-vision-wall.jpg',
    banner: 'product-vision-wall-night.jpg',
    features: [
      [both('115 to 295 inches', 'من 115 إلى 295 بوصة')],
      [both('3,840 Hz refresh rate', 'معدل تحديث 3,840 هرتز')],
      [both('29.5 mm deep', 'بعمق 29.5 مم')],
      [both('Deep, even black', 'أسود عميق متجانس')],
    ],
    category: 1,
    subCategory: 1,
    environment: 'indoor',
    priceBand: both('from SAR 31,999, VAT included', 'من 31,999 ريالًا شاملة الضريبة'),
    leadTime: both('8 weeks, installed', '8 أسابيع مع التركيب'),
    pitch: 1.33,
    size: 115,
    largestSize: 295,
    specsheet: {
      en: { file: 'documents/the-vision-spec-en.pdf' },
      ar: { file: 'documents/the-vision-spec-ar.pdf' },
    },
    specification: [
      picture,
      group(both('Picture (width × height)', 'الصورة (عرض × ارتفاع)'), [
        row('115 in', '115 بوصة', '2,546 × 1,432', mm),
        row('147 in', '147 بوصة', '3,254 × 1,831', mm),
        row('178 in', '178 بوصة', '3,941 × 2,217', mm),
        row('231 in', '231 بوصة', '5,114 × 2,877', mm),
        row('295 in', '295 بوصة', '6,531 × 3,674', mm),
      ]),
      group(both('Resolution and pixel pitch', 'الدقة والمسافة بين البكسلات'), [
        row('115 in', '115 بوصة', both('1920 × 1080, 1.33 mm', '1920 × 1080، 1.33 مم')),
        row('147 in', '147 بوصة', both('1920 × 1080, 1.69 mm', '1920 × 1080، 1.69 مم')),
        row('178 in', '178 بوصة', both('2560 × 1440, 1.54 mm', '2560 × 1440، 1.54 مم')),
        row('231 in', '231 بوصة', both('3840 × 2160, 1.33 mm', '3840 × 2160، 1.33 مم')),
        row('295 in', '295 بوصة', both('3840 × 2160, 1.70 mm', '3840 × 2160، 1.70 مم')),
      ]),
      group(both('Weight', 'الوزن'), [
        row('115 in', '115 بوصة', '92', kg),
        row('147 in', '147 بوصة', '148', kg),
        row('178 in', '178 بوصة', '214', kg),
        row('231 in', '231 بوصة', '358', kg),
        row('295 in', '295 بوصة', '580', kg),
      ]),
      group(both('Power (maximum / typical)', 'الطاقة (القصوى / المعتادة)'), [
        row('115 in', '115 بوصة', '1,200 / 400', watts),
        row('147 in', '147 بوصة', '1,970 / 655', watts),
        row('178 in', '178 بوصة', '2,880 / 960', watts),
        row('231 in', '231 بوصة', '4,860 / 1,620', watts),
        row('295 in', '295 بوصة', '7,920 / 2,640', watts),
      ]),
      group(both('Build', 'البنية'), [
        row('Depth', 'العمق', '29.5', mm),
        row(
          'Mounting',
          'التثبيت',
          both('On the wall, or on a frame that stands on the floor', 'على الجدار، أو على هيكل يقف على الأرض'),
        ),
      ]),
      everyday,
    ],
  },
  {
    id: 16,
    name: both('The Vision Studio', 'ذا فيجن ستوديو'),
    headline: both('A great picture on a stand, not on the wall', 'صورة رائعة على حامل، بلا تثبيت على الجدار'),
    description: both(
      'The Vision Studio sets the 115-inch display on a walnut stand, so a rented villa, a studio or a showroom gains its picture without a single hole in the wall.',
      'ذا فيجن ستوديو يضع شاشة 115 بوصة على حامل من خشب الجوز، فتكسب الفيلا المستأجرة أو الاستوديو أو صالة العرض صورتها من دون ثقب واحد في الجدار.',
    ),
    image: 'product-vision-stand.jpg',
    banner: 'product-vision-stand-night.jpg',
    features: [
      [both('Walnut and steel', 'خشب جوز وفولاذ')],
      [both('Stands without drilling', 'تقف بلا حفر')],
      [both('Moves in one morning', 'تنتقل في صباح واحد')],
      [both('The same deep picture', 'الصورة العميقة نفسها')],
    ],
    category: 1,
    subCategory: 1,
    environment: 'indoor',
    leadTime: both('8 weeks, installed', '8 أسابيع مع التركيب'),
    pitch: 1.33,
    size: 115,
    specification: [
      picture,
      group(both('Build', 'البنية'), [
        row('Picture (width × height)', 'الصورة (عرض × ارتفاع)', '2,546 × 1,432', mm),
        row('With stand (width × height × depth)', 'مع الحامل (عرض × ارتفاع × عمق)', '2,556 × 2,050 × 740', mm),
        row('Resolution', 'الدقة', '1920 × 1080', both('px', 'بكسل')),
        row('Weight with stand', 'الوزن مع الحامل', '128', kg),
        row('Maximum power', 'أقصى استهلاك', '1,200', watts),
        row('Typical power', 'الاستهلاك المعتاد', '400', watts),
      ]),
      everyday,
    ],
  },
];
