import type { ComponentType } from 'react';
import { categoryHero, categoryProducts, communityPosts } from '../../content/collections/index.ts';
import { ItemSection, type SectionProps } from './item-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { PostSection } from './post-section.tsx';
import { ProductTabs } from './product-tabs.tsx';

/** Sections that truly differ from the generic one, by the base of their collection. */
const special: Readonly<Record<string, ComponentType<SectionProps>>> = {
  [categoryHero.base]: HeroSection,
  [categoryProducts.base]: ProductTabs,
  [communityPosts.base]: PostSection,
};

/** The records of a collection in its section. */
export function Section(props: SectionProps) {
  const Special = special[props.collection.base] ?? ItemSection;
  return <Special {...props} />;
}
