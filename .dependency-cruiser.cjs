/** The folders of src/engine, from the ground up: each may import those before it, and nothing after it. */
const layers = [
  'text',
  'files',
  'diagnostics',
  'json',
  'rich-text',
  'pictures',
  'schemas',
  'content',
  'check',
  'documents',
  'build',
  'generate',
  'new-page',
  'moves',
  'vite',
  'cli',
];

const toPath = (name) => `^src/engine/${name}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `only-downwards-from-${layer}`,
      comment: `src/engine/${layer} imports no folder after it: see docs/architecture.md.`,
      severity: 'error',
      from: { path: toPath(layer) },
      to: { path: layers.slice(index + 1).map(toPath) },
    })),
    {
      name: 'known-folder',
      comment: 'A new folder of src/engine needs its place in the order: .dependency-cruiser.cjs.',
      severity: 'error',
      from: {},
      to: { path: '^src/engine/', pathNot: layers.map(toPath) },
    },
    {
      name: 'rules-do-not-know-each-other',
      comment: 'What a rule shares, with other rules or with commands, is in src/engine/check/rules/shared/.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/engine/check/rules/index\\.ts$' },
      to: { path: '^src/engine/check/rules/[^/]+\\.ts$', pathNot: '^src/engine/check/rules/index\\.ts$' },
    },
    {
      name: 'nothing-needs-the-studio',
      comment: 'A site is the same without src/studio: the development server and its page import it on use.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/studio/|^src/engine/vite/studio-door\\.ts$',
      },
      to: { path: '^src/studio/' },
    },
    {
      name: 'the-studio-server-has-no-client',
      comment: 'src/studio/server imports the engine, and no code for the browser.',
      severity: 'error',
      from: { path: '^src/studio/server/' },
      to: { path: '^src/studio/(?:client|frame)/' },
    },
    {
      name: 'hosts-read-a-built-folder',
      comment:
        'src/hosts reads the files of a built site, so it imports src/shared and nothing else of the project.',
      severity: 'error',
      from: { path: '^src/hosts/' },
      to: { path: '^src/', pathNot: '^src/(?:hosts|shared)/' },
    },
  ],
  options: {
    // The TypeScript package has no interface for programs any more.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
