import { documentInMemory } from '../../server/bodies/sent-document.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { importContent } from '../../server/operations/content/import-content.ts';
import { sampleDocument } from './sample-document.ts';

/** A test starts this process, which imports banners, and kills it during the import. */
const [dataDir = '', databaseUrl = '', count = ''] = process.argv.slice(2);
const log = { info() {}, warn() {}, error() {} };
const database = await connectDatabase({ dataDir, log, ...(databaseUrl !== '' && { databaseUrl }) });
const media = { findByNames: async () => new Map() };
const document = documentInMemory(sampleDocument('herobanner', Number(count)));
await importContent({ database, media, log }, document, { actor: { name: 'editor' }, isTrial: false });
await database.close();
