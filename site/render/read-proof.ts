import { singleProjects } from '../../content/collections/index.ts';
import type { PageRequest } from './page.ts';

/** Totals of the finished projects. */
export interface ProofData {
  readonly projects: number;
  /** Square metres of displays; 0 if no project has an area. */
  readonly area: number;
  readonly sectors: number;
  readonly cities: number;
}

const distinct = (words: readonly { readonly text: string }[]): number =>
  new Set(words.map(({ text }) => text.trim()).filter((text) => text !== '')).size;

/** Computes the totals of the projects that visitors can see. */
export async function readProof({ reader, attempt }: Pick<PageRequest, 'reader' | 'attempt'>): Promise<ProofData> {
  const all = await attempt('Failed to fetch the projects', () =>
    reader.facets(singleProjects, ['sector', 'city', 'area']),
  );
  return {
    projects: all.length,
    area: all.reduce((sum, { area }) => sum + (area ?? 0), 0),
    sectors: distinct(all.map(({ sector }) => sector)),
    cities: distinct(all.map(({ city }) => city)),
  };
}
