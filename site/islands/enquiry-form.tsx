import { useState } from 'react';
import { EnquiryAlert, EnquiryField, SendButton } from './enquiry-parts.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';
import { TellMore } from './tell-more.tsx';
import { type EnquiryData, useEnquiry } from './use-enquiry.ts';

interface Props extends EnquiryData {
  /** Receives the success text if it is shown elsewhere. */
  readonly onSent?: (success: string, addsTo: string | undefined) => void;
  /** Number of last fields that are collapsed at first. */
  readonly folded?: number | undefined;
}

/** A form with its fields in one column. Slots: form token, fields, consent. */
export function EnquiryForm({ onSent, folded = 0, slots, ...data }: Props & WithSlots) {
  const { t } = useIsland();
  const [isUnfolded, setUnfolded] = useState(false);
  const enquiry = useEnquiry(data, onSent && { onSent });
  const [guard = '', ...fields] = slots;
  const all = data.names.split(' ').map((name, index) => ({
    name,
    field: <EnquiryField key={name} of={data} enquiry={enquiry} name={name} html={fields[index]} />,
  }));
  const [first, rest] = [all.slice(0, all.length - folded), all.slice(all.length - folded)];
  const isWrong = rest.some(({ name }) => enquiry.errors[name] !== undefined);
  return (
    <form {...enquiry.form} className="form">
      <Slot html={guard} />
      <div className="form-fields">{first.map(({ field }) => field)}</div>
      {rest.length > 0 && (
        <details
          className="form-more"
          open={isUnfolded || isWrong}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary>{t('moreDetails')}</summary>
          <div className="form-fields">{rest.map(({ field }) => field)}</div>
        </details>
      )}
      <Slot className="form-consent" html={slots.at(-1) ?? ''} />
      <EnquiryAlert enquiry={enquiry} />
      <TellMore moreAt={data.moreAt} addsTo={enquiry.alert.said.addsTo} />
      <SendButton enquiry={enquiry} />
    </form>
  );
}
