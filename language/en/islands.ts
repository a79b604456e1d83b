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
  close: 'Close',
  formSteps: 'Steps of the form',
  formStep: 'Step {step} of {steps}',
  formNext: 'Next',
  formBack: 'Back',
  inquiryLead: 'Leave your details and an engineer who knows this display will answer you.',
  bookingPreviousMonth: 'Previous month',
  bookingNextMonth: 'Next month',
  bookingToday: 'Today: {day}',
  bookingChooseDay: 'Choose a day',
  bookingDayPast: 'That day has passed. Please choose a later one.',
  bookingPastDay: '{day}, in the past',
} as const satisfies Record<string, Message>;
