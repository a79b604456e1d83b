import { readFile, writeFile } from 'node:fs/promises';

/** Replaces the text between `<!-- name -->` and `<!-- /name -->` in a file. @throws Error if it has no such marks */
export async function writeBetween(file: string, name: string, text: string): Promise<void> {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const whole = await readFile(file, 'utf8');
  const [from, to] = [whole.indexOf(opening), whole.indexOf(closing)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for ${name}`);
  await writeFile(file, `${whole.slice(0, from)}${opening}\n\n${text.trim()}\n\n${whole.slice(to)}`);
}
