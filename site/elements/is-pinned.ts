/** True on a page whose address names its language. Its links keep that language. */
export const isPinned = (): boolean => document.documentElement.dataset['pinned'] !== undefined;
