import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';

/** Some fields of a form under a heading. */
export interface FormPart {
  readonly title: string;
  /** Their names in the declaration. */
  readonly fields: readonly string[];
}

interface Props {
  readonly parts: readonly FormPart[];
  readonly draw: (fields: readonly string[]) => ReactNode;
}

/** The parts of a long form under each other. Where scripts run they are steps, and a line says how far one has come. */
export function FormParts({ parts, draw }: Props) {
  const { say } = useSite();
  return (
    <>
      <ol className="form-progress" aria-label={say('formSteps')}>
        {parts.map(({ title }, index) => (
          <li key={title} aria-current={index === 0 ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      {parts.map(({ title, fields }, index) => (
        <fieldset key={title} className="form-part">
          <legend className="form-legend">
            <span className="form-step">{say('formStep', { step: index + 1, steps: parts.length })}</span>{' '}
            <span className="form-part-title">{title}</span>
          </legend>
          {draw(fields)}
        </fieldset>
      ))}
    </>
  );
}

/** Turns the steps, beside what sends the form. */
export function FormTurns({ children }: { readonly children: ReactNode }) {
  const { say } = useSite();
  return (
    <div className="form-turns">
      <button type="button" className="button-quiet" data-turn="-1" hidden>
        {say('formBack')}
      </button>
      <button type="button" className="button" data-turn="1">
        {say('formNext')}
      </button>
      {children}
    </div>
  );
}
