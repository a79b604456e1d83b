import type { Collection } from './model/collection.ts';

/** The id of a settings group's only record. */
export const settingsId = 1;

/** A settings group has exactly one record, which always exists and is always public. */
export const isSettingsGroup = ({ base }: Pick<Collection, 'base'>): boolean => base.startsWith('settings/');
