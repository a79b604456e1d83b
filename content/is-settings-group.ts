import type { Collection } from './model/collection.ts';

/** The number of a settings group's only record. */
export const settingsId = 1;

/** A settings group holds one record alone, which is always there and always public. */
export const isSettingsGroup = ({ base }: Pick<Collection, 'base'>): boolean => base.startsWith('settings/');
