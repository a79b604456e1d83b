/** The fields of a project request that continue fields of a quote request, by their API names. */
const continued = {
  fullName: 'name',
  phone: 'phone',
  email: 'email',
  location: 'city',
  projectName: 'what',
  description: 'message',
  specs: 'wallSize',
};

const keyOf = (token: string): string => `request:${token}`;

/**
 * Keeps what was sent for the form behind its link, in this tab only: the link itself shows nothing of it to others who
 * have it. Does nothing in a browser that forbids storage.
 */
export function rememberRequest(token: string, sent: FormData): void {
  const values = Object.entries(continued).map(([name, from]) => [name, sent.get(from)]);
  try {
    sessionStorage.setItem(keyOf(token), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // The visitor types it again.
  }
}

/** What was kept for a link, by the API names of a project request. */
export function recallRequest(token: string): readonly (readonly [name: string, value: string])[] {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(keyOf(token)) ?? '{}');
    if (typeof values !== 'object' || values === null) return [];
    return Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
  } catch {
    return [];
  }
}
