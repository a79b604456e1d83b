import { useRef } from 'react';
import { useIsland } from '../island-context.tsx';
import { useBusy } from '../use-busy.ts';
import type { OpenModel } from './open-model.ts';

interface Props {
  readonly source: string;
  readonly name: string;
  readonly model: OpenModel;
}

/** The address by which Android hands a model to its viewer, and the page if there is none. */
function androidAddress(source: string, name: string): string {
  const query = new URLSearchParams({ file: new URL(source, location.href).href, mode: 'ar_preferred', title: name });
  const fallback = encodeURIComponent(location.href);
  return `intent://arvr.google.com/scene-viewer/1.2?${query}#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end;`;
}

const isAndroid = (): boolean => /android/i.test(navigator.userAgent);

/**
 * Shows the product in the visitor's room: on Apple's devices by the system's own viewer, on Android by Google's, which
 * is said. Renders nothing elsewhere.
 */
export function RoomLink({ source, name, model }: Props) {
  const { t } = useIsland();
  const link = useRef<HTMLAnchorElement>(null);
  const { isBusy, run } = useBusy();
  if (isAndroid()) {
    return (
      <>
        <a className="button-quiet" href={androidAddress(source, name)}>
          {t('modelInRoom')}
        </a>
        <p>{t('modelInRoomNote')}</p>
      </>
    );
  }
  if (!document.createElement('a').relList.supports('ar')) return null;
  const show = () =>
    run(async () => {
      const address = URL.createObjectURL(await model.toUsdz());
      if (link.current !== null) link.current.href = address;
      link.current?.click();
    });
  return (
    <>
      <button type="button" className="button-quiet" disabled={isBusy} onClick={() => void show()}>
        {t('modelInRoom')}
      </button>
      {/* The viewer opens by a link that contains a picture. */}
      <a ref={link} rel="ar" href={source} aria-label={t('modelInRoom')} hidden>
        <img alt="" />
      </a>
    </>
  );
}
