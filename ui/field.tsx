import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import './field.css';

/** The attributes that connect a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The effect of the current value, if it is valid. */
  readonly note?: string | undefined;
  /** The error message. */
  readonly issue?: string | undefined;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label, its control, a hint, a note and an error message. */
export function Field({ label, hint, note, issue, className, children }: FieldProps) {
  const id = useId();
  const describing = classNames(
    hint !== undefined && `${id}-hint`,
    note !== undefined && `${id}-note`,
    issue !== undefined && `${id}-issue`,
  );
  return (
    <div className={classNames('field content-start', className)}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children({
        id,
        ...(describing !== '' && { 'aria-describedby': describing }),
        ...(issue !== undefined && { 'aria-invalid': true }),
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className="field-note">
          {note}
        </p>
      )}
      {issue !== undefined && (
        <p id={`${id}-issue`} className="field-issue">
          {issue}
        </p>
      )}
    </div>
  );
}
