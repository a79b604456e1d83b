interface SearchBoxProps {
  /** What is searched: visible text and accessible name. */
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly className?: string;
}

/** The search box above a list. */
export function SearchBox({ label, text, onType, className = 'input grow basis-60' }: SearchBoxProps) {
  return (
    <input
      type="search"
      className={className}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
