import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { findCollection } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { TableToolsProps } from '../../../fields/input.ts';
import { useGridTranslations } from '../../../fields/list/grid/use-grid-translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useRecords } from '../../app/records/use-records.ts';
import { titleOf } from '../../app/records/api-record.ts';
import { RowsOfAnother } from './rows-of-another.tsx';
import { SaveTemplate } from './save-template.tsx';
import { type TableSource, useTableSource } from './table-source.ts';

interface ToolsProps extends TableToolsProps {
  readonly source: TableSource;
  /** The collection of the templates. */
  readonly templateCollection: Collection;
}

function Tools({ path, rows, onTake, source, templateCollection }: ToolsProps) {
  const words = useGridTranslations(currentLanguage());
  const templates = useRecords(templateCollection, null).data ?? [];
  const [opened, setOpened] = useState<'menu' | 'another' | 'save' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { categoryId } = source;
  const close = () => setOpened(null);
  const apiName = path.slice(path.lastIndexOf('.') + 1);
  const ofCategory = templates.filter(({ category }) => categoryId !== null && category === categoryId);
  const others = templates.filter((template) => !ofCategory.includes(template));
  return (
    <>
      {rows === null && ofCategory.length > 0 && (
        <p className="note flex flex-wrap items-center gap-2">
          {words('templateOffer')}
          {ofCategory.map((template) => (
            <Button key={template.id} onPress={() => onTake(template[apiName], false)}>
              <bdi>{titleOf(templateCollection, template)}</bdi>
            </Button>
          ))}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => setOpened('another')}>
          {words('rowsOfAnother')}
        </Button>
        {(templates.length > 0 || rows !== null) && (
          <Button size="small" ref={button} aria-haspopup="menu" onPress={() => setOpened('menu')}>
            {words('rowTemplates')}
          </Button>
        )}
        {templates.length > 0 && (
          <Link to={`/${templateCollection.placement.screen}`} className="link self-center text-sm">
            {words('templateManage')}
          </Link>
        )}
      </p>
      {opened === 'menu' && (
        <Menu
          trigger={button}
          label={words('rowTemplates')}
          onClose={close}
          items={[
            ...[...ofCategory, ...others].map((template) => ({
              key: String(template.id),
              label: words('templateUse', { name: titleOf(templateCollection, template) }),
              onAction: () => onTake(template[apiName], rows !== null),
            })),
            ...(rows === null
              ? []
              : [{ key: 'save', label: words('templateSave'), onAction: () => setOpened('save') }]),
          ]}
        />
      )}
      {opened === 'another' && (
        <RowsOfAnother source={source} apiName={apiName} isEmpty={rows === null} onTake={onTake} onClose={close} />
      )}
      {opened === 'save' && (
        <SaveTemplate
          collection={templateCollection}
          apiName={apiName}
          rows={rows}
          categoryId={categoryId}
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * Fills a table with the rows of another record or of a template, and saves its rows as a template; for tables that
 * have templates.
 */
export function TableTools(props: TableToolsProps) {
  const source = useTableSource();
  const templateCollection = findCollection(source?.collection.screen.templates ?? '');
  return source === null || templateCollection === undefined ? null : (
    <Tools {...props} source={source} templateCollection={templateCollection} />
  );
}
