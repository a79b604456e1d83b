import type { Collection } from './model/collection.ts';

/** A settings group holds one record alone, which is always there and always public. */
export const isSettingsGroup = ({ base }: Pick<Collection, 'base'>): boolean => base.startsWith('settings/');
