import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One line of the acceptance tables in docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly where: string;
  /** What a later ruling changed, such as `superseded by OP-023`; empty when the line is valid as written. */
  readonly ruling: string;
}

const row = /^\| (?<id>(?<area>(?!OP-)[A-Z]+(?:-[A-Z]+)*)-\d+) \| (?<where>.*?) \| .* \| (?<ruling>.*?)\|$/;

const ruling = /^\| (OP-\d+) \|/gm;

const readDocument = (): string => readFileSync(resolve(import.meta.dirname, '../../docs/requirements.md'), 'utf8');

/** The ids of the open points at the end of the document. A test may name the open point whose ruling it proves. */
export const readOpenPoints = (): readonly string[] => [...readDocument().matchAll(ruling)].map(([, id = '']) => id);

/** Returns the acceptance lines in the order of the document. */
export function readRequirements(): readonly Requirement[] {
  return readDocument()
    .split('\n')
    .flatMap((line) => {
      const { id, area, where, ruling } = row.exec(line)?.groups ?? {};
      if (id === undefined || area === undefined || where === undefined || ruling === undefined) return [];
      return [{ id, area, where, ruling: ruling.trim() }];
    });
}
