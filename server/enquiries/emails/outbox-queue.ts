import type { OutboxRow } from '../../database/tables.ts';

export interface OutboxQueue {
  /** Checks for due rows. */
  wake(): void;
  /** Resolves when no row is being sent. */
  idle(): Promise<void>;
  /** Takes no more rows. Resolves when the rows in progress are finished. */
  end(): Promise<void>;
}

interface OutboxQueueOptions {
  /** Takes the first due row; `undefined` if there is none. */
  readonly take: () => Promise<OutboxRow | undefined>;
  /** Sends a row and stores the result. */
  readonly send: (row: OutboxRow) => Promise<void>;
  /** Maximum number of rows sent concurrently. */
  readonly most: number;
  readonly tell: (error: unknown) => void;
}

/**
 * Sends due rows, up to `most` concurrently, and takes the next row when one is finished. Queues do not wait for each
 * other.
 */
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
