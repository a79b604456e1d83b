import { type ComponentType, createContext, use } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import type { EditTarget } from '../../../content/edit-target.ts';

/** A record of a page that is not the one whose form stands beside it. */
export interface OtherRecord {
  readonly collection: Collection;
  /** `null` for a new one. */
  readonly id: number | null;
  /** The record it belongs to; `undefined` where the page does not say. */
  readonly parentId: number | null | undefined;
  /** What is opened in its form. */
  readonly place: EditTarget | null;
}

export type OtherRecordWindow = ComponentType<{ readonly other: OtherRecord; readonly onClose: () => void }>;

const OtherRecordContext = createContext<OtherRecordWindow | null>(null);

/** Says in which window other records are opened that are pointed at below. */
export const OtherRecordProvider = OtherRecordContext.Provider;

/** The window for other records; `null` where none is known, and their own screens are opened. */
export const useOtherRecord = (): OtherRecordWindow | null => use(OtherRecordContext);
