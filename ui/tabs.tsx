import type { ReactNode, Ref } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Boundary } from './boundary.tsx';
import { KeepMounted } from './keep-mounted.tsx';
import './tabs.css';

interface TabsProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly content: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
}

/** Tabs with panels. */
export function Tabs({ ref, label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs {...(ref && { ref })} selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <Tab key={tab.key} id={tab.key} className="tab">
            <bdi className="truncate">{tab.label}</bdi>
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ key, content }) => (
        <KeepMounted key={key} isShown={key === selected}>
          <TabPanel id={key} shouldForceMount className={key === selected ? 'grid gap-4 pt-5' : 'hidden'}>
            <Boundary>{content}</Boundary>
          </TabPanel>
        </KeepMounted>
      ))}
    </AriaTabs>
  );
}
