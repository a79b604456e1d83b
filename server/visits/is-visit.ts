import type { IncomingHttpHeaders } from 'node:http';

/** User agents of programs: crawlers, preview generators, and monitoring or testing tools. */
const program =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|externalhit|externalagent|scan|monitor|pingdom|uptime|archiv|embed|fetch|validator|whatsapp|telegram|skype|curl|python/i;

/** Cookies of a browser in which an administrator has logged in. */
const administrator = /(?:^|;\s*)(?:session|device)=[^;\s]/;

const remembered = new Map<string, boolean>();
/** Maximum number of cached user agents. A few hundred are in use, and invented ones must not fill the memory. */
const mostRemembered = 1000;
const longestRemembered = 400;

/** True for a user agent of a browser and not of a program. */
function isBrowser(agent: string): boolean {
  const known = remembered.get(agent);
  if (known !== undefined) return known;
  const found = agent.startsWith('Mozilla/') && !program.test(agent);
  if (agent.length > longestRemembered) return found;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(agent, found);
  return found;
}

/**
 * True if a person opens a page. A prefetched page does not count yet; when it is opened, its script requests the
 * headers of the page. Administrators and programs do not count.
 */
export function isVisit(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent = '', cookie } = headers;
  if (!isBrowser(agent) || (cookie !== undefined && administrator.test(cookie))) return false;
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  const into = headers['sec-fetch-dest'];
  if (method === 'HEAD') return into === 'empty' && headers['sec-fetch-site'] === 'same-origin';
  return purpose === undefined && (into === undefined || into === 'document');
}
