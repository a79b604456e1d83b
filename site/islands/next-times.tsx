import { weekdayName } from '../../language/calendar-names.ts';
import { useIsland } from './island-context.tsx';

interface Props {
  /** `YYYY-MM-DDTHH:MM` in the time zone of the country. */
  readonly starts: readonly string[];
  readonly chosen: string;
  /** The id of the question that the times answer. */
  readonly labelledBy: string;
  /** The id of the time field, to which the links lead without scripts. */
  readonly timeId: string;
  readonly onChoose: (start: string) => void;
}

/** The next times for a meeting, which fill in its day and its time. */
export function NextTimes({ starts, chosen, labelledBy, timeId, onChoose }: Props) {
  const { language } = useIsland();
  return (
    <div className="next-times" role="group" aria-labelledby={labelledBy}>
      {starts.map((start) => (
        <a
          key={start}
          className="next-time"
          href={`#${timeId}`}
          data-held=""
          aria-current={start === chosen ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onChoose(start);
          }}
        >
          <span>
            {weekdayName(start.slice(0, 10), language, 'short')} {/* On phones there is room for the weekday only. */}
            <span className="max-md:sr-only">{Number(start.slice(8, 10))}</span>
          </span>{' '}
          <bdi>{start.slice(11)}</bdi>
        </a>
      ))}
    </div>
  );
}
