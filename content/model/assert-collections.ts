import { type Field, richName, apiNameOf } from '../../fields/field.ts';
import { fieldLabel } from '../field-labels.ts';
import { checkPage } from './check-page.ts';
import type { Collection } from './collection.ts';
import { controlNames } from './control-names.ts';
import type { VisitorCollection } from './visitor-collection.ts';

/** Names with a special meaning in calls, which no field may have. */
const reserved: ReadonlySet<string> = new Set([...controlNames, 'remove', 'languages']);

const fail = (place: string, reason: string): never => {
  throw new Error(`Wrong declaration of ${place}: ${reason}`);
};

function assertField(place: string, name: string, field: Field, apiNames: Set<string>): void {
  const apiName = apiNameOf(name, field);
  if (reserved.has(apiName)) fail(place, `"${apiName}" is reserved`);
  if (!/^[a-z][A-Za-z0-9_]*$/.test(apiName)) fail(place, `"${apiName}" is no name for a part of a form`);
  if (apiNames.has(apiName)) fail(place, `another field has the API name "${apiName}"`);
  if (fieldLabel(name, field) === undefined) fail(place, 'it has no label');
  if (field.rich !== undefined) apiNames.add(richName(apiName));
  if ('item' in field && Object.values(field.item ?? {}).some(({ rich }) => rich !== undefined))
    fail(place, 'a formatted text cannot stand in a list');
  apiNames.add(apiName);
}

function assertFields(collection: Collection): void {
  const apiNames = new Set<string>();
  for (const [name, field] of Object.entries(collection.fields))
    assertField(`${collection.base}.${name}`, name, field, apiNames);
  for (const followed of Object.entries(collection.follows).flat()) {
    if (collection.fields[followed]?.lines !== 'one') fail(`${collection.base}.${followed}`, 'only texts follow texts');
  }
  const title = collection.fields[collection.title];
  if (title === undefined)
    fail(`${collection.base}.${collection.title}`, 'a record is called by it, but it is no field');
}

/** A screen must show each field of a form exactly once. Options for sections are allowed only in sections. */
function assertScreen({ base, fields, parent, placement, screen }: Collection): void {
  const grouped = screen.groups.flatMap((group) => group.fields);
  for (const name of grouped) {
    if (fields[name] === undefined) fail(`${base}.${name}`, 'a group of the form names it, but it is no field');
    if (grouped.indexOf(name) !== grouped.lastIndexOf(name)) fail(`${base}.${name}`, 'it is in two groups of the form');
  }
  const left = Object.keys(fields).find((name) => grouped.length > 0 && !grouped.includes(name));
  if (left !== undefined) fail(`${base}.${left}`, 'it is in no group of the form');
  if (screen.view !== 'cards' && placement.section === undefined)
    fail(base, `only a section can be shown as "${screen.view}"`);
  if (placement.screen.includes(':id') && parent === undefined) fail(base, 'its screen is that of a parent it has not');
}

/** Throws if a declaration is wrong, and names `collection.field`. */
export function assertCollections(
  collections: readonly Collection[],
  visitors: readonly VisitorCollection[] = [],
): void {
  const slugs = new Set<string>();
  const found = new Set<string>();
  const references = new Set(collections.map((collection) => collection.base));
  for (const { base } of [...collections, ...visitors]) {
    if (slugs.has(base)) fail(base, 'another collection has this slug');
    slugs.add(base);
  }
  for (const collection of collections) {
    if (!/^[a-z_/-]+$/.test(collection.base)) fail(collection.base, 'a slug is lower-case letters');
    for (const [place, reason] of checkPage(collection)) fail(place, reason);
    const kind = collection.page?.found?.as;
    if (kind !== undefined && found.has(kind)) fail(collection.base, `another collection is found as "${kind}"`);
    if (kind !== undefined) found.add(kind);
    if (collection.parent && !references.has(collection.parent.base))
      fail(collection.base, 'its parent is not in the list');
    if (collection.isOnlyOfParent && !collection.parent)
      fail(collection.base, 'it is addressed by a parent it has not');
    const { templates } = collection.screen;
    if (templates !== undefined && !references.has(templates))
      fail(collection.base, `its templates are "${templates}", which is no collection`);
    assertFields(collection);
    assertScreen(collection);
    for (const [name, field] of Object.entries(collection.fields)) {
      const to = 'to' in field.options ? field.options.to : undefined;
      if (typeof to === 'string' && !references.has(to))
        fail(`${collection.base}.${name}`, `it refers to "${to}", which is no collection`);
    }
  }
  const screens = new Set(collections.map(({ placement }) => placement.screen));
  for (const visitor of visitors) {
    if (visitor.screen !== undefined && !screens.has(visitor.placement.screen))
      fail(visitor.base, 'its screen shows no collection');
    const apiNames = new Set<string>();
    for (const [name, field] of Object.entries(visitor.fields))
      assertField(`${visitor.base}.${name}`, name, field, apiNames);
  }
}
