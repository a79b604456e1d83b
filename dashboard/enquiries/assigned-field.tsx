import { useAdministrators } from '../session/use-administrators.ts';
import { useWords } from '../words.ts';

interface AssignedFieldProps {
  readonly id: string;
  /** The id of an administrator; 0 for nobody. */
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** Which administrator sees to a message. */
export function AssignedField({ id, value, onChange }: AssignedFieldProps) {
  const say = useWords();
  const administrators = useAdministrators();
  const known = administrators.data ?? [];
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {say('enquiryAssigned')}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        disabled={administrators.isPending}
        aria-describedby={administrators.isError ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        <option value={0}>{say('enquiryAssignedNobody')}</option>
        {known.map(({ id: each, username, is_self: isSelf }) => (
          <option key={each} value={each}>
            {isSelf ? say('enquiryAssignedSelf', { name: username }) : username}
          </option>
        ))}
        {/* Whoever it is, until the names are there or where they cannot be read. */}
        {value !== 0 && !known.some((each) => each.id === value) && <option value={value}>…</option>}
      </select>
      {administrators.isError && (
        <p id={`${id}-error`} className="field-hint">
          {administrators.error.message || say('unreachable')}
        </p>
      )}
    </div>
  );
}
