import { type ReactNode, useEffect, useRef } from 'react';

/** Widths a visitor's window has, in CSS pixels. */
export const screenWidths = { phone: 390, desktop: 1440 } as const;
export type ScreenKind = keyof typeof screenWidths;

/** Lets a page draw what is said about it as large as the rest of the dashboard; one that has only begun has no root yet. */
const tellScale = ({ contentDocument }: HTMLIFrameElement, scale: number): void =>
  contentDocument?.querySelector('html')?.style.setProperty('--point', String(1 / scale));

/** As `tellScale`, for a page that has come into a frame. */
export const keepScale = (frame: HTMLIFrameElement): void =>
  tellScale(frame, Number(getComputedStyle(frame).getPropertyValue('--scale')) || 1);

/** A window of a visitor's width, made smaller until it fits. */
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
