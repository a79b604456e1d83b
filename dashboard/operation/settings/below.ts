import type { ComponentType } from 'react';
import type { CollectionScreen } from '../../../content/model/collection.ts';
import { WebhookKeys } from './webhook-keys.tsx';

/** What can follow the form of a settings group, by the name that declarations give. */
export const below: Readonly<Record<NonNullable<CollectionScreen['below']>, ComponentType>> = {
  'webhook-keys': WebhookKeys,
};
