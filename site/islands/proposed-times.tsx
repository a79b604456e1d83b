interface Props {
  /** `HH:MM` in the time zone of the country. */
  readonly times: readonly string[];
  readonly chosen: string;
  /** The id of the note on the time zone. */
  readonly labelledBy: string;
  readonly isTooSoon: (time: string) => boolean;
  readonly onChoose: (time: string) => void;
}

/** Buttons with times for a meeting that fill in the time field. */
export const ProposedTimes = ({ times, chosen, labelledBy, isTooSoon, onChoose }: Props) => (
  <div className="slots" role="group" aria-labelledby={labelledBy}>
    {times.map((time) => (
      <button
        key={time}
        type="button"
        className="slot"
        aria-pressed={time === chosen}
        disabled={isTooSoon(time)}
        onClick={() => onChoose(time)}
      >
        {time}
      </button>
    ))}
  </div>
);
