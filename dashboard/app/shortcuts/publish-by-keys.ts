import { type RefObject, useEffect, useEffectEvent } from 'react';

const publishing = new WeakMap<HTMLFormElement, () => void>();

/** Lets the form around an element be published by the keys for it. */
export function usePublishByKeys(inside: RefObject<HTMLElement | null>, publish: () => void): void {
  const press = useEffectEvent(publish);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (form == null) return undefined;
    publishing.set(form, () => press());
    return () => void publishing.delete(form);
  }, [inside]);
}

/** Publishes what stands in a form; nothing where it is of nothing that is published. */
export const publishForm = (form: HTMLFormElement): void => publishing.get(form)?.();
