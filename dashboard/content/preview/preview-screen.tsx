import { type ReactNode, useEffect, useRef } from 'react';

/** Widths of a visitor's window in CSS pixels. */
export const screenWidths = { phone: 390, desktop: 1440 } as const;
export type ScreenKind = keyof typeof screenWidths;

/**
 * Sets the scale for the labels on a page, so that they are as large as the rest of the dashboard. A document that is
 * just loading has no root element yet.
 */
const tellScale = ({ contentDocument }: HTMLIFrameElement, scale: number): void =>
  contentDocument?.querySelector('html')?.style.setProperty('--point', String(1 / scale));

/** The same for a page that has just loaded in a frame. */
export const keepScale = (frame: HTMLIFrameElement): void =>
  tellScale(frame, Number(getComputedStyle(frame).getPropertyValue('--scale')) || 1);

/** A window of a visitor's width, scaled down to fit. */
export function PreviewScreen({ kind, children }: { readonly kind: ScreenKind; readonly children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = stage;
    if (current === null) return undefined;
    const width = screenWidths[kind];
    const fit = (): void => {
      current.style.setProperty('--width', `${width}px`);
      const scale = Math.min(1, current.clientWidth / width);
      current.style.setProperty('--scale', String(scale));
      for (const frame of current.querySelectorAll('iframe')) tellScale(frame, scale);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    fit();
    return () => observer.disconnect();
  }, [kind]);

  return (
    <div ref={stage} className="preview-stage">
      <div className="preview-screen">{children}</div>
    </div>
  );
}
