import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatQuotation } from '../../../content/derive/format-quotation.ts';
import { missingCharacter } from '../../../content/quotations/unprintable.ts';
import { languages } from '../../../language/languages.ts';
import { charactersOf } from '../../../site/typeface/characters-of.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { sampleQuotation } from '../../../tests/support/sample-quotation.ts';
import { createTypesetter } from '../../typesetting/typesetter.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());
afterEach(() => vi.unstubAllEnvs());

type Language = (typeof languages)[number];

const withNote = (language: Language, note: string) => {
  const snapshot = sampleQuotation(language, 1);
  return { ...snapshot, content: { ...snapshot.content, note } };
};

const fonts = new URL('../../typesetting/fonts/', import.meta.url);

/** Separates the characters by spaces, in paragraphs of a hundred. */
function inParagraphs(characters: readonly string[]): string {
  const paragraphs: string[] = [];
  for (let from = 0; from < characters.length; from += 100)
    paragraphs.push(characters.slice(from, from + 100).join(' '));
  return paragraphs.join('\n');
}

describe('characters of a quotation on paper', () => {
  it.each(languages)('have a glyph, each that is printable, also with marks (%s) [ADM-GEN-77]', async (language) => {
    const points = (await readdir(fonts)).flatMap((name) => [...charactersOf(readFileSync(new URL(name, fonts)))]);
    const characters = [...new Set(points)].map((point) => {
      const character = String.fromCodePoint(point);
      if (!/\p{M}/u.test(character)) return character;
      return `${/\p{Script_Extensions=Arabic}/u.test(character) ? 'ب' : 'a'}${character}`;
    });
    expect(characters.length).toBeGreaterThan(6000);
    const { missingGlyphs } = await readPdf(
      await calls.services.quotationPdfs.pdf(withNote(language, inParagraphs(characters))),
    );
    expect(missingGlyphs).toBe(0);
  });

  it.each(languages)('are read back, the currency signs too (%s) [ADM-GEN-77]', async (language) => {
    const written = ['\u20c1', '\u20c3', '☎', '✓', '→', '≤', '₿', '①', 'Привет', 'Ελλάδα', 'Łódź', '⌀'];
    const { pages, missingGlyphs } = await readPdf(
      await calls.services.quotationPdfs.pdf(withNote(language, `${written.join(' ')} ﷼`)),
    );
    const text = pages.flat().join(' ');
    expect(written.filter((each) => !text.includes(each))).toEqual([]);
    // The extracted text can spell out the rial sign.
    expect(text).toMatch(/﷼|ریال|ريال/);
    expect(missingGlyphs).toBe(0);
  });

  it.each(languages)('that no typeface has are a sign, never nothing (%s) [ADM-GEN-78]', async (language) => {
    const note = 'To 王伟 👍🏽 and שלום';
    const { pages, missingGlyphs } = await readPdf(await calls.services.quotationPdfs.pdf(withNote(language, note)));
    expect(pages.flat().join(' ').split(missingCharacter).length - 1).toBe(7);
    expect(missingGlyphs).toBe(0);
  });
});

describe('a quotation on paper', () => {
  const { resolve } = createRequire(import.meta.url);
  const task = (language: Language) => {
    const formatted = formatQuotation(withNote(language, 'नमस्ते 王伟 ٹیلی ﷼ Привет'));
    const own = { accent: '#ff9a52', logo: null, short: [], running: formatted.title, pageWord: '', ofWord: '/' };
    const items = formatted.items.map((item) => ({ ...item, picture: null }));
    return {
      template: 'quotation',
      data: JSON.stringify({ ...formatted, ...own, items }),
      files: [],
      writtenAt: 0,
    } as const;
  };
  const typesetAtHome = async (home: string, language: Language) => {
    vi.stubEnv('HOME', home);
    const typesetter = createTypesetter();
    const pdf = await typesetter.typeset(task(language));
    await typesetter.close();
    return pdf;
  };

  it.each(languages)('does not depend on installed fonts (%s) [ADM-GEN-79]', async (language) => {
    const bare = await mkdtemp(join(tmpdir(), 'no-fonts-'));
    const full = await mkdtemp(join(tmpdir(), 'fonts-'));
    try {
      await mkdir(join(full, '.fonts'));
      const more = ['400Regular/NotoSans_400Regular', '900Black/NotoSans_900Black', '700Bold/NotoSans_700Bold'];
      for (const [place, name] of more.entries())
        await writeFile(
          join(full, `.fonts/${place}.ttf`),
          readFileSync(resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)),
        );
      const pdf = await typesetAtHome(bare, language);
      expect((await typesetAtHome(full, language)).equals(pdf)).toBe(true);
      const families = [...pdf.toString('latin1').matchAll(/\/FontName \/\w+\+([\w]+)/g)].map(([, name]) => name);
      expect(families.length).toBeGreaterThan(2);
      expect(families.filter((name) => !/^(ReadexPro|NotoSans|PaperCurrency)/.test(name ?? ''))).toEqual([]);
    } finally {
      await Promise.all([bare, full].map((folder) => rm(folder, { recursive: true })));
    }
  });
});
