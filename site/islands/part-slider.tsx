interface Props {
  readonly className?: string;
  /** The accessible name. */
  readonly label: string;
  /** The part of the width that shows the first picture, from 0 to 1. */
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** The slider that parts two pictures of the same thing. Its parent reads from left to right. */
export function PartSlider({ className = '', label, share, onShare }: Props) {
  return (
    <input
      type="range"
      className={`lens-slider ${className}`.trim()}
      min={0}
      max={100}
      value={share * 100}
      autoComplete="off"
      aria-label={label}
      onChange={({ target }) => onShare(Number(target.value) / 100)}
    />
  );
}
