import { describe, expect, it } from 'vitest';
import type { Language } from '../../language/languages.ts';
import { number, table, text } from '../index.ts';
import { shapeOf } from './cell.tsx';
import { placeColumns } from './place-columns.ts';

const { rows } = shapeOf(table()).fields;
if (rows === undefined) throw new Error('No rows');
const parts = Object.entries(shapeOf(rows).fields).map(([name, field]) => ({ name, field }));

/** For example `name.en value.en`; `-` for a column without a target. */
function placesOf(pasted: string, language: Language = 'en', of = parts): string {
  const cells = pasted.split('\n').map((row) => row.split('\t'));
  const { places } = placeColumns(cells, of, { from: 0, language });
  return places.map((place) => (place === null ? '-' : [of[place.part]?.name, place.language].join('.'))).join(' ');
}

const english = 'name.en value.en unit.en';
const arabic = 'name.ar value.ar unit.ar';
const paired = 'name.en name.ar value.en value.ar unit.en unit.ar';

describe('pasted columns', () => {
  it.each<[string, Language, string]>([
    ['Pitch\t1.9\tmm\nWeight\t8\tkg', 'en', english],
    ['Viewing angle\t160\tdegrees', 'ar', english],
    ['المسافة\t١٫٩\tمم', 'ar', arabic],
    ['المسافة\t1.9\tmm', 'en', arabic],
    ['درجة الحماية\tIP65', 'ar', 'name.ar value.ar'],
    ['LED\t3', 'ar', 'name.ar value.ar'],
    ['LED\t3', 'en', 'name.en value.en'],
    ['1\t2\t3', 'ar', arabic],
    ['Pitch\t\tmm', 'en', english],
    // More columns than texts do not determine languages.
    ['Pitch\t1.9\tmm\t2024', 'en', `${english} -`],
    ['Pitch\t1.9\tmm\tseen today\tby us\tagain', 'en', `${english} - - -`],
    ['1\t2\t3\t4\t5\t6', 'en', `${english} - - -`],
    ['Pitch\t\t1.9\t\tmm', 'en', 'name.en - value.en - unit.en'],
    // Both languages next to each other, or one after the other.
    ['Pitch\tالمسافة\t1.9\t١٫٩\tmm\tمم', 'en', paired],
    ['Pitch\tالمسافة', 'ar', 'name.en name.ar'],
    ['المسافة\tPitch\t1.9\t1.9', 'en', 'name.ar name.en value.ar value.en'],
    ['Pitch\tالمسافة\t1.9\tmm', 'en', 'name.en name.ar value.en unit.en'],
    ['Pitch\tالمسافة\t1.9\tmm\tمم', 'en', 'name.en name.ar value.en unit.en unit.ar'],
    ['Pitch\t1.9\tmm\tالمسافة\t1.9\tمم', 'en', `${english} ${arabic}`],
    ['المسافة\t1.9\tمم\tPitch\t1.9\tmm', 'en', `${arabic} ${english}`],
  ])('%j, pasted in %s, belong to %s', (pasted, language, places) => {
    expect(placesOf(pasted, language)).toBe(places);
  });

  it.each([
    ['Name\tValue\tUnit\nPitch\t1.9\tmm', english],
    ['Unit\tName\tValue\nmm\tPitch\t1.9', 'unit.en name.en value.en'],
    ['الاسم\tالقيمة\tالوحدة\nالمسافة\t1.9\tmm', arabic],
    ['Name\tValue\tUnit\nالمسافة\t1.9\tمم', arabic],
    ['Name\tالاسم\tValue\tالقيمة\nPitch\tالمسافة\t1.9\t1.9', 'name.en name.ar value.en value.ar'],
    [
      'Name (Arabic)\tName (English)\tValue (Arabic)\tValue (English)\nLED\tLED\t1\t2',
      'name.ar name.en value.ar value.en',
    ],
    ['الاسم (بالإنجليزية)\tالقيمة (بالإنجليزية)\nLED\t1', 'name.en value.en'],
    ['English\tالعربية\nLED\tLED', 'name.en name.ar'],
    ['الاسم بالعربي\tالاسم بالإنجليزي\nLED\tLED', 'name.ar name.en'],
    ['name.en\tname.ar\tUnit\nPitch\tالمسافة\tmm', 'name.en name.ar unit.en'],
  ])('with their names in %j belong to %s, and the names are no row', (pasted, places) => {
    expect(placesOf(pasted)).toBe(places);
    const cells = pasted.split('\n').map((row) => row.split('\t'));
    expect(placeColumns(cells, parts, { from: 0, language: 'en' }).rows).toEqual(cells.slice(1));
  });

  it('with their names are placed by these, wherever they are pasted, and below a title', () => {
    const cells = [
      ['Data of P2.5', ''],
      ['Name', 'Value'],
      ['Pitch', '2.5'],
    ];
    expect(placeColumns(cells, parts, { from: 1, language: 'ar' })).toEqual({
      places: [
        { part: 0, language: 'en' },
        { part: 1, language: 'en' },
      ],
      rows: [cells[0], cells[2]],
    });
    expect(placeColumns([['Pitch', '2.5']], parts, { from: 1, language: 'ar' }).places).toEqual([
      { part: 1, language: 'en' },
      { part: 2, language: 'en' },
    ]);
  });

  it('of what both languages share take one place', () => {
    const sizes = [
      { name: 'name', field: text() },
      { name: 'size', field: number() },
    ];
    expect(placesOf('Width\tالعرض\t1200', 'en', sizes)).toBe('name.en name.ar size.');
    expect(placesOf('Width\t1200\twide', 'en', sizes)).toBe('name.en size. -');
  });
});
