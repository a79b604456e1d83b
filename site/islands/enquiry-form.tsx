import { EnquiryAlert, EnquiryField, SendButton } from './enquiry-parts.tsx';
import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';
import { type EnquiryData, useEnquiry } from './use-enquiry.ts';

interface Props extends EnquiryData {
  /** Gets the success text if it is shown elsewhere. */
  readonly onSent?: (success: string) => void;
}

/** A form whose fields come one after the other. Its slots are its guard, the fields and the consent. */
export function EnquiryForm({ onSent, slots, ...data }: Props & WithSlots) {
  const enquiry = useEnquiry(data, onSent && { onSent });
  const [guard = '', ...fields] = slots;
  return (
    <form {...enquiry.form} className="form">
      <Slot html={guard} />
      <div className="form-fields">
        {data.names.split(' ').map((name, index) => (
          <EnquiryField key={name} of={data} enquiry={enquiry} name={name} html={fields[index]} />
        ))}
      </div>
      <Slot className="form-consent" html={slots.at(-1) ?? ''} />
      <EnquiryAlert enquiry={enquiry} />
      <SendButton enquiry={enquiry} />
    </form>
  );
}
