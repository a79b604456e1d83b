import type { Enquiry } from '../../content/model/enquiry.ts';
import { Island } from '../islands/island.tsx';
import { StepForm as StepFormIsland } from '../islands/step-form.tsx';
import { useEnquiryParts, apiNames } from './enquiry-form.tsx';

interface Props {
  readonly enquiry: Enquiry;
  /** Groups of fields, by their names in the declaration. */
  readonly parts: readonly { readonly title: string; readonly fields: readonly string[] }[];
  /** Initial values of fields, by their names in the declaration. */
  readonly prefilled?: Readonly<Record<string, string>> | undefined;
  /** The token of the link by which it adds to a request. */
  readonly addsTo?: string | undefined;
}

/** A long form in parts, which are steps if scripts run. */
export function StepForm({ enquiry, parts, prefilled, addsTo }: Props) {
  const order = parts.flatMap(({ fields }) => fields);
  const { data, guard, fields, consent } = useEnquiryParts(enquiry, { order, prefilled, addsTo });
  const { names: _inParts, ...rest } = data;
  return (
    <Island
      name="steps"
      of={StepFormIsland}
      // Hydrated early, so that its layout does not change when the visitor scrolls to it.
      when="loaded"
      data={{ ...rest, parts: parts.map((part) => ({ title: part.title, names: apiNames(enquiry, part.fields) })) }}
      slots={[guard, ...fields, consent]}
    />
  );
}
