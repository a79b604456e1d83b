import type { Message } from '../message.ts';

/** The words of islands, which browsers fetch with them. */
export const islands = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause the slides',
  play: 'Play the slides',
  carousel: 'carousel',
  slideOf: 'Slide {number} of {count}',
  showSlide: 'Show slide {number}',
  didYouMean: 'Did you mean {address}?',
} as const satisfies Record<string, Message>;
