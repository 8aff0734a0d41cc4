/** The walls between the rooms (DESIGN in docs/decisions). Each rule is proven by a planted import in tests/boundaries. */

const tests = '\\.test\\.tsx?$'
const rooms = '^(client|worker|platform|tools|tests|bench)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'The file or package does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(cloudflare:|virtual:)' },
    },
    {
      name: 'no-dev-packages-in-production',
      comment: 'Move the package to dependencies, or do without it.',
      severity: 'error',
      from: { path: '^(shared|client|worker|platform)/', pathNot: [tests, '^platform/db/seed/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-knows-no-room',
      comment: 'shared runs on every side: it imports zod, intl-messageformat and itself.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: rooms },
    },
    {
      name: 'shared-packages',
      comment: 'shared imports zod, intl-messageformat and itself.',
      severity: 'error',
      from: { path: '^shared/', pathNot: tests },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|intl-messageformat)/' },
    },
    {
      name: 'blocks-are-pure',
      comment:
        'Blocks and pages turn props into markup: they know an island by its contract only, and no browser state.',
      severity: 'error',
      from: { path: '^client/(blocks|pages|styles)/' },
      to: { path: '^client/', pathNot: ['^client/(blocks|pages|styles)/', '^client/islands/contracts\\.ts$'] },
    },
    {
      name: 'blocks-packages',
      comment: 'A block needs React and zod. What needs more is an island.',
      severity: 'error',
      from: { path: '^client/(blocks|pages|styles)/', pathNot: tests },
      to: { path: 'node_modules/', pathNot: 'node_modules/(react|@types/react|zod)/' },
    },
    {
      name: 'client-knows-no-server',
      comment: 'What the browser loads must not reach a Worker: pass data through shared contracts.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(worker|platform|tools|tests|bench)/' },
    },
    {
      name: 'browser-reaches-no-server',
      comment: 'Something between client/entry.ts and this file must not be loaded by a browser.',
      severity: 'error',
      from: { path: '^client/entry\\.ts$' },
      to: { path: '^(worker|platform)/|^client/islands/registry\\.server\\.ts$', reachable: true },
    },
    {
      name: 'islands-stand-alone',
      comment: 'An island loads by itself: share through client/state or a file directly in client/islands.',
      severity: 'error',
      from: { path: '^client/islands/([^/]+)/' },
      to: { path: '^client/islands/[^/]+/', pathNot: '^client/islands/$1/' },
    },
    {
      name: 'worker-to-client-doors',
      comment: 'The Worker renders blocks and pages, and names islands through registry.server.ts and contracts.ts.',
      severity: 'error',
      from: { path: '^worker/' },
      to: {
        path: '^client/',
        pathNot: ['^client/(blocks|pages|styles)/', '^client/islands/(registry\\.server|contracts)\\.ts$'],
      },
    },
    {
      name: 'worker-knows-no-platform',
      comment: 'The backend is replaceable: call it through worker/services, share its contract in shared/.',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^(platform|tools|tests|bench)/' },
    },
    {
      name: 'platform-knows-only-shared',
      comment: 'The backend stands alone: what both sides need is a contract in shared/.',
      severity: 'error',
      from: { path: '^platform/' },
      // Its tests may stand on tests/harness; that nothing else does is tests-are-leaves.
      to: { path: '^(worker|client|tools|bench)/' },
    },
    {
      name: 'experiments-are-pure',
      comment: 'worker/experiments decides from its arguments only.',
      severity: 'error',
      from: { path: '^worker/experiments/', pathNot: tests },
      to: { pathNot: ['^worker/experiments/', '^shared/'] },
    },
    {
      name: 'services-know-no-page',
      comment: 'worker/services knows shared, the environment and the log.',
      severity: 'error',
      from: { path: '^worker/services/' },
      to: { path: '^(worker|client)/', pathNot: ['^worker/services/', '^worker/(env|http/log)\\.ts$'] },
    },
    {
      name: 'hono-at-the-edge',
      comment: 'Only what receives requests knows Hono; everything behind takes plain arguments.',
      severity: 'error',
      from: {
        path: '^(worker|platform|shared|client)/',
        pathNot: [
          '^worker/(app|app-env|index)\\.ts$',
          '^worker/(http|context|routes|render)/',
          '^platform/app\\.ts$',
          '^platform/http/',
          '^platform/services/[^/]+/routes\\.ts$',
          '^platform/payments/routes\\.ts$',
        ],
      },
      to: { path: 'node_modules/(hono|@hono)/' },
    },
    {
      name: 'stores-are-private',
      comment: 'Ask the other service through its own functions, not through its tables.',
      severity: 'error',
      from: { path: '^platform/services/([^/]+)/' },
      to: { path: '^platform/services/.+/[a-z-]*store\\.ts$', pathNot: '^platform/services/$1/' },
    },
    {
      name: 'no-node-at-the-edge',
      comment: 'The storefront and shared code use web standards only.',
      severity: 'error',
      from: { path: '^(worker|client|shared)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Nothing but tests and benchmarks imports tests.',
      severity: 'error',
      from: { pathNot: ['^(tests|bench)/', tests] },
      to: { path: ['^tests/', tests] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '\\.css$', '\\.css\\?', '\\.ts\\?script$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    builtInModules: { add: [] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['workerd', 'import', 'types', 'default'],
    },
  },
}
