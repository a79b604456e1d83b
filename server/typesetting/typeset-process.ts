// A process of its own, started by `typesetter.ts`: the library that sets pages is large and keeps memory.
import { on } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { endWithServer } from '../processes/end-with-server.ts';

/** The documents that can be set. */
export type TemplateName = 'quotation';

/** A document to be set: its template, the words and figures that stand in it, and its pictures. */
export interface TypesetTask {
  readonly template: TemplateName;
  /** JSON, which the template reads as `quotation.json`. */
  readonly data: string;
  /** By the names under which the data names them. */
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
  /** When it was written, in seconds since 1970: the same document has the same bytes. */
  readonly writtenAt: number;
}

export type TypesetAnswer =
  | { readonly set: Buffer }
  /** Why it cannot be set, for the log. */
  | { readonly broken: string };

/** Templates and fonts lie in the sources; the bundle lies as deep as they do. */
const folder = new URL('../../server/typesetting/', import.meta.url);
const own = (name: string): Buffer => readFileSync(new URL(name, folder));

/** Nothing is read from the disk below it: every file of a document is handed over. */
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
