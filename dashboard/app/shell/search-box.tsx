interface SearchBoxProps {
  /** What is searched, for those who see the box and those who do not. */
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly className?: string;
}

/** The box above a list that finds what is typed into it. */
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
