import type { HTMLAttributes } from 'react';

type ElementProps<Own = unknown> = HTMLAttributes<HTMLElement> & { readonly class?: string } & Own;

/** The site's custom elements, as pages write them; each is described where it is defined. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'slide-show': ElementProps<{ readonly interval?: number }>;
      'card-slider': ElementProps<{ readonly speed: number; readonly loop?: '' }>;
      'side-menu': ElementProps;
      'promo-popup': ElementProps<{ readonly delay: number }>;
      'language-toggle': ElementProps<{ readonly to: string; readonly pinned?: '' }>;
      'country-switch': ElementProps;
      'newsletter-form': ElementProps<{ readonly failure: string; readonly busy: string }>;
      'single-open': ElementProps;
      'quiet-video': ElementProps;
      'print-button': ElementProps;
      'video-grid': ElementProps;
    }
  }
}
