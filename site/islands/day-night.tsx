import { useEffect, useRef, useState } from 'react';
import type { WithSlots } from './island.tsx';
import { PartSlider } from './part-slider.tsx';
import { Slot } from './slot.tsx';

interface Props {
  /** The accessible name of the slider. */
  readonly label: string;
}

/** The same place by day and at night, parted by a slider. The stylesheet shows both beside each other without scripts. */
export function DayNight({ label, slots: [pictures = ''] }: Props & WithSlots) {
  const stage = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(0.5);
  // The content security policy refuses `style` attributes in HTML.
  useEffect(() => stage.current?.style.setProperty('--share', `${share * 100}%`), [share]);
  return (
    <div ref={stage} className="day-night" dir="ltr">
      <Slot className="day-night-pictures" html={pictures} />
      <PartSlider className="day-night-slider" label={label} share={share} onShare={setShare} />
    </div>
  );
}
