/** Milliseconds in which only what the first screen shows is fetched. */
export const firstScreenTime = 2500;
