interface Props {
  /** `HH:MM` by the clock of the country. */
  readonly times: readonly string[];
  readonly chosen: string;
  /** The id of what says whose clock that is. */
  readonly labelledBy: string;
  readonly isTooSoon: (time: string) => boolean;
  readonly onChoose: (time: string) => void;
}

/** Times of a meeting that a press fills in. */
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
