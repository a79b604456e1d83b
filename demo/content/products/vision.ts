import { both } from '../../both.ts'
import type { Product } from '../products.ts'
import { group, row } from '../specification.ts'

const mm = both('mm', 'مم')
const watts = both('W', 'واط')
const kg = both('kg', 'كجم')
const nits = both('nit', 'شمعة/م²')

/** What the five sizes share. */
const picture = group(both('Picture', 'الصورة'), [
  row('Brightness, peak', 'السطوع الأقصى', '800', nits),
  row('Contrast', 'التباين', '10,000:1'),
  row('Refresh rate', 'معدل التحديث', '3,840', both('Hz', 'هرتز')),
  row('Colour', 'اللون', both('97 % of DCI-P3, HDR10', '97% من DCI-P3 مع HDR10')),
  row('Viewing angle (horizontal / vertical)', 'زاوية المشاهدة (أفقية / رأسية)', '170 / 170', both('°', '°')),
])

const everyday = group(both('Everyday use', 'الاستخدام اليومي'), [
  row('Inputs', 'المداخل', '3 × HDMI 2.1, USB-C, RJ45'),
  row('Sound', 'الصوت', both('2 × 30 W, eARC out', '2 × 30 واط مع مخرج eARC')),
  row('Fan noise', 'صوت المراوح', both('None: no fans', 'لا صوت: بلا مراوح')),
  row('Operating temperature', 'حرارة التشغيل', '0 – 40', both('°C', '°م')),
])

export const visionProducts: readonly Product[] = [
  {
    id: 68,
    name: both('The Vision', 'ذا فيجن'),
    headline: both('The wall becomes the world', 'الجدار يصبح عالما'),
    description: both(
      'The Vision is a seamless LED display for homes and majlis rooms, from 115 to 295 inches. It is bright enough for an afternoon with open curtains and dark enough for a film at midnight.',
      'ذا فيجن شاشة LED بلا فواصل للبيوت والمجالس، من 115 إلى 295 بوصة. ساطعة لعصرية مفتوحة الستائر، وعميقة لفيلم عند منتصف الليل.',
    ),
    image: 'product-vision-wall.jpg',
    banner: 'hero-vision-living-room.jpg',
    features: [
      [both('115 to 295 inches', 'من 115 إلى 295 بوصة'), 'vision-slide-3.jpg'],
      [both('3840Hz refresh rate', 'معدل تحديث 3840 هرتز'), 'vision-gallery-4.jpg'],
      [both('29.5 mm slim', 'نحافة 29.5 مم'), 'vision-gallery-3.jpg'],
      [both('Deep, even black', 'أسود عميق متجانس'), 'vision-slide-2.jpg'],
    ],
    category: 1,
    subCategory: 1,
    environment: 'indoor',
    pitch: 1.33,
    size: 115,
    specsheet: {
      en: { file: 'documents/the-vision-spec-en.pdf' },
      ar: { file: 'documents/the-vision-spec-ar.pdf' },
    },
    specification: [
      picture,
      group(both('Sizes: picture and pitch', 'المقاسات: الصورة والمسافة بين البكسلات'), [
        row('115 in', '115 بوصة', both('2,546 × 1,432 mm, 1920 × 1080, P1.33', '2,546 × 1,432 مم، 1920 × 1080، P1.33')),
        row('147 in', '147 بوصة', both('3,254 × 1,831 mm, 1920 × 1080, P1.69', '3,254 × 1,831 مم، 1920 × 1080، P1.69')),
        row('178 in', '178 بوصة', both('3,941 × 2,217 mm, 2560 × 1440, P1.54', '3,941 × 2,217 مم، 2560 × 1440، P1.54')),
        row('231 in', '231 بوصة', both('5,114 × 2,877 mm, 3840 × 2160, P1.33', '5,114 × 2,877 مم، 3840 × 2160، P1.33')),
        row('295 in', '295 بوصة', both('6,531 × 3,674 mm, 3840 × 2160, P1.70', '6,531 × 3,674 مم، 3840 × 2160، P1.70')),
      ]),
      group(both('Sizes: weight and power (maximum / typical)', 'المقاسات: الوزن والطاقة (الأقصى / المعتاد)'), [
        row('115 in', '115 بوصة', both('92 kg, 1,200 / 400 W', '92 كجم، 1,200 / 400 واط')),
        row('147 in', '147 بوصة', both('148 kg, 1,970 / 655 W', '148 كجم، 1,970 / 655 واط')),
        row('178 in', '178 بوصة', both('214 kg, 2,880 / 960 W', '214 كجم، 2,880 / 960 واط')),
        row('231 in', '231 بوصة', both('358 kg, 4,860 / 1,620 W', '358 كجم، 4,860 / 1,620 واط')),
        row('295 in', '295 بوصة', both('580 kg, 7,920 / 2,640 W', '580 كجم، 7,920 / 2,640 واط')),
      ]),
      everyday,
    ],
  },
  {
    id: 16,
    name: both('The Vision Studio', 'ذا فيجن ستوديو'),
    headline: both('A great picture, free of the wall', 'صورة عظيمة حرة من الجدار'),
    description: both(
      'The Vision Studio sets the 115-inch display on a walnut stand, so a rented villa, a studio or a showroom gains its picture without a single hole in the wall.',
      'ذا فيجن ستوديو يضع شاشة 115 بوصة على حامل من خشب الجوز، فتكسب الفيلا المستأجرة أو الاستوديو أو صالة العرض صورتها من دون ثقب واحد في الجدار.',
    ),
    image: 'product-vision-stand.jpg',
    banner: 'vision-slide-1.jpg',
    features: [
      [both('Walnut and steel', 'خشب جوز وفولاذ'), 'product-vision-stand.jpg'],
      [both('Stands without drilling', 'تقف بلا حفر'), 'vision-gallery-1.jpg'],
      [both('Moves in one morning', 'تنتقل في صباح واحد'), 'product-vision-stand.jpg'],
      [both('The same deep picture', 'الصورة العميقة نفسها'), 'vision-gallery-2.jpg'],
    ],
    category: 1,
    subCategory: 1,
    environment: 'indoor',
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
]
