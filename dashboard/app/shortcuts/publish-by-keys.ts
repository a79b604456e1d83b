import { type RefObject, useEffect, useEffectEvent } from 'react';

const publishing = new WeakMap<HTMLFormElement, () => void>();

/** Registers what the publish shortcut does in the form around an element. */
export function usePublishByKeys(inside: RefObject<HTMLElement | null>, publish: () => void): void {
  const press = useEffectEvent(publish);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (form == null) return undefined;
    publishing.set(form, () => press());
    return () => void publishing.delete(form);
  }, [inside]);
}

/** Publishes the record of a form. Has no effect on forms without publishing. */
export const publishForm = (form: HTMLFormElement): void => publishing.get(form)?.();
