import { useEffect } from 'react';
import { EnquiryAlert, EnquiryField, SendButton } from './enquiry-parts.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';
import { type EnquiryData, silence, useEnquiry } from './use-enquiry.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSteps } from './use-steps.ts';
import { enterValue } from './enter-value.ts';
import { recallRequest } from './remembered-request.ts';

/** Some fields of a form under a heading. */
export interface FormPart {
  readonly title: string;
  /** API names of the fields. */
  readonly names: readonly string[];
}

interface Props extends Omit<EnquiryData, 'names'> {
  readonly parts: readonly FormPart[];
}

/**
 * A form that shows one part at a time, with the submit button below the last. Without scripts it shows all parts.
 * Slots: form token, fields, consent.
 */
export function StepForm({ parts, slots, ...data }: Props & WithSlots) {
  const { t } = useIsland();
  const isHydrated = useHydrated();
  const names = parts.flatMap((part) => part.names);
  const partOf = (name: string): number => parts.findIndex((part) => part.names.includes(name));
  const refused = Object.keys(data.errors ?? {}).map(partOf);
  const { step, replace, push } = useSteps({
    count: parts.length,
    wanted: refused.length === 0 ? undefined : Math.min(...refused),
    onTurned: leadToHeading,
  });
  const enquiry = useEnquiry(
    { ...data, names: names.join(' ') },
    {
      lead(name, control) {
        replace(partOf(name));
        control?.focus();
      },
    },
  );
  useEffect(() => {
    const form = enquiry.form.ref.current;
    const token = form?.querySelector<HTMLInputElement>('[name="adds_to"]')?.value ?? '';
    for (const [name, value] of recallRequest(token)) {
      const field = document.getElementById(`${data.kind}-${name}`);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && field.value === '') enterValue(field, value);
    }
  }, [data.kind, enquiry.form.ref]);
  const isLast = step === parts.length - 1;
  const isWithheld = isHydrated && !isLast;

  /** Focuses the heading of the step, which states the progress, and removes the message about another step. */
  function leadToHeading(options?: FocusOptions): void {
    enquiry.announce(silence, {}, []);
    const heading = enquiry.form.ref.current?.querySelector<HTMLElement>('.form-part:not([hidden]) > legend');
    // Firefox focuses, and scrolls to, only elements that it has laid out since they were shown.
    heading?.getBoundingClientRect();
    heading?.focus(options);
  }

  /** Moves to the next step only if this one is complete. Empty required fields get an error. */
  function turn(by: 1 | -1): void {
    if (by > 0 && !enquiry.isComplete(parts[step]?.names)) return;
    push(step + by);
    leadToHeading();
  }

  return (
    <form
      {...enquiry.form}
      className="form form-steps"
      data-step={isHydrated ? step : undefined}
      // The Enter key submits the form from any of its fields.
      onSubmit={(event) => {
        if (isLast) return enquiry.form.onSubmit(event);
        event.preventDefault();
        turn(1);
      }}
      onReset={() => {
        replace(0);
        // The success message is below the fields, and the page scrolls to it.
        leadToHeading({ preventScroll: true });
      }}
    >
      <Slot html={slots[0] ?? ''} />
      <ol className="form-progress" aria-label={t('formSteps')}>
        {parts.map(({ title }, index) => (
          <li key={title} aria-current={index === step ? 'step' : undefined} data-done={index < step ? '' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      {parts.map(({ title, names: own }, index) => (
        <fieldset key={title} className="form-part" hidden={isHydrated && index !== step}>
          <legend className="form-legend" tabIndex={isHydrated ? -1 : undefined}>
            <span className="form-step">{t('formStep', { step: index + 1, steps: parts.length })}</span>{' '}
            <span className="form-part-title">{title}</span>
          </legend>
          <div className="form-fields">
            {own.map((name) => (
              <EnquiryField key={name} of={data} enquiry={enquiry} name={name} html={slots[names.indexOf(name) + 1]} />
            ))}
          </div>
        </fieldset>
      ))}
      <Slot className="form-consent" html={slots.at(-1) ?? ''} hidden={isWithheld} />
      <EnquiryAlert enquiry={enquiry} />
      <div className="form-turns">
        <button type="button" className="button-quiet" data-turn="-1" hidden={step === 0} onClick={() => turn(-1)}>
          {t('formBack')}
        </button>
        <button type="button" className="button" data-turn="1" hidden={isLast} onClick={() => turn(1)}>
          {t('formNext')}
        </button>
        <SendButton enquiry={enquiry} hidden={isWithheld} />
      </div>
    </form>
  );
}
