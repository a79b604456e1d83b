interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** A labelled checkbox. */
export function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 flex-none"
        checked={isTicked}
        onChange={({ currentTarget: { checked } }) => onTick(checked)}
      />
      {label}
    </label>
  );
}
