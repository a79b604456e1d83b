import { countries, type Country } from '../../../content/countries.ts';
import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { Select } from '../../../ui/select.tsx';
import { useTranslations } from '../../app/translations.ts';

export const zoneMessages = { sa: 'zoneSa', ae: 'zoneAe' } as const satisfies Record<Country, DashboardMessage>;

interface ClockSelectProps {
  readonly clock: Country;
  readonly onSelect: (clock: Country) => void;
}

/** Chooses the time zone of a calendar. */
export function ClockSelect({ clock, onSelect }: ClockSelectProps) {
  const t = useTranslations();
  return (
    <Select
      className="sm:max-w-60"
      aria-label={t('bookingsZone')}
      value={clock}
      options={countries.map((country) => ({ value: country, label: t(zoneMessages[country]) }))}
      onSelect={onSelect}
    />
  );
}
