import { singleProjects } from '../../content/collections/index.ts';
import { fieldLabel } from '../../content/field-labels.ts';
import type { PartOfView } from '../../content/model/collection.ts';
import { formatDecimal, formatInteger } from '../../language/format.ts';
import type { Language } from '../../language/languages.ts';
import { pitchNumber, type Pitches } from '../render/pitch-in-words.ts';
import { smoothFrom } from '../media/smooth-from.ts';
import { useSite } from '../render/site-context.ts';

const { fields } = singleProjects;
const million = 1_000_000;

/** The numeric fields of a project, in display order. */
export const specFields = ['area', 'pixels', 'brightness', 'weight', 'power', 'days'] as const;

type SpecName = (typeof specFields)[number];

interface Props {
  readonly project: PartOfView<typeof singleProjects, SpecName>;
  /** The pitches of its display, if known. */
  readonly display?: Pitches | undefined;
}

/** A number without its unit; large pixel counts are in millions. */
const digits = (name: SpecName, value: number, language: Language): string =>
  name === 'pixels' && value >= million
    ? formatDecimal(value / million, language, 1)
    : name === 'area' || name === 'power'
      ? formatDecimal(value, language, 1)
      : formatInteger(value, language);

/** The known figures of a project. */
export function ProjectSpecs({ project, display }: Props) {
  const { t, language } = useSite();
  const units: Readonly<Record<SpecName, string>> = {
    area: t('squareMetres'),
    pixels: (project.pixels ?? 0) >= million ? t('million') : '',
    brightness: t('nits'),
    weight: t('kilograms'),
    power: t('kilowatts'),
    days: '',
  };
  const specs = specFields.flatMap((name) => {
    const value = project[name];
    const label = fieldLabel(name, fields[name])?.[language] ?? '';
    return value === null ? [] : [{ name, label, text: digits(name, value, language), unit: units[name] }];
  });
  const sight =
    display === undefined || display.pitch === null
      ? []
      : [
          {
            name: 'pitch',
            label: t('pixelPitch'),
            text: pitchNumber(display),
            unit: t('millimetres'),
          },
          { name: 'distance', label: t('viewingDistance'), text: smoothFrom(display), unit: t('metres') },
        ];
  const all = [...sight, ...specs];
  if (all.length === 0) return null;
  return (
    <dl className="project-figures">
      {all.map(({ name, label, text, unit }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <bdi data-counts="">{text}</bdi> {unit !== '' && <bdi className="unit">{unit}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
