import type { ComponentType } from 'react';
import { categoryHero } from '../../content/collections/index.ts';
import { ItemSection, type SectionProps } from '../screens/item-section.tsx';
import { HeroSection } from './hero-section.tsx';

/** Sections that truly differ from the generic one, by the base of their collection. */
const special: Readonly<Record<string, ComponentType<SectionProps>>> = {
  [categoryHero.base]: HeroSection,
};

/** The records of a collection in its section. */
export function Section(props: SectionProps) {
  const Special = special[props.collection.base] ?? ItemSection;
  return <Special {...props} />;
}
