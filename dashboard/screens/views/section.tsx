import type { SectionProps } from './item-section.tsx';
import { views } from './views.ts';

/** The records of a collection in its section, with the view that it declares. */
export function Section(props: SectionProps) {
  const View = views[props.collection.screen.view];
  return <View {...props} />;
}
