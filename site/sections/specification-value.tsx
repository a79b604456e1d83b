import { labelFigures } from '../../content/derive/label-figures.ts';
import type { Text } from '../../fields/field.ts';
import { LocalizedText } from './localized-text.tsx';

/** The headings that may name the figures of a value: its row's own, and that of its group. */
interface Headings {
  readonly name: Text;
  readonly group: Text;
}

interface Props extends Headings {
  readonly value: Text;
  /** `null` where the value says it all. */
  readonly unit: Text | null;
}

/** The heading of a row, or of a group, without the names that stand beside all figures below it. */
export function withoutLabels(name: Text, values: readonly (Text | null)[]): Text {
  const present = values.filter((value) => value !== null);
  const labelled = present.map((value) => labelFigures(name.text, value.text));
  const [first] = labelled;
  return first && !labelled.includes(null) ? { ...name, text: first.heading } : name;
}

/** Words in Arabic are read from the right, also where a name in Latin letters begins them. */
const directionIn = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'rtl' : undefined);

function Figure({ value, unit }: Pick<Props, 'value' | 'unit'>) {
  return (
    <>
      <bdi dir={directionIn(value.text)}>
        <LocalizedText text={value} />
      </bdi>
      {unit !== null && (
        <>
          {'\u00a0'}
          <bdi className="specification-unit">
            <LocalizedText text={unit} />
          </bdi>
        </>
      )}
    </>
  );
}

/** The heading that names the figures of a value; none where nothing does. */
export const headingOf = ({ name, group }: Headings, value: Text): Text | undefined =>
  [name, group].find(({ text }) => labelFigures(text, value.text) !== null);

/** A value with its unit, each alone, so that neither reorders the other; several figures with the name of each. */
export function SpecificationValue({ name, group, value, unit }: Props) {
  const heading = headingOf({ name, group }, value);
  const labelled = heading && labelFigures(heading.text, value.text);
  if (!heading || !labelled) return <Figure value={value} unit={unit} />;
  return (
    <ul className="labelled-figures">
      {labelled.figures.map(({ label, figure }) => (
        <li key={label}>
          <span className="specification-unit">
            <LocalizedText text={{ ...heading, text: label }} />
          </span>{' '}
          <Figure value={{ ...value, text: figure }} unit={unit} />
        </li>
      ))}
    </ul>
  );
}
