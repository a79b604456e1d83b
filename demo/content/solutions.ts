import { both } from '../both.ts';
import type { DemoCollection, Words } from '../record.ts';

/** A kind of place, and what was made for it. */
interface Solution {
  id: number;
  title: Words;
  text: Words;
  picture: string;
  /** Ids of the products that fit it. */
  products: readonly number[];
  /** Ids of the projects that stand in one. */
  projects: readonly number[];
}

const all: readonly Solution[] = [
  {
    id: 1,
    title: both('Lobby', 'البهو'),
    text: both(
      'The first picture that guests see: walls without seams, ceilings that follow the architect’s curve, and kiosks that show the way. Silent, serviced from the front, and dimmed with the evening.',
      'أول صورة يراها الضيف: جدران بلا فواصل، وأسقف تتبع منحنى المعماري، وأكشاك تدل على الطريق. صامتة، وصيانتها من الأمام، وتخفت مع المساء.',
    ),
    picture: 'hero-lobby-kiosks.jpg',
    products: [1, 4, 8, 13, 15],
    projects: [1, 4],
  },
  {
    id: 2,
    title: both('Retail', 'المتاجر'),
    text: both(
      'Windows that stay transparent by day, bars along the shelf and screens that take orders. Head office changes the campaign of all branches from one calendar.',
      'واجهات تبقى شفافة نهارًا، وشاشات شريطية على الرفوف، وأكشاك تستقبل الطلبات. وتبدل الإدارة حملة كل الفروع من تقويم واحد.',
    ),
    picture: 'project-retail-day.jpg',
    products: [3, 12, 9, 15, 4, 10],
    projects: [6, 1],
  },
  {
    id: 3,
    title: both('Control room', 'غرفة التحكم'),
    text: both(
      'One picture that the whole shift trusts: fine pitch for short distances, power and signal from two sides, and modules that are changed while their neighbours stay lit.',
      'صورة واحدة يثق بها الجميع في المناوبة: نقاط دقيقة للمسافات القصيرة، وتغذية وإشارة من جهتين، ووحدات تستبدل وجاراتها مضيئة.',
    ),
    picture: 'project-control-quiet.jpg',
    products: [1, 14],
    projects: [2],
  },
  {
    id: 4,
    title: both('Mosque', 'المسجد'),
    text: both(
      'Prayer times, the sermon with its translation, and the way to the halls: calm type that can be read from the last row, without sound, glare or moving pictures.',
      'مواقيت الصلاة، والخطبة مع ترجمتها، والطريق إلى المصليات: خط هادئ يقرأ من الصف الأخير، بلا صوت ولا وهج ولا صور متحركة.',
    ),
    picture: 'project-mall-pattern.jpg',
    products: [12, 1, 10, 11],
    projects: [],
  },
  {
    id: 5,
    title: both('Majlis', 'المجلس'),
    text: both(
      'A match, a film or a family album, as wide as the wall and bright with the lamps on. It hangs like a picture and makes no sound of its own.',
      'مباراة أو فيلم أو ألبوم العائلة، بعرض الجدار وساطعة والمصابيح مضاءة. تعلق كلوحة، ولا صوت لها.',
    ),
    picture: 'hero-vision-living-room.jpg',
    products: [68, 16, 1],
    projects: [],
  },
  {
    id: 6,
    title: both('Stadium', 'الملعب'),
    text: both(
      'Ribbons around the stands and giant screens that replay every chance: bright at noon, sealed against dust and rain, and kept in step by one desk.',
      'أشرطة حول المدرجات وشاشات عملاقة تعيد كل فرصة: ساطعة ظهرًا، ومحكمة ضد الغبار والمطر، وتضبط إيقاعها منصة واحدة.',
    ),
    picture: 'project-stadium-goal.jpg',
    products: [2, 5, 11],
    projects: [3],
  },
  {
    id: 7,
    title: both('Facade', 'الواجهة'),
    text: both(
      'A building that speaks to the street: 7,000 nits for the midday sun, transparent panels behind glass, and brightness that falls by itself when night comes.',
      'مبنى يخاطب الشارع: 7,000 شمعة/م² لشمس الظهيرة، وألواح شفافة خلف الزجاج، وسطوع يخفت بنفسه حين يحل الليل.',
    ),
    picture: 'facade-loop-poster.jpg',
    products: [2, 3],
    projects: [6],
  },
  {
    id: 8,
    title: both('Meeting room and auditorium', 'قاعة الاجتماعات والمدرج'),
    text: both(
      'Figures that can be read from the far end of the table and slides from the last row: fine pitch, boards to write on, and one cable or code to share.',
      'أرقام تقرأ من آخر الطاولة وشرائح من الصف الأخير: نقاط دقيقة، وألواح يكتب عليها، وكابل واحد أو رمز للمشاركة.',
    ),
    picture: 'hero-auditorium.jpg',
    products: [1, 6, 7, 10, 5],
    projects: [5, 8, 7],
  },
];

/** The ids of the places that something fits; nothing where it fits none. */
const toPlaces = (of: 'products' | 'projects', id: number): { places?: readonly number[] } => {
  const places = all.filter((solution) => solution[of].includes(id)).map((solution) => solution.id);
  return places.length === 0 ? {} : { places };
};

/** The field of a product, or of a project, that names its places. */
export const placesOfProduct = (id: number) => toPlaces('products', id);
export const placesOfProject = (id: number) => toPlaces('projects', id);

export const solutions: DemoCollection = {
  base: 'solutions',
  records: all.map(({ id, title, text, picture }) => ({ id, fields: { title, text, image: { file: picture } } })),
};
