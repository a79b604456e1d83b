import { type Location, NavigationType, type Navigator } from 'react-router';

/** Where the browser is, and how it came there. */
export interface Position {
  readonly action: NavigationType;
  readonly location: Location;
}

/** Is told of a move to another screen, which is made when `go` is called. */
type Holder = (go: () => void) => void;

/** What the browser keeps with each entry of its history. */
interface Entry {
  readonly index: number;
  readonly key: string;
  readonly state: unknown;
}

const isEntry = (kept: unknown): kept is Entry =>
  typeof kept === 'object' && kept !== null && 'index' in kept && typeof kept.index === 'number' && 'key' in kept;

const entryNow = (): Entry | null => {
  const kept: unknown = history.state;
  return isEntry(kept) ? kept : null;
};

const newEntry = (index: number, state: unknown): Entry => ({
  index,
  key: Math.random().toString(36).slice(2, 10),
  state,
});

const holders: Holder[] = [];

/** Asks before another screen is shown, by a link or by the browser's Back and Forward; returns how to let moves go. */
export function holdMoves(holder: Holder): () => void {
  holders.push(holder);
  return () => void holders.splice(holders.indexOf(holder), 1);
}

const hrefOf: Navigator['createHref'] = (to) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

function positionNow(action: Position['action']): Position {
  const { pathname, search, hash } = location;
  const { state = null, key = 'default' } = entryNow() ?? {};
  return { action, location: { pathname, search, hash, state, key } };
}

/** The browser's history as the router moves in it. A move within a screen is never held. */
export function createMoves() {
  let index = entryNow()?.index ?? 0;
  let shown = location.pathname;
  let tell: (position: Position) => void = () => {};
  /** What follows the steps that were asked for here, in their order. */
  let awaited: (() => void)[] = [];
  // Without it, coming back to the first screen could not be told from a new one.
  if (entryNow() === null) history.replaceState(newEntry(index, null), '');

  const arrive = (action: Position['action']): void => {
    shown = location.pathname;
    tell(positionNow(action));
  };

  const attempt = (pathname: string, go: () => void): void => {
    const holder = pathname === shown ? undefined : holders.at(-1);
    if (holder === undefined) go();
    else holder(go);
  };

  const step = (by: number, then: () => void): void => {
    awaited.push(then);
    history.go(by);
  };

  /** The browser went to another entry by itself. */
  function follow(): void {
    const then = awaited.shift();
    if (then !== undefined) return then();
    const by = (entryNow()?.index ?? index + 1) - index;
    const to = location.pathname;
    const land = () => {
      index += by;
      // The browser makes an entry of its own for a place within the page.
      if (entryNow() === null) history.replaceState(newEntry(index, null), '');
      arrive(NavigationType.Pop);
    };
    if (holders.length === 0 || to === shown || by === 0) return land();
    // The address has changed already; it is put back before anybody is asked.
    return step(-by, () => attempt(to, () => step(by, land)));
  }

  const write =
    (action: NavigationType.Push | NavigationType.Replace): Navigator['push'] =>
    (to, state: unknown = null) => {
      const url = new URL(hrefOf(to), location.href);
      attempt(url.pathname, () => {
        if (action === NavigationType.Push) history.pushState(newEntry((index += 1), state), '', url);
        else history.replaceState(newEntry(index, state), '', url);
        arrive(action);
      });
    };

  const navigator: Navigator = {
    createHref: hrefOf,
    go: (by) => history.go(by),
    push: write(NavigationType.Push),
    replace: write(NavigationType.Replace),
  };

  return {
    navigator,
    now: () => positionNow(NavigationType.Pop),
    /** Tells of every move; returns how to stop it. */
    listen(listener: (position: Position) => void): () => void {
      tell = listener;
      addEventListener('popstate', follow);
      return () => {
        awaited = [];
        removeEventListener('popstate', follow);
      };
    },
  };
}
