import { singleProjects } from '../../../content/collections/index.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import { formatDecimal, formatInteger } from '../../../language/format.ts';
import type { Language } from '../../../language/languages.ts';
import { type OfferedFile, Downloads } from '../../sections/downloads.tsx';
import { useSite } from '../../site-context.ts';
import type { Project } from './load.ts';

const { fields } = singleProjects;
const million = 1_000_000;

type FigureName = 'area' | 'pixels' | 'brightness' | 'weight' | 'power' | 'days';

/** A number without its unit; millions of pixels are counted in millions. */
const digits = (name: FigureName, value: number, language: Language): string =>
  name === 'pixels' && value >= million
    ? formatDecimal(value / million, language, 1)
    : name === 'area' || name === 'power'
      ? formatDecimal(value, language, 1)
      : formatInteger(value, language);

/** What was built, in figures: those that are known. */
export function ProjectFacts({ project }: { readonly project: Project }) {
  const { say, language } = useSite();
  const units: Readonly<Record<FigureName, string>> = {
    area: say('squareMetres'),
    pixels: (project.pixels ?? 0) >= million ? say('million') : '',
    brightness: say('nits'),
    weight: say('kilograms'),
    power: say('kilowatts'),
    days: '',
  };
  const names: readonly FigureName[] = ['area', 'pixels', 'brightness', 'weight', 'power', 'days'];
  const figures = names.flatMap((name) => {
    const value = project[name];
    return value === null ? [] : [{ name, text: digits(name, value, language) }];
  });
  const offers: readonly OfferedFile[] = project.downloads.flatMap(({ key, title, file }) =>
    file === null ? [] : [{ key, title, file }],
  );
  if (figures.length === 0 && offers.length === 0) return null;
  return (
    <section className="project-facts container-site" aria-label={say('projectInFigures')}>
      {figures.length > 0 && (
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
      )}
      {offers.length > 0 && <Downloads offers={offers} heading="h2" />}
    </section>
  );
}
