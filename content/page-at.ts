import { matchPath, requiredPart } from './match-path.ts';
import { formerRoutes, routes } from './routes.ts';

const patterns = Object.values(routes);
const withoutPlaces = [...patterns, ...Object.values(formerRoutes)].filter((pattern) => !pattern.includes('/:'));

/** True where a decoded path without a language is that of a page which needs no record, or of one that moved. */
export const isPageItself = (path: string): boolean =>
  withoutPlaces.some((pattern) => matchPath(pattern, path) !== null);

/** Every path under which a decoded path may be redirected, the narrowest first: of a record's page also the one without its name. */
export function pathsOf(path: string): readonly string[] {
  const pattern = patterns.find((each) => matchPath(each, path) !== null);
  return pattern === undefined ? [path] : [...new Set([path, requiredPart(pattern, path)])];
}
