import { labelValues } from '../../content/derive/label-values.ts';
import type { Text } from '../../fields/field.ts';
import { LocalizedText } from './localized-text.tsx';

/** The headings that may contain labels for the parts of a value: that of its row and that of its group. */
interface Headings {
  readonly name: Text;
  readonly group: Text;
}

interface Props extends Headings {
  readonly value: Text;
  /** `null` if the value has no unit. */
  readonly unit: Text | null;
}

/** The heading of a row or group without the labels that are shown beside each of its parts. */
export function withoutLabels(name: Text, values: readonly (Text | null)[]): Text {
  const present = values.filter((value) => value !== null);
  const labelled = present.map((value) => labelValues(name.text, value.text));
  const [first] = labelled;
  return first && !labelled.includes(null) ? { ...name, text: first.heading } : name;
}

/** Arabic text is right-to-left even if it begins with a name in Latin letters. */
const directionIn = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'rtl' : undefined);

function Value({ value, unit }: Pick<Props, 'value' | 'unit'>) {
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

/** The heading that labels the parts of a value; `undefined` if none does. */
export const headingOf = ({ name, group }: Headings, value: Text): Text | undefined =>
  [name, group].find(({ text }) => labelValues(text, value.text) !== null);

/** A value and its unit, isolated, so that neither reorders the other. Several values are listed with their labels. */
export function SpecificationValue({ name, group, value, unit }: Props) {
  const heading = headingOf({ name, group }, value);
  const labelled = heading && labelValues(heading.text, value.text);
  if (!heading || !labelled) return <Value value={value} unit={unit} />;
  return (
    <ul className="labelled-figures">
      {labelled.values.map(({ label, value: part }) => (
        <li key={label}>
          <span className="specification-unit">
            <LocalizedText text={{ ...heading, text: label }} />
          </span>{' '}
          <Value value={{ ...value, text: part }} unit={unit} />
        </li>
      ))}
    </ul>
  );
}
