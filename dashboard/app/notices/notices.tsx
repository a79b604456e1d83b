import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { type LeftForm, type Notice, NotifyProvider } from '../actions/notify.ts';
import { useTranslations } from '../translations.ts';
import { addNotice, type ShownNotice } from './add-notice.ts';
import { useRenderLeftForm } from './left-form.ts';
import { NoticeCard } from './notice-card.tsx';

const isWindowOpen = (): boolean => document.querySelector('.window') !== null;

/** Publishes the height of the notices as a CSS variable, so that the footer of a form is placed above them. */
function useRoomOf() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const root = document.documentElement.style;
    const sizes = new ResizeObserver(() => root.setProperty('--notices-size', `${current.offsetHeight}px`));
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      root.removeProperty('--notices-size');
    };
  }, []);
  return place;
}

/** Shows notices above every screen, and reopens a form that a notice links to. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const place = useRoomOf();
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const notify = useCallback((notice: Notice) => {
    const isOfWindow = isWindowOpen();
    setNotices((shown) => {
      const others = shown.filter(({ topic }) => topic === undefined || topic !== notice.topic);
      const id = Math.max(0, ...shown.map((each) => each.id)) + 1;
      return addNotice(others, { ...notice, isOfWindow, isHeld: false, id });
    });
  }, []);
  /** The form that a notice reopened. */
  const [form, setForm] = useState<LeftForm | null>(null);
  const renderForm = useRenderLeftForm();
  const leaveForm = () => setForm(null);
  const hold = (id: number) =>
    setNotices((shown) => shown.map((notice) => (notice.id === id ? { ...notice, isHeld: true } : notice)));
  const close = (id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id));
  return (
    <NotifyProvider value={notify}>
      {children}
      {/* Because of this attribute, the notices stay reachable while a window is open. */}
      <section ref={place} aria-label={t('notices')} className="notices" data-react-aria-top-layer>
        <ul>
          {notices.map(({ id, isOfWindow, ...notice }) => (
            <NoticeCard
              key={id}
              notice={notice}
              isOfWindow={isOfWindow}
              onHold={() => hold(id)}
              onForm={setForm}
              onClose={() => close(id)}
            />
          ))}
        </ul>
      </section>
      {form !== null && renderForm !== null && (
        <LazyBoundary onClose={leaveForm}>{renderForm(form, leaveForm)}</LazyBoundary>
      )}
    </NotifyProvider>
  );
}
