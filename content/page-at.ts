import { matchPath, requiredPart } from './match-path.ts';
import { formerRoutes, routes } from './routes.ts';

const patterns = Object.values(routes);
const withoutParams = [...patterns, ...Object.values(formerRoutes)].filter((pattern) => !pattern.includes('/:'));

/** True for the decoded path, without a language, of a page that needs no record, or of one that moved. */
export const isPageItself = (path: string): boolean =>
  withoutParams.some((pattern) => matchPath(pattern, path) !== null);

/**
 * All paths under which a redirect for a decoded path may be stored, the most specific first. For a record's page this
 * includes the path without its name.
 */
export function pathsOf(path: string): readonly string[] {
  const pattern = patterns.find((each) => matchPath(each, path) !== null);
  return pattern === undefined ? [path] : [...new Set([path, requiredPart(pattern, path)])];
}
