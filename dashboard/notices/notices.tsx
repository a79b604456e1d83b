import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { Glyph } from '../../ui/glyph.tsx';
import { reread, useUndo } from '../records/use-records.ts';
import { useWords } from '../words.ts';

export interface Notice {
  readonly text: string;
  /** The change that the notice offers to take back, or several: then all of them or none. */
  readonly undo?: number | readonly number[] | null;
  /** Takes back a change that the history does not keep; answers what to say about it. */
  readonly takeBack?: () => Promise<Notice>;
}

interface ShownNotice extends Notice {
  readonly id: number;
  /** Told while a window was open, so about what was done in it. */
  readonly isOfWindow: boolean;
}

const isWindowOpen = (): boolean => document.querySelector('.window') !== null;

const NotifyContext = createContext<((notice: Notice) => void) | null>(null);

/** Shows a sentence that stays until it is read, or until three newer ones have come. */
export function useNotify(): (notice: Notice) => void {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('There is no NoticesProvider above');
  return notify;
}

const mostShown = 3;

function NoticeCard({ notice, onClose }: { readonly notice: ShownNotice; readonly onClose: () => void }) {
  const say = useWords();
  const notify = useNotify();
  const queries = useQueryClient();
  const undo = useUndo();
  const own = useMutation({
    mutationFn: () => notice.takeBack?.() ?? Promise.resolve(null),
    networkMode: 'always',
    onSuccess: (answer) => {
      if (answer !== null) notify(answer);
      onClose();
      return reread(queries);
    },
  });
  const changes = [notice.undo ?? []].flat();
  const takeBack = () =>
    undo.mutate(changes, {
      onSuccess: ({ message, undo: again }) => {
        notify({ text: message, undo: again });
        onClose();
      },
    });
  const isPending = undo.isPending || own.isPending;
  const failure = undo.error ?? own.error;
  return (
    <li className="notice" data-of-window={notice.isOfWindow}>
      <div role="alert" className="grow">
        <p>{notice.text}</p>
        {failure !== null && <p className="text-danger">{failure.message || say('unreachable')}</p>}
      </div>
      {(changes.length > 0 || notice.takeBack !== undefined) && (
        <button
          type="button"
          className="text-button"
          disabled={isPending}
          onClick={notice.takeBack === undefined ? takeBack : () => own.mutate()}
        >
          {isPending ? say('wait') : say('undo')}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={say('closeNotice')} onClick={onClose}>
        <Glyph name="close" className="size-4" />
      </button>
    </li>
  );
}

/** The place where results are told, above every screen. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const say = useWords();
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const notify = useCallback((notice: Notice) => {
    const isOfWindow = isWindowOpen();
    setNotices((shown) =>
      [...shown, { ...notice, isOfWindow, id: Math.max(0, ...shown.map(({ id }) => id)) + 1 }].slice(-mostShown),
    );
  }, []);
  const close = (id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id));
  return (
    <NotifyContext value={notify}>
      {children}
      {/* The mark keeps it within reach while a window is open: what was done there is told and taken back here. */}
      <section aria-label={say('notices')} className="notices" data-react-aria-top-layer>
        <ul>
          {notices.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} onClose={() => close(notice.id)} />
          ))}
        </ul>
      </section>
    </NotifyContext>
  );
}
