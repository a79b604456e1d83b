import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An island of a page; see `island.tsx` and `react-island.ts`. */
      'react-island': HTMLAttributes<HTMLElement> & {
        readonly name: string;
        readonly ids: string;
        readonly data?: string | undefined;
        readonly when?: string | undefined;
      };
    }
  }
}
