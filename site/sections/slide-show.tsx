import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { SlideShow as SlideShowIsland } from '../islands/slide-show.tsx';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly controlsClassName: string;
  readonly slideClassName: string;
  /** A further class of each slide. */
  readonly tones?: readonly string[];
  /** Milliseconds after which the next slide comes by itself; left out where the visitor turns them. */
  readonly interval?: number;
  readonly slides: readonly ReactNode[];
}

/** Slides of which one is shown at a time; before any script runs it is the first. */
export function SlideShow({ slides, ...data }: Props) {
  return <Island name="slides" of={SlideShowIsland} when="shown" data={data} slots={slides} />;
}
