import type { HTMLAttributes } from 'react';

type ElementProps<Own = unknown> = HTMLAttributes<HTMLElement> & { readonly class?: string } & Own;

/** The site's custom elements, as pages write them; each is described where it is defined. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'card-slider': ElementProps<{ readonly speed: number; readonly loop?: '' }>;
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
      'compare-choice': ElementProps<{ readonly most: number; readonly words: string; readonly elsewhere: number }>;
      'country-switch': ElementProps;
      'live-filters': ElementProps;
      'wall-planner': ElementProps;
      'size-choice': ElementProps;
      'pitch-lens': ElementProps<{
        readonly first: number;
        readonly second: number;
        readonly metres: number;
        readonly words: string;
      }>;
      'wall-photo': ElementProps<{
        readonly heic: string;
        readonly unreadable: string;
        readonly 'no-rectangle': string;
        readonly 'no-length': string;
        readonly beyond: string;
      }>;
      'search-box': ElementProps<{ readonly source: string; readonly prefix: string; readonly words: string }>;
      'single-open': ElementProps;
      'quiet-video': ElementProps;
      'picture-dialog': ElementProps;
      'print-button': ElementProps;
      'one-panel': ElementProps;
      'safe-pictures': ElementProps;
      'tag-consent': ElementProps<{ readonly sources: string }>;
      'typed-lines': ElementProps<{
        readonly 'type-speed': number;
        readonly 'delete-speed': number;
        readonly delay: number;
      }>;
      'video-grid': ElementProps;
    }
  }
}
