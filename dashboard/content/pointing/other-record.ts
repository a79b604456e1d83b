import { type ComponentType, createContext, use } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import type { EditTarget } from '../../../content/edit-target.ts';

/** A record on a page that is not the record of the form beside it. */
export interface OtherRecord {
  readonly collection: Collection;
  /** `null` for a new one. */
  readonly id: number | null;
  /** The parent of the record; `undefined` if the page does not contain it. */
  readonly parentId: number | null | undefined;
  /** The field to open in its form. */
  readonly editTarget: EditTarget | null;
}

export type OtherRecordWindow = ComponentType<{ readonly other: OtherRecord; readonly onClose: () => void }>;

const OtherRecordContext = createContext<OtherRecordWindow | null>(null);

/** Provides the window in which other records of the page are opened. */
export const OtherRecordProvider = OtherRecordContext.Provider;

/** The window for other records; `null` if there is none, and their own screens are opened instead. */
export const useOtherRecord = (): OtherRecordWindow | null => use(OtherRecordContext);
