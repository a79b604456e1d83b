import { useRef, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { useClosedBeside } from './use-closed-beside.ts';
import type { EnquiryData } from './use-enquiry.ts';

interface Props extends EnquiryData {
  readonly id: string;
  readonly title: string;
}

/**
 * A modal form that links open by its id. After a successful submit it closes and the page shows the success message.
 */
export function InquiryDialog({ id, title, ...form }: Props & WithSlots) {
  const { t } = useIsland();
  const dialog = useRef<HTMLDialogElement>(null);
  const [news, setNews] = useState('');
  const closedBeside = useClosedBeside();

  function tell(success: string): void {
    dialog.current?.close();
    setNews(success);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus within it */}
      <dialog
        ref={dialog}
        className="form-dialog page-window"
        id={id}
        aria-labelledby={`${id}-title`}
        // The focus moves into the dialog when it opens.
        onFocus={() => setNews('')}
        {...closedBeside}
      >
        <div className="page-window-inside">
          <div className="page-window-head">
            <h2 className="heading-3" id={`${id}-title`}>
              {title}
            </h2>
            <CloseButton />
          </div>
          <p className="mt-2 mb-6 text-mist">{t('inquiryLead')}</p>
          <EnquiryForm {...form} onSent={tell} />
        </div>
      </dialog>
      <p className="form-alert" role="alert" data-good="">
        {news}
      </p>
    </>
  );
}
