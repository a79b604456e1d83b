import type { Method } from '../../calls/model/call.ts';

/** A call that was found, and what stands in the places of its address. */
export interface Found<Served> {
  readonly served: Served;
  readonly params: Readonly<Record<string, string>>;
}

export interface CallTable<Served> {
  /** @param url with a place written `:id`. @throws where something is served there already */
  add(method: Method, url: string, served: Served): void;
  /** What serves a request; a part of an address that is written out goes before a place. `HEAD` is found as `GET` is. */
  find(method: string, url: string): Found<Served> | null;
}

/** What follows a part of an address. */
interface Step<Served> {
  readonly parts: Map<string, Step<Served>>;
  place: Step<Served> | null;
  end: { readonly names: readonly string[]; readonly served: Served } | null;
}

const newStep = <Served>(): Step<Served> => ({ parts: new Map(), place: null, end: null });

const nameOf = (part: string): string | null => (part.startsWith(':') ? part.slice(1) : null);

const pathIn = (url: string): string | undefined =>
  // A proxy may be asked with a whole address, and hand that on.
  url.startsWith('/') ? url.split(/[?#]/, 1)[0] : URL.parse(url)?.pathname;

/** The parts of an address as they are meant; `null` where one cannot be read. */
function partsOf(url: string): string[] | null {
  const parts = pathIn(url)?.split('/') ?? null;
  if (parts === null || !url.includes('%')) return parts;
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Whether a request may be meant for what is served below a prefix. */
export const standsBelow = (prefix: string, url: string): boolean => {
  const parts = partsOf(url);
  return parts !== null && prefix.split('/').every((part, index) => parts[index] === part);
};

/**
 * Finds calls by their address. There are several hundred, which a router that compiles its routes took longer to learn
 * than everything else that a start does, and more memory to know.
 */
export function createCallTable<Served>(): CallTable<Served> {
  const methods = new Map<string, Step<Served>>();

  function add(method: Method, url: string, served: Served): void {
    let step = methods.get(method) ?? newStep<Served>();
    methods.set(method, step);
    const parts = url.split('/');
    for (const part of parts) {
      if (nameOf(part) === null) {
        const next = step.parts.get(part) ?? newStep<Served>();
        step.parts.set(part, next);
        step = next;
      } else step = step.place ??= newStep<Served>();
    }
    if (step.end !== null) throw new Error(`${method} ${url} is served twice`);
    step.end = { names: parts.flatMap((part) => nameOf(part) ?? []), served };
  }

  /** The end to which the parts from `index` lead, with what stands in the places on the way. */
  function follow(step: Step<Served>, parts: readonly string[], index: number, given: string[]): Found<Served> | null {
    const part = parts[index];
    if (part === undefined) {
      if (step.end === null) return null;
      const { names, served } = step.end;
      return { served, params: Object.fromEntries(names.map((name, at) => [name, given[at] ?? ''])) };
    }
    const written = step.parts.get(part);
    const found = written === undefined ? null : follow(written, parts, index + 1, given);
    if (found !== null || step.place === null) return found;
    return follow(step.place, parts, index + 1, [...given, part]);
  }

  return {
    add,
    find(method, url) {
      const first = methods.get(method === 'HEAD' ? 'GET' : method);
      const parts = partsOf(url);
      return first === undefined || parts === null ? null : follow(first, parts, 0, []);
    },
  };
}
