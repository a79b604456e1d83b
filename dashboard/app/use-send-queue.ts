import { useEffect, useRef, useState } from 'react';
import { mayPass } from './call-failure.ts';
import type { SentFile } from './send-file.ts';
import { useTranslations } from './translations.ts';

/** An item of the upload queue. */
export interface Queued<Item, Arrived> {
  readonly key: number;
  readonly item: Item;
  readonly state: 'waiting' | 'running' | 'arrived' | 'refused';
  /** The uploaded share, from 0 to 1. */
  readonly share: number;
  readonly refusal: string;
  /** True if a retry may succeed. */
  readonly canRetry: boolean;
  /** The server's answer; `null` before it arrives. */
  readonly arrived: Arrived | null;
}

interface QueueOptions<Item, Arrived> {
  /** Resolves with the reason why an item cannot be accepted; empty if the server may accept it. */
  readonly check: (item: Item) => Promise<string>;
  readonly begin: (item: Item, onProgress: (share: number) => void) => SentFile<Arrived>;
  /** Returns whether the uploaded item stays in the list. */
  readonly onArrived: (arrived: Arrived) => boolean | Promise<boolean>;
  /** Called after a cancelled upload, because the file may already have been stored. */
  readonly onStopped?: () => Promise<unknown>;
}

/** Uploads files one after the other. Unmounting cancels them. */
export function useSendQueue<Item, Arrived>({ check, begin, onArrived, onStopped }: QueueOptions<Item, Arrived>) {
  const t = useTranslations();
  const [queued, setQueued] = useState<readonly Queued<Item, Arrived>[]>([]);
  const running = useRef<SentFile<Arrived> | null>(null);
  const line = useRef(Promise.resolve());
  const lastKey = useRef(0);
  /** The keys of items removed before their upload; `all` after unmounting. */
  const dropped = useRef(new Set<number | 'all'>());
  useEffect(() => {
    const left = dropped.current;
    left.delete('all');
    return () => {
      left.add('all');
      running.current?.cancel();
    };
  }, []);

  const change = (key: number, news: Partial<Queued<Item, Arrived>>) =>
    setQueued((all) => all.map((each) => (each.key === key ? { ...each, ...news } : each)));
  const remove = (key: number) => setQueued((all) => all.filter((each) => each.key !== key));

  async function send({ key, item }: Queued<Item, Arrived>): Promise<void> {
    if (dropped.current.has('all') || dropped.current.has(key)) return;
    change(key, { state: 'running' });
    try {
      running.current = begin(item, (share) => change(key, { share }));
      const arrived = await running.current.answer;
      if (await onArrived(arrived)) change(key, { state: 'arrived', arrived });
      else remove(key);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') {
        await onStopped?.();
        remove(key);
      } else {
        const refusal = (error instanceof Error && error.message) || t('unreachable');
        change(key, { state: 'refused', refusal, canRetry: mayPass(error) });
      }
    }
  }

  const enqueue = (each: Queued<Item, Arrived>) => {
    line.current = line.current.then(() => send(each));
  };

  /** Rejects items that fail `check` and queues the others in order. */
  async function sendTaken(added: readonly Queued<Item, Arrived>[]): Promise<void> {
    const refusals = await Promise.all(added.map(({ item }) => check(item)));
    for (const [index, each] of added.entries()) {
      const refusal = refusals[index] ?? '';
      if (refusal === '') enqueue(each);
      else change(each.key, { state: 'refused', refusal });
    }
  }

  return {
    queued,
    change,
    remove,
    add: (items: Iterable<Item>) => {
      const added = Array.from(items, (item): Queued<Item, Arrived> => {
        lastKey.current += 1;
        return { key: lastKey.current, item, state: 'waiting', share: 0, refusal: '', canRetry: false, arrived: null };
      });
      setQueued((all) => [...all, ...added]);
      void sendTaken(added);
    },
    retry: (each: Queued<Item, Arrived>) => {
      change(each.key, { state: 'waiting', share: 0, refusal: '' });
      enqueue(each);
    },
    /** Cancels a running upload or removes a waiting item. */
    drop: ({ key, state }: Queued<Item, Arrived>) => {
      if (state === 'running') running.current?.cancel();
      else {
        dropped.current.add(key);
        remove(key);
      }
    },
  };
}
