import { describe, expect, it } from 'vitest';
import { collections } from '../../content/collections/index.ts';
import { enquiries } from '../../content/enquiries/index.ts';
import { settings } from '../../content/settings.ts';
import type { Field, Fields } from '../../fields/field.ts';
import { itemFieldsOf } from '../../fields/list/fixture.ts';
import { parseHtml } from '../../fields/rich-text/parse-html.ts';
import { parseOwnPath } from '../../server/addresses/own-path.ts';
import { foreignAddresses } from './corpora/foreign-address.ts';
import { script } from './corpora/script.ts';

interface Named {
  readonly name: string;
  readonly field: Field;
}

const leavesOf = (fields: Fields, place: string): Named[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const inside = itemFieldsOf(field);
    return Object.keys(inside).length === 0
      ? [{ name: `${place}.${name}`, field }]
      : leavesOf(inside, `${place}.${name}`);
  });

const declared = [
  ...[...collections, ...settings].flatMap(({ base, fields }) => leavesOf(fields, base)),
  ...enquiries.flatMap(({ kind, fields }) => leavesOf(fields, kind)),
];
const leading = declared.filter(({ field }) => ['link', 'url', 'icon-name', 'email', 'phone'].includes(field.kind));

/** Returns what a field stores of a text; `null` when it refuses the text. */
function parsedOf({ name, field }: Named, text: string): string | null {
  let isTaken = true;
  const report = (): void => void (isTaken = false);
  const parsed = field.parse(text, field.empty, name, {
    language: 'en',
    findMedia: () => undefined,
    parseHtml,
    report,
  });
  return isTaken && typeof parsed === 'string' ? parsed : null;
}

/** Resolves an address as a browser on a page of the site does. */
const leadsTo = (address: string): URL | null => URL.parse(address, 'https://screens.example/en/about');

describe('an address that is written into a field', () => {
  it('is declared in many places', () => {
    expect(leading.length).toBeGreaterThan(40);
  });

  it.each([...script, ...foreignAddresses])(
    '%j leads to nothing that runs, and nowhere but where it says',
    (attack) => {
      const wrong = leading.filter((each) => {
        const parsed = parsedOf(each, attack);
        if (parsed === null || parsed === '') return false;
        const to = leadsTo(parsed);
        if (to === null || !['https:', 'http:'].includes(to.protocol)) return true;
        // An address of another site must start with its scheme; a path leads to this site.
        const leadsAway = to.hostname !== 'screens.example';
        return leadsAway && !/^https?:/i.test(parsed);
      });
      expect(wrong.map(({ name }) => name)).toEqual([]);
    },
  );
});

it.each(foreignAddresses)('%j is no own path, to which a form leads back or a redirect leads on', (attack) => {
  const own = parseOwnPath(attack);
  expect(own === null ? 'refused' : leadsTo(own.address)?.hostname).toMatch(/^(?:refused|screens\.example)$/);
});
