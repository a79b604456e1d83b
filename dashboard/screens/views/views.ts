import type { ComponentType } from 'react';
import type { SectionView } from '../../../content/model/collection.ts';
import type { VisitorCollection, VisitorView } from '../../../content/model/visitor-collection.ts';
import { DiscussedSection } from './discussed-section.tsx';
import { FreePosts } from './free-posts.tsx';
import { ItemSection, type SectionProps } from './item-section.tsx';
import { SingleSection } from './single-section.tsx';
import { TabsSection } from './tabs-section.tsx';

/** The components that show sections, by the name in declarations. */
export const views: Readonly<Record<SectionView, ComponentType<SectionProps>>> = {
  cards: ItemSection,
  discussed: DiscussedSection,
  single: SingleSection,
  tabs: TabsSection,
};

/** The components that show what visitors wrote, by the name in declarations. */
export const visitorViews: Readonly<Record<VisitorView, ComponentType<{ readonly collection: VisitorCollection }>>> = {
  posts: FreePosts,
};
