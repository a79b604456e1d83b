import type { Enquiry } from '../../content/model/enquiry.ts';
import { Island } from '../islands/island.tsx';
import { StepForm as StepFormIsland } from '../islands/step-form.tsx';
import { useEnquiryParts, wireNames } from './enquiry-form.tsx';

interface Props {
  readonly enquiry: Enquiry;
  /** Its fields in groups, by their names in the declaration. */
  readonly parts: readonly { readonly title: string; readonly fields: readonly string[] }[];
  /** The initial values of fields, by their names in the declaration. */
  readonly prefilled?: Readonly<Record<string, string>> | undefined;
}

/** A long form in parts, which are steps where scripts run. */
export function StepForm({ enquiry, parts, prefilled }: Props) {
  const order = parts.flatMap(({ fields }) => fields);
  const { data, guard, fields, consent } = useEnquiryParts(enquiry, { order, prefilled });
  const { names: _inParts, ...rest } = data;
  return (
    <Island
      name="steps"
      of={StepFormIsland}
      // It stands there as it will be before anybody has scrolled to it.
      when="loaded"
      data={{ ...rest, parts: parts.map((part) => ({ title: part.title, names: wireNames(enquiry, part.fields) })) }}
      slots={[guard, ...fields, consent]}
    />
  );
}
