import type { HTMLAttributes } from 'react';

type ElementProps<Own = unknown> = HTMLAttributes<HTMLElement> & { readonly class?: string } & Own;

/** The site's custom elements, as pages write them; each is described where it is defined. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'click-to-load': ElementProps;
      'intro-video': ElementProps<{ readonly fade: number }>;
      'side-menu': ElementProps;
      'share-button': ElementProps<{
        readonly heading: string;
        readonly text: string;
        readonly address: string;
        readonly copied: string;
        readonly 'by-hand': string;
      }>;
      'promo-popup': ElementProps<{ readonly delay: number }>;
      'language-toggle': ElementProps<{ readonly to: string; readonly pinned?: '' }>;
      'country-switch': ElementProps;
      'search-box': ElementProps<{ readonly source: string; readonly prefix: string; readonly words: string }>;
      'single-open': ElementProps;
      'quiet-video': ElementProps;
      'print-button': ElementProps;
      'one-panel': ElementProps;
      'safe-pictures': ElementProps;
      'tag-consent': ElementProps<{ readonly sources: string }>;
    }
  }
}
