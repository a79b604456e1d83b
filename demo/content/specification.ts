import { both } from '../both.ts';
import type { Words } from '../record.ts';

type Row = { readonly name: Words; readonly value: Words; readonly unit: Words | '' };

/** Technical parameters in named groups. */
export type Specification = readonly { readonly group: Words; readonly rows: readonly Row[] }[];

/** Units as they are written after a figure. */
const units = {
  mm: both('mm', 'مم'),
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
  inches: both('in', 'بوصة'),
};

/** Arabic counts in the plural up to ten, and in the singular from eleven. */
const pointsOf = (count: string): Words => both('points', Number(count) <= 10 ? 'نقاط' : 'نقطة');

/**
 * @param value a figure or a code, the same in both languages, or words
 * @param unit left out where the value says it all
 */
export const row = (en: string, ar: string, value: string | Words, unit: Words | '' = ''): Row => ({
  name: both(en, ar),
  value: typeof value === 'string' ? both(value, value) : value,
  unit,
});

export const group = (title: Words, rows: readonly Row[]): Specification[number] => ({ group: title, rows });

interface LedFigures {
  pitch: string;
  unitSize: string;
  unitPixels: string;
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
  more?: readonly Row[];
}

/** The table of an LED product: pitch and sizes in millimetres, brightness in nits, power per square metre. */
export const ledSpecification = (led: LedFigures): Specification => [
  group(both('Picture', 'الصورة'), [
    row('Pixel pitch', 'المسافة بين البكسلات', led.pitch, units.mm),
    row('Pixel density', 'كثافة البكسل', led.density, units.density),
    row('Brightness', 'السطوع', led.brightness, units.nits),
    row('Contrast', 'التباين', led.contrast),
    row('Refresh rate', 'معدل التحديث', led.refresh, units.hertz),
    row('Grey scale', 'تدرج الرمادي', led.greyScale, units.bits),
    row('Viewing angle (horizontal / vertical)', 'زاوية المشاهدة (أفقية / رأسية)', led.viewingAngle),
  ]),
  group(both('Build', 'البنية'), [
    row('Unit size (width × height × depth)', 'مقاس الوحدة (عرض × ارتفاع × عمق)', led.unitSize, units.mm),
    row('Unit resolution', 'دقة الوحدة', led.unitPixels, units.pixels),
    row('Unit weight', 'وزن الوحدة', led.weight, units.kg),
    row('Service access', 'جهة الصيانة', led.access),
    ...(led.more ?? []),
  ]),
  group(both('Power and environment', 'الطاقة والبيئة'), [
    row('Maximum power', 'أقصى استهلاك', led.maximumPower, units.wattsPerArea),
    row('Typical power', 'الاستهلاك المعتاد', led.typicalPower, units.wattsPerArea),
    row('Operating temperature', 'حرارة التشغيل', led.temperature, units.celsius),
    row('Protection', 'درجة الحماية', led.protection),
    row('Service life to half brightness', 'العمر حتى نصف السطوع', '100,000', units.hours),
  ]),
];

interface PanelFigures {
  diagonal: string;
  resolution: string;
  brightness: string;
  contrast: string;
  touch?: string;
  outline: string;
  weight: string;
  mounting: Words;
  maximumPower: string;
  typicalPower: string;
  temperature: string;
  running: string;
  electronics?: readonly Row[];
}

/** The table of an LCD product: diagonal in inches, outline in millimetres, power of the whole device in watts. */
export const panelSpecification = (panel: PanelFigures): Specification => [
  group(both('Picture', 'الصورة'), [
    row('Screen size', 'مقاس الشاشة', panel.diagonal, units.inches),
    row('Resolution', 'الدقة', panel.resolution, units.pixels),
    row('Brightness', 'السطوع', panel.brightness, units.nits),
    row('Contrast', 'التباين', panel.contrast),
    ...(panel.touch === undefined ? [] : [row('Touch', 'اللمس', panel.touch, pointsOf(panel.touch))]),
  ]),
  ...(panel.electronics === undefined ? [] : [group(both('Electronics', 'الإلكترونيات'), panel.electronics)]),
  group(both('Build', 'البنية'), [
    row('Dimensions (width × height × depth)', 'الأبعاد (عرض × ارتفاع × عمق)', panel.outline, units.mm),
    row('Weight', 'الوزن', panel.weight, units.kg),
    row('Mounting', 'التثبيت', panel.mounting),
  ]),
  group(both('Power and environment', 'الطاقة والبيئة'), [
    row('Maximum power', 'أقصى استهلاك', panel.maximumPower, units.watts),
    row('Typical power', 'الاستهلاك المعتاد', panel.typicalPower, units.watts),
    row('Operating temperature', 'حرارة التشغيل', panel.temperature, units.celsius),
    row('Daily running time', 'التشغيل اليومي', panel.running, units.hours),
  ]),
];
