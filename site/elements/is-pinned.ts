/** True on a page whose address names its language; its links keep it. */
export const isPinned = (): boolean => document.documentElement.dataset['pinned'] !== undefined;
