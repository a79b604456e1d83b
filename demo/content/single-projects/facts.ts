import { both } from '../../both.ts';
import type { Words } from '../../record.ts';

/** Metrics of the installation, and the client's quote. */
export interface ProjectFacts {
  city: Words;
  /** Square metres of all displays. */
  area: number;
  pixels: number;
  /** Nits. */
  brightness: number;
  /** Kilograms of all displays, without their structure. */
  weight: number;
  /** Kilowatts at full white. */
  power: number;
  /** Days on site. */
  days: number;
  quote: Words;
  quoteBy: Words;
  /** The file of a portrait. */
  quotePortrait?: string;
}

const riyadh = both('Riyadh', 'الرياض');
const jeddah = both('Jeddah', 'جدة');
const dubai = both('Dubai', 'دبي');

/** By project id. */
export const projectFacts: Readonly<Record<number, ProjectFacts>> = {
  1: {
    city: riyadh,
    area: 173,
    pixels: 50_010_000,
    brightness: 700,
    weight: 1217,
    power: 83,
    days: 23,
    quote: both(
      'Not one shop closed, not even for an hour, and people now arrange to meet ‘at the cylinder’.',
      'لم يغلق متجر ساعة واحدة، وصار الناس يتواعدون ”عند الأسطوانة“.',
    ),
    quoteBy: both('Faisal Qandil, director of operations, City Mall', 'فيصل القنديل، مدير العمليات، سيتي مول'),
    quotePortrait: 'portrait-city-mall.svg',
  },
  2: {
    city: dubai,
    area: 70.9,
    pixels: 45_360_000,
    brightness: 600,
    weight: 1785,
    power: 32.5,
    days: 38,
    quote: both(
      'The change of walls happened in a night shift. In the morning the only new thing was the picture.',
      'جرى تبديل الجدار في مناوبة ليلية. وفي الصباح لم يكن من جديد سوى الصورة.',
    ),
    quoteBy: both('Head of the operations centre, Skyline Airports', 'رئيسة مركز العمليات، مطارات سكايلاين'),
  },
  3: {
    city: jeddah,
    area: 880.1,
    pixels: 19_800_000,
    brightness: 7000,
    weight: 23_875,
    power: 599,
    days: 61,
    quote: both(
      'They promised us the first whistle and were ready two days before it.',
      'وعدونا بصافرة البداية، ووفوا قبلها بيومين.',
    ),
    quoteBy: both('Stadium manager, Grand Arena', 'مدير الملعب، غراند أرينا'),
  },
  4: {
    city: dubai,
    area: 210,
    pixels: 60_700_000,
    brightness: 700,
    weight: 1476,
    power: 101,
    days: 21,
    quote: both(
      'Guests look up before they look for the desk. That is what we had asked for.',
      'ينظر الضيوف إلى أعلى قبل أن يبحثوا عن الاستقبال. وهذا ما طلبناه.',
    ),
    quoteBy: both('General manager, Palm Hotels', 'المدير العام، فنادق النخيل'),
  },
  5: {
    city: riyadh,
    area: 9.9,
    pixels: 6_350_400,
    brightness: 600,
    weight: 250,
    power: 4.5,
    days: 12,
    quote: both(
      'For the first time every member reads the same figure at the same moment.',
      'للمرة الأولى يقرأ كل عضو الرقم نفسه في اللحظة نفسها.',
    ),
    quoteBy: both('Secretary of the board, Sahara Bank', 'أمين سر المجلس، بنك الصحراء'),
  },
  6: {
    city: jeddah,
    area: 46,
    pixels: 1_507_000,
    brightness: 4500,
    weight: 598,
    power: 27.6,
    days: 4,
    quote: both(
      'Our windows change with a click, and you still see right into the shop.',
      'تتبدل واجهاتنا بنقرة، ويبقى المتجر ظاهرًا من ورائها.',
    ),
    quoteBy: both('Head of brand, Oasis Retail', 'مديرة العلامة التجارية، الواحة للتجزئة'),
  },
  7: {
    city: both('Abu Dhabi', 'أبوظبي'),
    area: 380,
    pixels: 184_100_000,
    brightness: 600,
    weight: 10_500,
    power: 186,
    days: 35,
    quote: both(
      'Children lie down on the floor and watch the stars. We could not have wished for a better review.',
      'يستلقي الأطفال على الأرض ويتأملون النجوم. ولم نكن لنتمنى تقييمًا أجمل.',
    ),
    quoteBy: both('Creative director, Nova Events', 'المدير الإبداعي، نوفا للفعاليات'),
  },
  8: {
    city: both('Dammam', 'الدمام'),
    area: 91.1,
    pixels: 58_320_000,
    brightness: 600,
    weight: 2295,
    power: 41.7,
    days: 70,
    quote: both('The best seat is now any seat.', 'صار أفضل مقعد هو أي مقعد.'),
    quoteBy: both('Dean of students, Gulf University', 'عميد شؤون الطلاب، جامعة الخليج'),
  },
};
