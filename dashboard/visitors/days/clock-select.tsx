import { countries, type Country } from '../../../content/countries.ts';
import type { DashboardWord } from '../../../language/dashboard-words.ts';
import { Select } from '../../../ui/select.tsx';
import { useWords } from '../../app/words.ts';

export const zoneWords = { sa: 'zoneSa', ae: 'zoneAe' } as const satisfies Record<Country, DashboardWord>;

interface ClockSelectProps {
  readonly clock: Country;
  readonly onSelect: (clock: Country) => void;
}

/** Chooses by whose clock a calendar shows days and times. */
export function ClockSelect({ clock, onSelect }: ClockSelectProps) {
  const say = useWords();
  return (
    <Select
      className="sm:max-w-60"
      aria-label={say('bookingsZone')}
      value={clock}
      options={countries.map((country) => ({ value: country, label: say(zoneWords[country]) }))}
      onSelect={onSelect}
    />
  );
}
