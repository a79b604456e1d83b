import { both } from '../both.ts';
import type { Words } from '../record.ts';

type Row = { readonly name: Words; readonly value: Words; readonly unit: Words | '' };

/** Technical parameters in named groups. */
export type Specification = readonly { readonly group: Words; readonly rows: readonly Row[] }[];

/** Units as they follow a number. */
export const units = {
  mm: both('mm', 'مم'),
  metres: both('m', 'م'),
  pixels: both('px', 'بكسل'),
  density: both('px/m²', 'بكسل/م²'),
  kg: both('kg', 'كجم'),
  nits: both('nits', 'شمعة/م²'),
  hertz: both('Hz', 'هرتز'),
  bits: both('bit', 'بت'),
  wattsPerArea: both('W/m²', 'واط/م²'),
  watts: both('W', 'واط'),
  celsius: both('°C', '°م'),
  hours: both('h', 'ساعة'),
  months: both('months', 'شهرًا'),
  inches: both('in', 'بوصة'),
};

/** Arabic uses the plural up to ten, and the singular from eleven. */
const pointsOf = (count: string): Words => both('points', Number(count) <= 10 ? 'نقاط' : 'نقطة');

/**
 * @param value a number or a code, the same in both languages, or texts
 * @param unit omitted if the value is complete without it
 */
export const row = (en: string, ar: string, value: string | Words, unit: Words | '' = ''): Row => ({
  name: both(en, ar),
  value: typeof value === 'string' ? both(value, value) : value,
  unit,
});

export const group = (title: Words, rows: readonly Row[]): Specification[number] => ({ group: title, rows });

const withoutFans = both('Without fans', 'بلا مراوح');
const mainsOfBothCountries = both('100–240 V, 50/60 Hz', 'من 100 إلى 240 فولت، 50/60 هرتز');

/** Rows that products of every kind have, with the same names, so that comparisons and cards can match them. */
export const shared = {
  pitch: (value: string | Words, unit: Words | '' = units.mm) => row('Pixel pitch', 'المسافة بين البكسلات', value, unit),
  brightness: (nits: string) => row('Brightness', 'السطوع', nits, units.nits),
  contrast: (ratio: string) => row('Contrast', 'التباين', ratio),
  refresh: (hertz: string) => row('Refresh rate', 'معدل التحديث', hertz, units.hertz),
  greyScale: (bits: string) => row('Grey scale', 'التدرج الرمادي', bits, units.bits),
  viewingAngle: (value: string) =>
    row('Viewing angle (horizontal / vertical)', 'زاوية المشاهدة (أفقية / رأسية)', value),
  /** The distance from which an eye of normal acuity sees no pixels. */
  invisible: (value: string | Words, unit: Words | '' = units.metres) =>
    row('Pixels vanish from', 'تختفي البكسلات من مسافة', value, unit),
  depth: (millimetres: string) => row('Depth', 'العمق', millimetres, units.mm),
  weight: (value: string, unit: Words = units.kg) => row('Weight', 'الوزن', value, unit),
  access: (value: Words) => row('Service access', 'جهة الصيانة', value),
  maximumPower: (value: string, unit: Words) => row('Maximum power', 'أقصى استهلاك', value, unit),
  typicalPower: (value: string, unit: Words) => row('Typical power', 'الاستهلاك المعتاد', value, unit),
  supply: (value: Words = mainsOfBothCountries) => row('Power supply', 'التغذية الكهربائية', value),
  cooling: (value: Words = withoutFans) => row('Cooling', 'التبريد', value),
  /** A dash next to a minus sign looks like a second one, so the range is written in words. */
  temperature: (range: string) =>
    row(
      'Operating temperature',
      'حرارة التشغيل',
      both(range.replace(' – ', ' to '), `من ${range.replace(' – ', ' إلى ')}`),
      units.celsius,
    ),
  protection: (value: string) => row('Protection', 'درجة الحماية', value),
  life: () => row('Service life to half brightness', 'العمر حتى نصف السطوع', '100,000', units.hours),
};

export const powerAndEnvironment = both('Power and environment', 'الطاقة والبيئة');

/** Applies to every product. */
export const assurance = group(both('Warranty and approvals', 'الضمان والاعتماد'), [
  row('Warranty', 'الضمان', '24', units.months),
  // Between Latin names in Arabic text, commas would reverse their order.
  row('Certificates', 'الشهادات', both('CE, RoHS, SABER, ECAS', 'سابر (SABER) وCE وRoHS وECAS')),
]);

/** The width and height, and the depth, of "600 × 337.5 × 39". */
function parted(outline: string): { readonly face: string; readonly depth: string } {
  const at = outline.lastIndexOf(' × ');
  return { face: outline.slice(0, at), depth: outline.slice(at + 3) };
}

/**
 * The building block of an LED product: a cabinet with modules, modules alone for a flexible wall, or a cube in one
 * piece.
 */
const pieces = {
  cabinet: {
    size: both('Cabinet size (width × height)', 'مقاس الكبينة (عرض × ارتفاع)'),
    pixels: both('Cabinet resolution', 'دقة الكبينة'),
    kg: both('kg per cabinet', 'كجم للكبينة'),
  },
  module: {
    size: both('Module size (width × height)', 'مقاس الوحدة (عرض × ارتفاع)'),
    pixels: both('Module resolution', 'دقة الوحدة'),
    kg: both('kg per module', 'كجم للوحدة'),
  },
  cube: {
    size: both('Dimensions (width × height)', 'الأبعاد (عرض × ارتفاع)'),
    pixels: both('Resolution', 'الدقة'),
    kg: units.kg,
  },
};

interface LedFigures {
  pitch: string;
  /** Metres. */
  invisible: string;
  /** Default: a cabinet. */
  piece?: keyof typeof pieces;
  /** Width, height and depth of one piece. */
  size: string;
  pixels: string;
  density: string;
  weight: string;
  brightness: string;
  contrast: string;
  refresh: string;
  greyScale: string;
  viewingAngle: string;
  maximumPower: string;
  typicalPower: string;
  temperature: string;
  protection: string;
  access: Words;
  processor: Words;
  redundancy: Words;
  cooling?: Words;
  more?: readonly Row[];
}

/** The table of an LED product: pitch and sizes in millimetres, brightness in nits, power per square metre. */
export const ledSpecification = (led: LedFigures): Specification => {
  const piece = pieces[led.piece ?? 'cabinet'];
  const { face, depth } = parted(led.size);
  return [
    group(both('Picture', 'الصورة'), [
      shared.pitch(led.pitch),
      shared.brightness(led.brightness),
      shared.invisible(led.invisible),
      shared.contrast(led.contrast),
      shared.refresh(led.refresh),
      shared.greyScale(led.greyScale),
      shared.viewingAngle(led.viewingAngle),
      row('Pixel density', 'كثافة البكسل', led.density, units.density),
    ]),
    group(both('Control', 'التحكم'), [
      row('Processor', 'المعالج', led.processor),
      row('Redundancy', 'الاحتياط', led.redundancy),
    ]),
    group(both('Build', 'البنية'), [
      row(piece.size.en, piece.size.ar, face, units.mm),
      shared.depth(depth),
      row(piece.pixels.en, piece.pixels.ar, led.pixels, units.pixels),
      shared.weight(led.weight, piece.kg),
      shared.access(led.access),
      ...(led.more ?? []),
    ]),
    group(powerAndEnvironment, [
      shared.maximumPower(led.maximumPower, units.wattsPerArea),
      shared.typicalPower(led.typicalPower, units.wattsPerArea),
      shared.supply(),
      shared.cooling(led.cooling),
      shared.temperature(led.temperature),
      shared.protection(led.protection),
      shared.life(),
    ]),
    assurance,
  ];
};

interface PanelFigures {
  /** The name of its size; default: the diagonal. */
  sizeName?: Words;
  diagonal: string;
  resolution: string;
  brightness: string;
  contrast: string;
  touch?: string;
  /** Width, height and depth of the whole device. */
  outline: string;
  weight: string;
  mounting: Words;
  maximumPower: string;
  typicalPower: string;
  supply?: Words;
  cooling?: Words;
  temperature: string;
  running: string;
  electronics?: readonly Row[];
  build?: readonly Row[];
}

const screenSize = both('Screen size', 'مقاس الشاشة');

/** The table of an LCD product: diagonal in inches, outline in millimetres, power of the whole device in watts. */
export const panelSpecification = (panel: PanelFigures): Specification => {
  const { face, depth } = parted(panel.outline);
  const { en, ar } = panel.sizeName ?? screenSize;
  return [
    group(both('Picture', 'الصورة'), [
      row(en, ar, panel.diagonal, units.inches),
      shared.brightness(panel.brightness),
      row('Resolution', 'الدقة', panel.resolution, units.pixels),
      shared.contrast(panel.contrast),
      ...(panel.touch === undefined ? [] : [row('Touch', 'اللمس', panel.touch, pointsOf(panel.touch))]),
    ]),
    ...(panel.electronics === undefined ? [] : [group(both('Electronics', 'الإلكترونيات'), panel.electronics)]),
    group(both('Build', 'البنية'), [
      row('Dimensions (width × height)', 'الأبعاد (عرض × ارتفاع)', face, units.mm),
      shared.depth(depth),
      shared.weight(panel.weight),
      row('Mounting', 'التثبيت', panel.mounting),
      ...(panel.build ?? []),
    ]),
    group(powerAndEnvironment, [
      shared.maximumPower(panel.maximumPower, units.watts),
      shared.typicalPower(panel.typicalPower, units.watts),
      shared.supply(panel.supply),
      shared.cooling(panel.cooling),
      shared.temperature(panel.temperature),
      row('Daily running time', 'التشغيل اليومي', panel.running, units.hours),
    ]),
    assurance,
  ];
};
