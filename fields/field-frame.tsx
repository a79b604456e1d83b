import type { ReactNode } from 'react';
import { type Field, isExpected } from './field.ts';
import { type FieldError, useInputServices } from './input.ts';

/** The id of an element that belongs to a value, derived from its API path. */
export const idOf = (path: string, part = ''): string => `field-${path.replace(/[^\w-]+/g, '-')}${part}`;

export const issuesAt = (issues: readonly FieldError[], path: string): readonly FieldError[] =>
  issues.filter((issue) => issue.path === path);

/** The ARIA attributes of an input: whether it is invalid, and what describes it. */
export const describedBy = (path: string, issues: readonly FieldError[], hasHint = false) => {
  const wrong = issuesAt(issues, path).length > 0;
  const ids = [hasHint ? idOf(path, '-hint') : '', wrong ? idOf(path, '-issue') : ''].filter(Boolean).join(' ');
  return { ...(wrong && { 'aria-invalid': true }), ...(ids !== '' && { 'aria-describedby': ids }) };
};

/** The error messages of one value. */
export function Issues({ path, issues }: { readonly path: string; readonly issues: readonly FieldError[] }) {
  const here = issuesAt(issues, path);
  return here.length === 0 ? null : (
    <p id={idOf(path, '-issue')} className="field-issue">
      {here.map(({ sentence }) => sentence).join(' ')}
    </p>
  );
}

export function LabelText({ label, isRequired }: { readonly label: string; readonly isRequired: boolean }) {
  return (
    <span className="field-label">
      {label}
      {isRequired && (
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      )}
    </span>
  );
}

export function Hint({ field, path }: { readonly field: Field; readonly path: string }) {
  const { language } = useInputServices();
  const { hint } = field.options;
  return hint === undefined ? null : (
    <p id={idOf(path, '-hint')} className="field-hint">
      {hint[language]}
    </p>
  );
}

interface FrameProps {
  readonly field: Field;
  readonly label: string;
  readonly path: string;
  readonly issues: readonly FieldError[];
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** A single control with its label, hint and errors. */
export function FieldFrame({ field, label, path, issues, isNew, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={idOf(path)}>
        <LabelText label={label} isRequired={isExpected(field, isNew)} />
      </label>
      {children}
      <Hint field={field} path={path} />
      <Issues path={path} issues={issues} />
    </div>
  );
}

/** Several controls for one value, as a group with a name. */
export function GroupFrame({ field, label, path, issues, isNew, children }: FrameProps) {
  return (
    <fieldset className="field" id={idOf(path)}>
      <legend>
        <LabelText label={label} isRequired={isExpected(field, isNew)} />
      </legend>
      {children}
      <Hint field={field} path={path} />
      <Issues path={path} issues={issues} />
    </fieldset>
  );
}
