import { useSearchParams } from 'react-router';
import { headingOf } from '../../../content/derive/screens.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { Section } from '../views/section.tsx';
import { Accordion } from './accordion.tsx';

interface SectionsProps {
  readonly collections: readonly Collection[];
  readonly parentId: number | null;
}

/** The sections of a screen: a single one is open, several form an accordion. */
export function Sections({ collections, parentId }: SectionsProps) {
  const [first] = collections;
  const language = currentLanguage();
  const [params] = useSearchParams();
  const opened = collections.find(({ base }) => base === params.get('section'))?.base;
  if (first === undefined) return null;
  if (collections.length === 1) return <Section collection={first} parentId={parentId} />;
  return (
    <Accordion
      opened={opened}
      sections={collections.map((collection) => ({
        key: collection.base,
        title: headingOf(collection)[language],
        gist: collection.placement.shows[language],
        ...(collection.placement.number !== undefined && { number: collection.placement.number }),
      }))}
      renderSection={(key) => {
        const collection = collections.find(({ base }) => base === key);
        return collection === undefined ? null : <Section collection={collection} parentId={parentId} />;
      }}
    />
  );
}
