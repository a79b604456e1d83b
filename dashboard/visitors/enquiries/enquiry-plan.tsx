import { useId, useRef, useState } from 'react';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import { href, routes } from '../../../content/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../app/actions/notify.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

interface Props {
  readonly enquiry: WholeEnquiry;
  readonly plan: URLSearchParams;
  /** Inserts the address of the plan into the reply. */
  readonly onTake: (address: string) => void;
}

/** Sandbox permissions: the planner runs as for visitors, and links may only open new tabs. */
const permissions = ['allow-same-origin', 'allow-scripts', 'allow-forms', 'allow-popups'].join(' ');

/** The planner without the layout of the site. */
const framed = (plan: URLSearchParams): URLSearchParams => new URLSearchParams([...plan, ['frame', '']]);

/** The wall plan of an enquiry in the planner, which can be changed and sent back. */
export function EnquiryPlan({ enquiry: { language }, plan, onTake }: Props) {
  const t = useLateTranslations();
  const notify = useNotify();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const addressOf = (query: URLSearchParams): string => `/${language}${href('planner', {}, query)}`;

  /** The changed plan, which the planner stores in the address of the frame. */
  function changed(): URLSearchParams {
    const place = frame.current?.contentWindow?.location;
    if (place === undefined || !place.pathname.endsWith(routes.planner)) return plan;
    const query = new URLSearchParams(place.search);
    query.delete('frame');
    return query;
  }

  function take(): void {
    onTake(`${location.origin}${addressOf(changed())}`);
    notify({ text: t('enquiryPlanTaken') });
  }

  return (
    <section className="card grid gap-4 p-5" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-lg font-medium">
          {t('enquiryPlan')}
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'enquiryPlanClose' : 'enquiryPlanOpen')}
          </Button>
          <a className="button small" href={addressOf(plan)} target="_blank" rel="noopener">
            {t('enquiryPlanTab')}
          </a>
        </div>
      </div>
      {isOpen && (
        <>
          <p className="field-hint">{t('enquiryPlanHint')}</p>
          <iframe
            ref={frame}
            title={t('enquiryPlan')}
            sandbox={permissions}
            src={addressOf(framed(plan))}
            className="h-[min(80svh,60rem)] w-full rounded-lg border border-line"
          />
          <Button variant="filled" className="justify-self-start" onPress={take}>
            {t('enquiryPlanTake')}
          </Button>
        </>
      )}
    </section>
  );
}
