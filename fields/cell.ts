import { type ComponentType, createContext, use } from 'react';
import type { DashboardWords } from '../language/dashboard-words.ts';
import type { Language } from '../language/languages.ts';
import type { Field } from './field.ts';

export interface CellProps {
  readonly field: Field;
  readonly value: unknown;
}

/** Where a card shows a field: as its picture, as its heading's neighbour, or not at all. */
export type CardPlace = 'picture' | 'line' | 'hidden';

/** How a value is shown where it is not edited. */
export interface CellControl {
  readonly Cell: ComponentType<CellProps>;
  /** Shows all of a value, in every language, where two of them are compared; the cell where it already does. */
  readonly Whole?: ComponentType<CellProps>;
  readonly place: CardPlace;
  /** Whether a card names the field beside its value, since the value alone would not tell what it is. */
  readonly isNamed?: boolean;
}

/** A record that a field may refer to, or a page that a link may lead to. */
export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

/** What cells need from the program around them. */
export interface CellServices {
  readonly language: Language;
  readonly say: DashboardWords;
  /** How a field of any kind is shown, for kinds that hold others. */
  readonly cellOf: (field: Field) => CellControl;
  readonly labelOf: (name: string, field: Field) => string;
  /** The records of a collection, by title. */
  readonly readRecordOptions: (base: string) => Promise<readonly Option<number>[]>;
}

const ServicesContext = createContext<CellServices | null>(null);

export const CellServicesProvider = ServicesContext.Provider;

export function useCellServices(): CellServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no CellServicesProvider above');
  return services;
}
