import { useId } from 'react';
import { useSite } from '../../render/site-context.ts';

/** Radio buttons for the light in the drawings. `at` is the initial choice. */
export function DrawingLight({ at }: { readonly at: 'noon' | 'night' }) {
  const { t } = useSite();
  const id = useId();
  return (
    // Not a `fieldset`, because Safari puts its legend on a line of its own.
    <div className="plan-light" role="radiogroup" aria-labelledby={id}>
      <span className="plan-light-name" id={id}>
        {t('drawingLight')}
      </span>
      <label className="pill">
        <input type="radio" name="light" value="noon" defaultChecked={at === 'noon'} /> {t('drawingNoon')}
      </label>
      <label className="pill">
        <input type="radio" name="light" value="night" defaultChecked={at === 'night'} /> {t('drawingNight')}
      </label>
    </div>
  );
}
