/** One instruction of a Containerfile, such as `RUN` with its text. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The instructions from one FROM to the next. */
export interface Stage {
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** Parses the stages of a Containerfile. Continued lines are joined, and comments are dropped. */
export function readContainerfile(text: string): readonly Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string | undefined; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1], instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

/** Parses the variables of `ENV`, which may refer to build arguments. */
export function readVariables(text: string, given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const pairs = text.match(/\w+=\S+/g) ?? [];
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value.replace(/\$(\w+)/, (_, argument: string) => given[argument] ?? '')];
    }),
  );
}

/** Converts a `.dockerignore` file to exclusions of `tar`. */
export const toExclusions = (ignored: string): readonly string[] =>
  ignored
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) =>
      line.startsWith('**/') ? ['--no-anchored', `--exclude=${line.slice(3)}`] : ['--anchored', `--exclude=./${line}`],
    )
    .flat();
