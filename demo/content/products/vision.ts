import { both } from '../../both.ts';
import type { Words } from '../../record.ts';
import type { Product } from '../products.ts';
import { assurance, group, powerAndEnvironment, row, shared, type Specification, units } from '../specification.ts';

const { mm, metres, watts, kg } = units;

/** The common parameters of the five sizes. The pitch, and with it the viewing distance, depends on the size. */
const picture = (
  pitch: Specification[number]['rows'][number],
  invisible: Specification[number]['rows'][number],
): Specification[number] =>
  group(both('Picture', 'الصورة'), [
    pitch,
    shared.brightness('800'),
    invisible,
    shared.contrast('10,000:1'),
    shared.refresh('3,840'),
    shared.greyScale('16'),
    row('Colour', 'اللون', both('97% of DCI‑P3, HDR10', '97% من DCI‑P3 مع HDR10')),
    shared.viewingAngle('160° / 160°'),
  ]);

const control = group(both('Control', 'التحكم'), [
  row('Processor', 'المعالج', both('Built in, one remote control', 'مدمج، مع جهاز تحكم واحد')),
  row('Inputs', 'المداخل', '3 × HDMI 2.1, USB-C, RJ45'),
  row('Sound', 'الصوت', both('2 × 30 W, eARC out', '2 × 30 واط مع مخرج eARC')),
]);

/** Power, climate and lifetime; the power depends on the size. */
const running = (maximum: string, typical: string, supply: Words): Specification[number] =>
  group(powerAndEnvironment, [
    shared.maximumPower(maximum, watts),
    shared.typicalPower(typical, watts),
    shared.supply(supply),
    shared.cooling(both('Without fans, silent', 'بلا مراوح، صامتة')),
    shared.temperature('0 – 40'),
    shared.protection('IP30'),
    shared.life(),
  ]);

const oneCircuit = both('220 – 240 V, one circuit of 16 A', 'من 220 إلى 240 فولت، دائرة واحدة 16 أمبيرًا');

export const visionProducts: readonly Product[] = [
  {
    id: 68,
    name: both('The Vision', 'ذا فيجن'),
    headline: both('The wall becomes the world: up to 295 inches', 'الجدار يصبح عالمًا: حتى 295 بوصة'),
    description: both(
      'The Vision is a seamless LED display for homes and majlis rooms, from 115 to 295 inches. It is bright enough for an afternoon with open curtains and dark enough for a film at midnight.',
      'ذا فيجن شاشة LED بلا فواصل للبيوت والمجالس، من 115 إلى 295 بوصة. ساطعة في العصر والستائر مفتوحة، وعميقة السواد لفيلم عند منتصف الليل.',
    ),
    image: 'product-vision-wall.jpg',
    banner: 'product-vision-wall-night.jpg',
    category: 1,
    subCategory: 1,
    environment: 'indoor',
    priceBand: both(
      'from SAR 31,999 incl. VAT (115 in, launch offer until 31 December 2026)',
      'من 31,999 ريالًا مع الضريبة (115 بوصة، عرض الإطلاق حتى 31 ديسمبر 2026)',
    ),
    leadTime: both('8 weeks, installed', '8 أسابيع مع التركيب'),
    pitch: 1.33,
    size: 115,
    largestSize: 295,
    specsheet: {
      en: { file: 'documents/the-vision-spec-en.pdf' },
      ar: { file: 'documents/the-vision-spec-ar.pdf' },
    },
    specification: [
      picture(
        shared.pitch(both('1.33 – 1.70 mm, by size', 'من 1.33 إلى 1.70 مم بحسب المقاس'), ''),
        shared.invisible(both('4.6 – 5.8 m, by size', 'من 4.6 إلى 5.8 م بحسب المقاس'), ''),
      ),
      group(both('Picture size (width × height)', 'مقاس الصورة (عرض × ارتفاع)'), [
        row('115 in', '115 بوصة', '2,546 × 1,432', mm),
        row('147 in', '147 بوصة', '3,254 × 1,831', mm),
        row('178 in', '178 بوصة', '3,941 × 2,217', mm),
        row('231 in', '231 بوصة', '5,114 × 2,877', mm),
        row('295 in', '295 بوصة', '6,531 × 3,674', mm),
      ]),
      group(both('Pixels (resolution / pitch)', 'البكسلات (الدقة / المسافة)'), [
        row('115 in', '115 بوصة', both('1920 × 1080 / 1.33 mm', '1920 × 1080 / 1.33 مم')),
        row('147 in', '147 بوصة', both('1920 × 1080 / 1.69 mm', '1920 × 1080 / 1.69 مم')),
        row('178 in', '178 بوصة', both('2560 × 1440 / 1.54 mm', '2560 × 1440 / 1.54 مم')),
        row('231 in', '231 بوصة', both('3840 × 2160 / 1.33 mm', '3840 × 2160 / 1.33 مم')),
        row('295 in', '295 بوصة', both('3840 × 2160 / 1.70 mm', '3840 × 2160 / 1.70 مم')),
      ]),
      group(both('Pixels vanish from', 'تختفي البكسلات من مسافة'), [
        row('115 in', '115 بوصة', '4.6', metres),
        row('147 in', '147 بوصة', '5.8', metres),
        row('178 in', '178 بوصة', '5.3', metres),
        row('231 in', '231 بوصة', '4.6', metres),
        row('295 in', '295 بوصة', '5.8', metres),
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
      control,
      group(both('Build', 'البنية'), [
        shared.depth('29.5'),
        shared.weight('92 – 580'),
        shared.access(both('Front', 'أمامية')),
        row(
          'Mounting',
          'التثبيت',
          both('On the wall, or on a frame that stands on the floor', 'على الجدار، أو على هيكل يقف على الأرض'),
        ),
      ]),
      running(
        '1,200 – 7,920',
        '400 – 2,640',
        both(
          '220 – 240 V: one circuit of 16 A up to 178 in, two for 231 in, three for 295 in',
          'من 220 إلى 240 فولت: دائرة واحدة 16 أمبيرًا حتى 178 بوصة، واثنتان لمقاس 231، وثلاث لمقاس 295',
        ),
      ),
      group(both('Price, warranty and approvals', 'السعر والضمان والاعتماد'), [
        row(
          'Price',
          'السعر',
          both(
            '115 in: SAR 31,999, VAT included, launch offer until 31 December 2026. Larger sizes: on request',
            '115 بوصة: 31,999 ريالًا شاملًا الضريبة، عرض الإطلاق حتى 31 ديسمبر 2026. والمقاسات الأكبر عند الطلب',
          ),
        ),
        ...assurance.rows,
      ]),
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
    category: 1,
    subCategory: 1,
    environment: 'indoor',
    leadTime: both('8 weeks, installed', '8 أسابيع مع التركيب'),
    pitch: 1.33,
    size: 115,
    specification: [
      picture(shared.pitch('1.33'), shared.invisible('4.6')),
      control,
      group(both('Build', 'البنية'), [
        row('Picture size (width × height)', 'مقاس الصورة (عرض × ارتفاع)', '2,546 × 1,432', mm),
        row('Dimensions (width × height)', 'الأبعاد (عرض × ارتفاع)', '2,556 × 2,050', mm),
        shared.depth('740'),
        row('Depth without the stand', 'العمق من دون الحامل', '29.5', mm),
        row('Resolution', 'الدقة', '1920 × 1080', units.pixels),
        shared.weight('128'),
        shared.access(both('Front', 'أمامية')),
        row('Mounting', 'التثبيت', both('On its stand, without drilling', 'على حامله، بلا حفر')),
      ]),
      running('1,200', '400', oneCircuit),
      assurance,
    ],
  },
];
