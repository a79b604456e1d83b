import { createContext, use } from 'react';
import type { Collection } from '../../../content/model/collection.ts';

/** Whose form it is that holds a table. */
export interface TableSource {
  readonly collection: Collection;
  /** `null` for a new record. */
  readonly recordId: number | null;
  /** The category that is chosen in the form. */
  readonly categoryId: number | null;
}

const SourceContext = createContext<TableSource | null>(null);

export const TableSourceProvider = SourceContext.Provider;

/** Whose form it is; `null` outside of one. */
export const useTableSource = (): TableSource | null => use(SourceContext);
