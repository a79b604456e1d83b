import { singleProjects } from '../../content/collections/index.ts';
import { fieldLabel } from '../../content/field-labels.ts';
import type { PartOfView } from '../../content/model/collection.ts';
import { formatDecimal, formatInteger } from '../../language/format.ts';
import type { Language } from '../../language/languages.ts';
import { useSite } from '../site-context.ts';

const { fields } = singleProjects;
const million = 1_000_000;

/** The fields of a project that are figures, in their order. */
export const figureFields = ['area', 'pixels', 'brightness', 'weight', 'power', 'days'] as const;

type FigureName = (typeof figureFields)[number];

interface Props {
  readonly project: PartOfView<typeof singleProjects, FigureName>;
}

/** A number without its unit; millions of pixels are counted in millions. */
const digits = (name: FigureName, value: number, language: Language): string =>
  name === 'pixels' && value >= million
    ? formatDecimal(value / million, language, 1)
    : name === 'area' || name === 'power'
      ? formatDecimal(value, language, 1)
      : formatInteger(value, language);

/** What was built, in figures: those that are known. */
export function ProjectFigures({ project }: Props) {
  const { say, language } = useSite();
  const units: Readonly<Record<FigureName, string>> = {
    area: say('squareMetres'),
    pixels: (project.pixels ?? 0) >= million ? say('million') : '',
    brightness: say('nits'),
    weight: say('kilograms'),
    power: say('kilowatts'),
    days: '',
  };
  const figures = figureFields.flatMap((name) => {
    const value = project[name];
    return value === null ? [] : [{ name, text: digits(name, value, language) }];
  });
  if (figures.length === 0) return null;
  return (
    <dl className="project-figures">
      {figures.map(({ name, text }) => (
        <div key={name}>
          <dt>{fieldLabel(name, fields[name])?.[language]}</dt>
          <dd>
            <bdi>{text}</bdi> {units[name] !== '' && <bdi className="unit">{units[name]}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
