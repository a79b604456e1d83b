import { Fragment } from 'react';
import type { Media } from '../../../fields/field.ts';
import { DayNight } from '../../islands/day-night.tsx';
import { Island } from '../../islands/island.tsx';
import { useSite } from '../../render/site-context.ts';
import { Picture } from '../../sections/picture.tsx';
import type { Landing } from './load.ts';
import style from './day-and-night.css?inline';

const sizes = '(min-width: 1320px) 1320px, 100vw';

/** One of the two pictures with its time of day. */
function Half({ image, name }: { readonly image: Media; readonly name: string }) {
  return (
    <figure>
      <Picture media={image} sizes={sizes} box={{ ratio: 16 / 9 }} className="day-night-picture" />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** The same place by day and at night. Renders nothing unless the settings have both pictures. */
export function DayAndNight({ day, night }: Pick<Landing, 'day' | 'night'>) {
  const { t, style: pageStyle } = useSite();
  if (day === null || night === null) return null;
  pageStyle.add(style);
  return (
    <>
      <h3 className="heading-3 landing-part-title">{t('visionDayNight')}</h3>
      <Island
        name="day-night"
        of={DayNight}
        when="shown"
        data={{ label: t('visionDayNightSlider') }}
        slots={[
          <Fragment key="pictures">
            <Half image={day} name={t('visionDay')} />
            <Half image={night} name={t('visionNight')} />
          </Fragment>,
        ]}
      />
    </>
  );
}
