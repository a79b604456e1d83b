import { useId } from 'react';
import { useSite } from '../../render/site-context.ts';

const views = ['photo', 'wall', 'room'] as const;

/** Radio buttons for what of the plan is seen: the display in a photo, on its wall, or its room from above. */
export function ViewChoice() {
  const { t } = useSite();
  const id = useId();
  return (
    <div className="plan-views" role="radiogroup" aria-labelledby={id}>
      <span className="sr-only" id={id}>
        {t('planViews')}
      </span>
      {views.map((view) => (
        <label key={view} className="pill">
          <input type="radio" name="seen" value={view} defaultChecked={view === 'photo'} />
          {t(`view-${view}`)}
        </label>
      ))}
    </div>
  );
}
