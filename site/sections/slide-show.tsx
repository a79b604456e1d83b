import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { SlideShow as SlideShowIsland, type SlideShowProps } from '../islands/slide-show.tsx';

interface Props extends SlideShowProps {
  readonly slides: readonly ReactNode[];
}

/** Slides of which one is visible at a time; before hydration it is the first. */
export function SlideShow({ slides, ...data }: Props) {
  return <Island name="slides" of={SlideShowIsland} when="shown" data={data} slots={slides} />;
}
