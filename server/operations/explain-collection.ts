import { callsOf } from '../../calls/records.ts';
import { childrenOf } from '../../content/collections/index.ts';
import { fieldLabel } from '../../content/field-labels.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { routes } from '../../content/routes.ts';
import { isRequired, apiNameOf } from '../../fields/field.ts';

const inColumns = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const toLine = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `  ${toLine(row)}`.trimEnd()).join('\n');
};

const explainFields = (collection: Collection): string =>
  inColumns([
    ['name', 'on the wire', 'kind', 'languages', 'stored when empty', 'called'],
    ...Object.entries(collection.fields).map(([name, field]) => [
      `${name}${isRequired(field, true) ? ' *' : ''}`,
      apiNameOf(name, field),
      field.kind,
      field.translated ? 'en, ar' : 'shared',
      JSON.stringify(field.empty),
      fieldLabel(name, field)?.en ?? '',
    ]),
  ]);

const explainCalls = (collection: Collection): string =>
  inColumns(
    Object.values(callsOf(collection))
      .filter((call) => call !== null)
      .map(({ method, path, body, statuses, access }) => [
        method,
        `/api/{en|ar}${path}`,
        body?.is === 'fields' ? legacyApiOf(collection).body : (body?.is ?? ''),
        statuses.join(' or '),
        access,
      ]),
  );

/** The page of the records, and how it is found. */
function explainPage({ page, parent }: Collection): string {
  if (page === undefined) return 'none';
  const { at, query = {}, ownAddress, found, country } = page;
  return [
    `${routes[at]} (${at})`,
    ...(routes[at].includes(':id') && parent ? [`:id is the id of its ${parent.base}`] : []),
    ...Object.entries(query).map(([name, whose]) => `?${name}= names the ${whose}`),
    ...(ownAddress ? [`an address in "${ownAddress}" comes first`] : []),
    ...(found ? [`found as ${found.as}, with the picture in "${found.picture}"`] : []),
    ...(country ? [`seen in ${country}`] : []),
  ].join('; ');
}

function explainRules(collection: Collection): string {
  const { parent, limit } = collection;
  const { envelope, accepts, aliases, ignored, parentZero, postUpdates } = legacyApiOf(collection);
  const names = (map: Readonly<Record<string, string>>) =>
    Object.entries(map)
      .map(([name, apiName]) => `${name} = ${apiName}`)
      .join(', ');
  const rules = [
    parent ? `belongs to ${parent.base} (category_id), goes and comes back with it` : 'has no parent',
    ...(parentZero ? ['answers category_id 0 and takes nothing else'] : []),
    ...(collection.isOnlyOfParent ? ['one record a parent, addressed by the parent; writing makes it'] : []),
    ...(postUpdates ? ['POST with an id changes that record'] : []),
    ...(envelope === 'array' ? [] : [`lists are answered under "${envelope}"`]),
    ...(limit ? [`at most ${limit.max} records a parent`] : []),
    ...(Object.keys(accepts).length > 0 ? [`bodies may also say: ${names(accepts)}`] : []),
    ...(Object.keys(aliases).length > 0 ? [`answers repeat: ${names(aliases)}`] : []),
    ...(ignored.length > 0 ? [`ignored in bodies: ${ignored.join(', ')}`] : []),
    ...childrenOf(collection).map((child) => `has ${child.base} below it`),
  ];
  return rules.map((rule) => `  ${rule}`).join('\n');
}

/** Everything derived from a declaration, as text for a terminal. */
export function explainCollection(collection: Collection): string {
  const { screen, section, shows } = collection.placement;
  const { view, area } = collection.screen;
  return [
    `${collection.base}: ${collection.label.en} · ${collection.label.ar}`,
    `\nFields (* required, in at least one language)\n${explainFields(collection)}`,
    `\nRules\n${explainRules(collection)}`,
    `\nCalls\n${explainCalls(collection)}`,
    `\nDashboard: /dashboard/${screen}${section ? `, section "${section.en}"` : ''}, as ${view}, in ${area ?? 'no area'}`,
    `Shown: ${shows.en}`,
    `Page: ${explainPage(collection)}`,
    `History: called by its ${collection.title}; every change can be taken back\n`,
  ].join('\n');
}
