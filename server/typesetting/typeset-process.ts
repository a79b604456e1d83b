// Runs in a child process, started by `typesetter.ts`, because the typesetting library is large and retains memory.
import { on } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { endWithServer } from '../processes/end-with-server.ts';

/** The available templates. */
export type TemplateName = 'quotation';

/** A document to typeset: its template, data and pictures. */
export interface TypesetTask {
  readonly template: TemplateName;
  /** JSON, which the template reads as `quotation.json`. */
  readonly data: string;
  /** Pictures by the names that the data uses. */
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
  /** The document's date, in seconds since 1970. It makes the output reproducible. */
  readonly writtenAt: number;
}

export type TypesetAnswer =
  | { readonly set: Buffer }
  /** The error, for the log. */
  | { readonly broken: string };

/** Templates and fonts are in the source tree; the bundle is at the same depth. */
const folder = new URL('../../server/typesetting/', import.meta.url);
const own = (name: string): Buffer => readFileSync(new URL(name, folder));

/** A virtual folder: every file of a document is passed in memory. */
const workspace = '/document';
const fonts = readdirSync(new URL('fonts/', folder)).filter((name) => name.endsWith('.ttf'));
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: fonts.toSorted().map((name) => own(`fonts/${name}`)) }],
});

async function answerTo({ template, data, files, writtenAt }: TypesetTask): Promise<TypesetAnswer> {
  try {
    compiler.addSource(`${workspace}/main.typ`, own(`${template}.typ`).toString());
    compiler.mapShadow(`${workspace}/quotation.json`, Buffer.from(data));
    for (const { name, content } of files) compiler.mapShadow(`${workspace}/${name}`, Buffer.from(content));
    return {
      set: compiler.pdf({ mainFilePath: `${workspace}/main.typ` }, { creationTimestamp: writtenAt }),
    };
  } catch (error) {
    return { broken: String(error) };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

await endWithServer();

for await (const [task] of on(process, 'message')) process.send?.(await answerTo(task));
