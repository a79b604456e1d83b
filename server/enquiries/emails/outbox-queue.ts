import type { OutboxRow } from '../../database/tables.ts';

export interface OutboxQueue {
  /** Says that something may be due. */
  wake(): void;
  /** Resolves when nothing is under way any more. */
  idle(): Promise<void>;
  /** Takes nothing more; resolves when what is under way has ended. */
  end(): Promise<void>;
}

interface OutboxQueueOptions {
  /** Takes what is due first; `undefined` where nothing is. */
  readonly take: () => Promise<OutboxRow | undefined>;
  /** Sends a row and stores what became of it. */
  readonly send: (row: OutboxRow) => Promise<void>;
  /** How many may be under way at once. */
  readonly most: number;
  readonly tell: (error: unknown) => void;
}

/** Sends what is due, so many at once, and looks for the next as soon as one has ended. Nothing in it waits for another queue. */
export function createOutboxQueue({ take, send, most, tell }: OutboxQueueOptions): OutboxQueue {
  const underWay = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  let isWoken = false;
  let isEnding = false;

  async function fill(): Promise<void> {
    while (underWay.size < most) {
      const row = isEnding ? undefined : await take();
      if (row === undefined) return;
      const work = send(row)
        .catch(tell)
        .finally(() => {
          underWay.delete(work);
          wake();
        });
      underWay.add(work);
    }
  }

  function wake(): void {
    isWoken = true;
    if (filling !== undefined || isEnding) return;
    isWoken = false;
    filling = fill()
      .catch(tell)
      .finally(() => {
        filling = undefined;
        if (isWoken) wake();
      });
  }

  async function idle(): Promise<void> {
    const work = filling === undefined ? [...underWay] : [...underWay, filling];
    if (work.length === 0) return;
    await Promise.all(work);
    await idle();
  }

  return {
    wake,
    idle,
    end() {
      isEnding = true;
      return idle();
    },
  };
}
