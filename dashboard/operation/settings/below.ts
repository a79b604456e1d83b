import type { ComponentType } from 'react';
import type { CollectionScreen } from '../../../content/model/collection.ts';
import { WebhookKeys } from './webhook-keys.tsx';

/** What is shown below the form of a settings group, by the name in its declaration. */
export const below: Readonly<Record<NonNullable<CollectionScreen['below']>, ComponentType>> = {
  'webhook-keys': WebhookKeys,
};
