import type { ComponentType } from 'react';
import { ItemSection, type SectionProps } from '../screens/item-section.tsx';

/** Sections that truly differ from the generic one, by the base of their collection. */
const special: Readonly<Record<string, ComponentType<SectionProps>>> = {};

/** The records of a collection in its section. */
export function Section(props: SectionProps) {
  const Special = special[props.collection.base] ?? ItemSection;
  return <Special {...props} />;
}
