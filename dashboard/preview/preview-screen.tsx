import { type ReactNode, useEffect, useRef } from 'react';

/** Widths a visitor's window has, in CSS pixels. */
export const screenWidths = { phone: 390, desktop: 1440 } as const;
export type ScreenKind = keyof typeof screenWidths;

/** A window of a visitor's width, made smaller until it fits. */
export function PreviewScreen({ kind, children }: { readonly kind: ScreenKind; readonly children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = stage;
    if (current === null) return undefined;
    const width = screenWidths[kind];
    const fit = (): void => {
      current.style.setProperty('--width', `${width}px`);
      current.style.setProperty('--scale', String(Math.min(1, current.clientWidth / width)));
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
