import { createContext, use } from 'react';
import type { Collection } from '../../../content/model/collection.ts';

/** The record whose form contains a table. */
export interface TableSource {
  readonly collection: Collection;
  /** `null` for a new record. */
  readonly recordId: number | null;
  /** The category chosen in the form. */
  readonly categoryId: number | null;
}

const SourceContext = createContext<TableSource | null>(null);

export const TableSourceProvider = SourceContext.Provider;

/** The record of the surrounding form; `null` outside a form. */
export const useTableSource = (): TableSource | null => use(SourceContext);
