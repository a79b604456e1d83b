import { type RefObject, useEffect, useState } from 'react';

interface Slide {
  readonly isInSlides: boolean;
  /** True if its slide is shown and the slides are not stopped; always true outside of slides. */
  readonly isOn: boolean;
}

/** Follows the slide show around an element, which is another island. */
export function useSlide(element: RefObject<Element | null>): Slide {
  const [slide, setSlide] = useState<Slide>({ isInSlides: false, isOn: true });
  useEffect(() => {
    const own = element.current?.closest('[data-slide]');
    const show = own?.closest('[aria-roledescription]');
    if (!own || !show) return undefined;
    const look = () =>
      setSlide({ isInSlides: true, isOn: own.hasAttribute('data-shown') && !show.hasAttribute('data-paused') });
    const watch = new MutationObserver(look);
    watch.observe(own, { attributeFilter: ['data-shown'] });
    watch.observe(show, { attributeFilter: ['data-paused'] });
    look();
    return () => watch.disconnect();
  }, [element]);
  return slide;
}
