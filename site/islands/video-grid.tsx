import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';
import { useClosedBeside } from './use-closed-beside.ts';

/** Plays a chosen video in a dialog. The file is fetched when it is chosen and released when the dialog closes. */
export function VideoGrid({ title, slots }: { readonly title: string } & WithSlots) {
  const [tiles = ''] = slots;
  const id = useId();
  const player = useRef<HTMLVideoElement>(null);
  const closedBeside = useClosedBeside();
  const [chosen, setChosen] = useState<null | { readonly address: string; readonly title: string }>(null);

  useEffect(() => {
    const video = player.current;
    if (video === null || chosen === null) return undefined;
    video.closest('dialog')?.showModal();
    // The browser may refuse to autoplay; then the visitor uses the controls.
    video.play().catch(() => undefined);
    return () => video.load();
  }, [chosen]);

  function choose(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-video]') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setChosen({ address: link.href, title: link.dataset['video'] ?? '' });
  }

  return (
    <>
      <Slot as="ul" className="video-grid" html={tiles} onClick={choose} />
      <dialog className="player" aria-labelledby={id} onClose={() => setChosen(null)} {...closedBeside}>
        <div className="player-head">
          <h3 className="text-lg font-semibold" id={id}>
            {chosen?.title ?? title}
          </h3>
          <CloseButton />
        </div>
        <video ref={player} className="player-video" src={chosen?.address} controls playsInline preload="none" />
      </dialog>
    </>
  );
}
