import { copyFile, link, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The initial contents of the journeys' sites. */
export const siteContents = ['demo', 'empty'] as const;
export type SiteContent = (typeof siteContents)[number];

/** The data of a site that was started once and ended. A start with a copy is ten times as fast as a first start. */
export interface SiteTemplate {
  readonly dataDir: string;
  /** Session token of the administrator. */
  readonly session: string;
}

const databaseOf = (dataDir: string): string => join(dataDir, 'content.db');
const uploadsOf = (dataDir: string): string => join(dataDir, 'uploads');

/** Links uploads instead of copying them, because they never change. */
async function linkUploads(from: string, to: string): Promise<void> {
  await mkdir(uploadsOf(to), { recursive: true });
  const present = new Set(await readdir(uploadsOf(to)));
  for (const name of await readdir(uploadsOf(from))) {
    if (!present.has(name)) await link(join(uploadsOf(from), name), join(uploadsOf(to), name));
  }
}

/** Fills an empty data folder. Image sizes remain in the template's folder, so that all copies share them. */
export async function copyTemplate({ dataDir: from }: SiteTemplate, to: string): Promise<void> {
  await copyFile(databaseOf(from), databaseOf(to));
  await linkUploads(from, to);
  await symlink(join(from, 'images'), join(to, 'images'));
}

/** Tables that are not reset: versions must only rise, and the running server has the key in memory. */
const backupTables = ['version', 'secret', 'migration'];

export interface ContentReset {
  /** Restores the content of a template. Costs nothing when nothing was written since the last reset. */
  reset(content: SiteContent): Promise<void>;
  close(): void;
}

/** Tables that triggers update when rows are replaced. */
const isMaintainedByTriggers = (name: string): boolean =>
  /^(?:search_enquiry|search_subscriber|search_media|figure_|tally$|enquiry_tally$|revision_count$|media_unused$)/.test(
    name,
  );

/**
 * Replaces the rows of a running site's database by those of a template, in one transaction outside its server. The
 * server notices the change as it notices writes of other processes.
 */
export function createContentReset(
  dataDir: string,
  templates: Readonly<Record<SiteContent, SiteTemplate>>,
): ContentReset {
  const database = new DatabaseSync(databaseOf(dataDir), { enableForeignKeyConstraints: false, timeout: 10_000 });
  database.exec('pragma synchronous = off');
  for (const content of siteContents) {
    database.prepare(`attach ? as ${content}`).run(databaseOf(templates[content].dataDir));
  }
  // The table of id counters is replaced last, because inserts raise the counters.
  const tables = database
    .prepare("select name from main.sqlite_master where type = 'table' order by name like 'sqlite%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !backupTables.includes(name) && !isMaintainedByTriggers(name));
  const statementsFor = (content: SiteContent) =>
    [
      'begin immediate',
      ...tables.flatMap((table) => [
        `delete from main.${table}`,
        `insert into main.${table} select * from ${content}.${table}`,
      ]),
      `insert into main.version (tag, value) values ('*', (select max(value) + 1 from main.version))
        on conflict (tag) do update set value = excluded.value`,
      'commit',
    ].join(';\n');
  const statements = { demo: statementsFor('demo'), empty: statementsFor('empty') };
  const askDataVersion = database.prepare('pragma main.data_version');
  const writtenByOthers = () => Number(askDataVersion.get()?.['data_version']);

  let seen: number | undefined;
  let present: SiteContent | undefined;
  return {
    async reset(content) {
      if (present === content && seen === writtenByOthers()) return;
      database.exec(statements[content]);
      if (content === 'demo') await linkUploads(templates.demo.dataDir, dataDir);
      present = content;
      seen = writtenByOthers();
    },
    close: () => database.close(),
  };
}
