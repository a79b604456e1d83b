// Imports go one way: ui, language ← fields ← content ← site, dashboard, server.
// Each rule says why it exists; the reason is printed beside the import that breaks it.
const ours = '^(ui|language|fields|content|calls|site|dashboard|server|demo|bench|tests)/';
const test = '\\.test\\.tsx?$';

/** The folders of the dashboard, in five groups, from the ground up; each may import those before it. */
const layers = [
  'app/shapes app/session app/actions app/faults app/records app/notices app/shortcuts app/palette app/shell',
  'content/publishing content/media content/pointing content/preview content/tables content/writing content/history content/dependents content/forms content/links content/cards content/lists content/library content/spreadsheets',
  'visitors/posts visitors/totals visitors/moderation visitors/days visitors/calendar visitors/emails visitors/quotations visitors/enquiries visitors/outbox',
  'screens/views screens/editor screens/content screens/gallery',
  'operation/account operation/backup operation/jobs operation/settings',
].flatMap((folders) => folders.split(' '));

/** The modules of the server from the ground up; each may import those before it. Above them `build-app.ts` opens all. */
const modules = [
  'addresses database refusals records/changes http rate-limits secrets jobs processes typesetting storage media mailbox bodies compatibility redirects description phones forms search records/index accounts',
  'discussion records/repository records/history records/reader records records/http library visits pages preview community links',
  'enquiries/rows quotations/rows quotations/pdf enquiries/mail-server enquiries/model enquiries/emails enquiries/receiving enquiries/replies enquiries/incoming enquiries/managing enquiries/newsletter enquiries/people quotations/answering quotations/managing today finder',
  'enquiries operations/content operations/spreadsheets operations/backup operations/metrics operations',
].flatMap((names) => names.split(' '));

/** The files of a module: all below its folder, or those beside the modules inside it. */
const filesOf = (module) =>
  modules.some((other) => other.startsWith(`${module}/`)) ? `${module}/[^/]+$` : `${module}/`;

/** @returns a rule that forbids imports from one part of the project to others; tests may reach further than the code. */
const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: test },
  to: typeof to === 'string' ? { path: to } : to,
});

module.exports = {
  forbidden: [
    forbid(
      'ui-knows-nothing-of-ours',
      '^ui/',
      { path: ours, pathNot: '^ui/' },
      'A component that knows nothing of content can be used, shown in the gallery and judged anywhere.',
    ),
    forbid(
      'language-knows-nothing-of-ours',
      '^language/',
      { path: ours, pathNot: '^language/' },
      'Words and number rules serve every part of the project, so they depend on none.',
    ),
    forbid(
      'fields-below-content',
      '^fields/',
      '^(content|calls|site|dashboard|server|demo)/',
      'A field kind works for any collection; it must not know which ones exist or who shows them.',
    ),
    forbid(
      'content-below-its-users',
      '^content/',
      '^(ui|calls|site|dashboard|server|demo)/',
      'Declarations are read by site, dashboard and server alike; an import back would tie one of them to the others.',
    ),
    forbid(
      'content-declares-only',
      '^content/',
      {
        path: [
          '^fields/.+\\.tsx$',
          '^fields/(?:ui|[^/]+/ui)\\.ts$',
          'node_modules/(react|react-dom|fastify|kysely|pg)/',
        ],
      },
      'What exists is declared without React, HTTP or SQL, so that it can be read in the browser, on the server and in tests.',
    ),
    forbid(
      'core-knows-no-legacy-clients',
      [
        '^(fields|site)/',
        '^content/(?!compatibility/)',
        '^dashboard/(?!app/records/record-calls\\.ts$)',
        '^server/(?!compatibility/|records/http/|description/|preview/|operations/)',
      ],
      '^(content|server)/compatibility/',
      'What the clients of the specification send and read is translated where calls are answered; beyond, records have fields only.',
    ),
    forbid(
      'calls-below-their-users',
      '^calls/',
      {
        path: [
          '^(ui|site|dashboard|server|demo)/',
          '^fields/.+\\.tsx$',
          '^fields/(?:ui|[^/]+/ui)\\.ts$',
          'node_modules/(react|react-dom|fastify|kysely|pg)/',
        ],
      },
      'What a call takes and answers is read by the server, the dashboard and the description alike.',
    ),
    forbid(
      'site-takes-no-schemas',
      '^site/',
      { path: '^calls/', dependencyTypesNot: ['type-only'] },
      'A page that checks answers would bring the schemas of all calls to every visitor.',
    ),
    forbid(
      'field-behaviour-is-pure',
      '^fields/(index|.+/field)\\.ts$',
      { path: ['\\.tsx$', '/ui\\.ts$', '^ui/', 'node_modules/(react|react-dom|fastify|kysely|pg)/'] },
      'The server validates and stores with field.ts; its form control stays behind the seam of ui.ts.',
    ),
    forbid(
      'content-and-fields-run-anywhere',
      '^(content/|calls/|fields/(index|.+/field)\\.ts$)',
      { dependencyTypes: ['core'] },
      'The same rules check a form while it is typed in the browser, where Node is absent.',
    ),
    forbid(
      'site-gets-a-reader',
      '^site/',
      '^(server|dashboard|demo)/',
      'A page receives a reader; the live preview shows the same page with another one, and no query can slip into a page.',
    ),
    forbid(
      'dashboard-is-a-client',
      '^dashboard/',
      '^(server|site|demo)/',
      'The dashboard speaks to the same calls as any other client; what it needs must be in a call.',
    ),
    forbid(
      'server-below-its-clients',
      '^server/',
      { path: '^(site|dashboard)/', dependencyTypesNot: ['type-only'] },
      'Pages reach the server as a built bundle (build/server), only their types as source; the code would need a bundler at run time.',
    ),
    forbid(
      'server-needs-no-browser-packages',
      '^server/',
      { path: ['^ui/', '\\.tsx$', 'node_modules/(react-router|react-aria-components|@tanstack)/'] },
      'Node strips types but does not compile TSX; components belong to the bundles.',
    ),
    forbid(
      'demo-is-data',
      '^demo/content/',
      '^(ui|site|dashboard|server)/',
      'Demo content is plain data in wire names, loaded through the same door as anything an administrator imports.',
    ),
    forbid(
      'nothing-imports-tests',
      '^(ui|language|fields|content|calls|site|dashboard|server|demo)/',
      '^tests/',
      'What runs in production must not depend on the means of testing it.',
    ),
    forbid(
      'no-circles',
      ours,
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Two modules that need each other are one module in two files, and load in an order nobody chose.',
    ),
    ...layers
      .slice(0, -1)
      .map((folder, at) =>
        forbid(
          'dashboard-folders-in-layers',
          `^dashboard/${folder}/`,
          `^dashboard/(${layers.slice(at + 1).join('|')})/`,
          'A folder can be read and changed without those that use it; folders in a circle are one that nobody can hold in mind.',
        ),
      ),
    forbid(
      'dashboard-folders-have-a-layer',
      `^dashboard/(?!(${layers.join('|')})/)[^/]+/[^/]+/`,
      {},
      'A folder whose place among the layers is not said could close a circle.',
    ),
    ...modules.map((module, at) =>
      forbid(
        'server-modules-in-layers',
        `^server/${filesOf(module)}`,
        `^server/(${[...modules.slice(at + 1).map(filesOf), '(build-app|main|register-calls|serve-calls)\\.ts$'].join('|')})`,
        'A module can be read, changed and replaced without those that use it; two that need each other are one module.',
      ),
    ),
    forbid(
      'server-modules-have-a-layer',
      `^server/(?!(${modules.map(filesOf).join('|')})).+/`,
      {},
      'A module whose place among the layers is not said could close a circle.',
    ),
    forbid(
      'server-ground-floor',
      '^server/(config|make-private|log-context|logger|mailbox-address|program-beside)\\.ts$',
      '^server/.+/',
      'What every module may import cannot need one of them.',
    ),
    forbid(
      'decoders-in-a-process-of-their-own',
      '^server/(?!media/picture-process\\.ts$)',
      { path: '^server/media/kinds/decode-picture\\.ts$', dependencyTypesNot: ['type-only'] },
      'What decodes pictures is large and reads what strangers made; a picture that breaks it must not break the server.',
    ),
    forbid(
      'sharp-where-pictures-are-decoded',
      '^(server|site|calls|content|fields|language)/(?!media/kinds/decode-picture\\.ts$)',
      'node_modules/sharp/',
      'It is loaded in the processes that make pictures, and nowhere else.',
    ),
    forbid(
      'numbering-plans-on-the-server',
      '^(?!server/phones/)',
      'node_modules/libphonenumber-js/',
      'The numbering plans of all countries are larger than a page; the server says how a number is read and shown.',
    ),
    forbid(
      'no-unresolved-imports',
      ours,
      // The types of a client are made of the description while its test runs, and checked there.
      { couldNotResolve: true, pathNot: 'build/client/paths\\.ts$' },
      'An import that leads nowhere fails when the server starts, not when it is written.',
    ),
    forbid(
      'no-development-packages-at-run-time',
      '^(server|content|calls|language)/|^fields/(index|.+/field)\\.ts$',
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], dynamic: false },
      'A production installation has the dependencies only.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main'],
    },
  },
};
