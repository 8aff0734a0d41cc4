/**
 * The walls between the rooms (DESIGN in docs/decisions). Each rule is proven by a planted import in tests/boundaries.
 */

const tests = '\\.test\\.tsx?$'
const rooms = '^(client|worker|backend|accounts|experimentation|publishing|reviews|platform|demo|tools|tests|bench)/'

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
      from: {
        path: '^(shared|client|worker|backend|accounts|experimentation|publishing|reviews|platform|demo)/',
        pathNot: [tests, '^demo/seed/', '^demo/films/make/'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-knows-no-room',
      comment: 'shared runs on every side: it imports zod, its two libraries of messages and itself.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: rooms },
    },
    {
      name: 'shared-packages',
      comment: 'shared imports zod, its two libraries of messages and itself.',
      severity: 'error',
      from: { path: '^shared/', pathNot: tests },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|icu-minify|@formatjs/icu-messageformat-parser)/' },
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
      to: { path: '^(worker|backend|accounts|experimentation|publishing|reviews|platform|demo|tools|tests|bench)/' },
    },
    {
      name: 'browser-reaches-no-server',
      comment: 'Something between client/entry.ts or an island and this file must not be loaded by a browser.',
      severity: 'error',
      // registry.browser.ts finds the islands by the names of their files.
      from: { path: '^client/(entry\\.ts|islands/[^/]+/[^/]+\\.island\\.tsx)$' },
      to: {
        path: '^(worker|backend|accounts|experimentation|publishing|reviews|platform|demo)/|^client/islands/registry\\.server\\.ts$',
        reachable: true,
      },
    },
    {
      name: 'islands-stand-alone',
      comment: 'An island loads by itself: share through client/state or a file directly in client/islands.',
      severity: 'error',
      from: { path: '^client/islands/([^/]+)/' },
      to: { path: '^client/islands/[^/]+/', pathNot: '^client/islands/$1/' },
    },
    {
      name: 'reads-have-one-configuration',
      comment: 'Read with useRead of client/state/use-read.ts.',
      severity: 'error',
      from: { path: '^client/(islands|runtime|state)/', pathNot: ['^client/state/use-read\\.ts$', tests] },
      to: { path: 'node_modules/swr/' },
    },
    {
      name: 'behaviors-stand-alone',
      comment: 'A behavior loads by itself, without React: share through client/state, or client/runtime.',
      severity: 'error',
      from: { path: '^client/behaviors/([^/]+)/' },
      to: {
        path: ['^client/behaviors/[^/]+/', '^client/(islands|blocks|pages)/', 'node_modules/(react|react-dom|swr)/'],
        pathNot: ['^client/behaviors/$1/', '^client/islands/contracts\\.ts$'],
      },
    },
    {
      name: 'worker-to-client-doors',
      comment: 'The Worker renders blocks and pages, and names islands through registry.server.ts and contracts.ts.',
      severity: 'error',
      from: { path: '^worker/' },
      to: {
        path: '^client/',
        pathNot: [
          '^client/(blocks|pages|styles)/',
          '^client/islands/(registry\\.server|contracts|island-context)\\.ts$',
        ],
      },
    },
    {
      name: 'worker-knows-no-platform',
      comment: 'The backend is replaceable: call it through worker/services, share its contract in shared/.',
      severity: 'error',
      from: { path: '^worker/' },
      to: {
        path: '^(backend|accounts|experimentation|publishing|reviews|platform|demo|tools|tests|bench)/',
        pathNot: '^tests/harness/object-storage\\.ts$',
      },
    },
    {
      name: 'backend-knows-only-shared',
      comment: 'What every service is built with knows none of them.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(worker|client|accounts|experimentation|publishing|reviews|platform|demo|tools|bench)/' },
    },
    {
      name: 'rooms-know-no-commerce',
      comment: 'What a room needs of the engine is handed in: its engine.ts.',
      severity: 'error',
      from: { path: '^(accounts|publishing|reviews)/' },
      to: {
        path: '^(worker|client|accounts|experimentation|publishing|reviews|platform|demo|tools|bench)/',
        pathNot: '^$1/',
      },
    },
    {
      name: 'tables-are-private',
      comment: 'Ask a room by its functions, not by its tables.',
      severity: 'error',
      from: { path: '^([^/]+)/', pathNot: tests },
      to: { path: '^(accounts|publishing|reviews)/tables\\.ts$', pathNot: '^$1/' },
    },
    {
      name: 'platform-knows-only-shared',
      comment: 'The platform stands alone: what both sides need is a contract in shared/.',
      severity: 'error',
      from: { path: '^platform/' },
      // Its tests may stand on tests/harness; that nothing else does is tests-are-leaves.
      to: { path: '^(worker|client|demo|tools|bench)/' },
    },
    {
      name: 'platform-mounts-experimentation',
      comment: 'The platform knows the room by what it mounts.',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^experimentation/', pathNot: '^experimentation/(app|handlers)\\.ts$' },
    },
    {
      name: 'experimentation-knows-only-shared',
      comment: 'Experimentation is no commerce: its bindings and settings are handed in.',
      severity: 'error',
      from: { path: '^experimentation/' },
      to: { path: '^(worker|client|backend|accounts|publishing|reviews|platform|demo|tools|bench)/' },
    },
    {
      name: 'statistics-are-pure',
      comment: 'experimentation/statistics calculates from its arguments only.',
      severity: 'error',
      from: { path: '^experimentation/statistics/', pathNot: tests },
      to: { pathNot: ['^experimentation/statistics/', '^shared/'] },
    },
    {
      name: 'demo-knows-only-shared',
      comment: 'The demo is reached by the doors that real services use, and reaches the shop by those of an operator.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(worker|client|backend|accounts|experimentation|publishing|reviews|platform|tools|bench)/' },
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
      comment: 'worker/services knows shared, the environment, the edges and the log.',
      severity: 'error',
      from: { path: '^worker/services/' },
      to: { path: '^(worker|client)/', pathNot: ['^worker/services/', '^worker/(env|edges|http/log)\\.ts$'] },
    },
    {
      name: 'render-knows-its-context',
      comment:
        'A page is rendered from its RenderContext, which has nothing of one visitor. What is missing goes into its allow-list (worker/context/render-context.ts), or stays in worker/routes.',
      severity: 'error',
      from: { path: '^worker/render/', pathNot: tests },
      to: {
        path: [
          '^worker/(app-env\\.ts|routes/|events/|customer-data/)',
          '^worker/context/(?!render-context|page-reads|questions|segments)',
          '^worker/http/(?!log\\.ts|forms/form-outcome)',
        ],
      },
    },
    {
      name: 'hono-at-the-edge',
      comment: 'Only what receives requests knows Hono; everything behind takes plain arguments.',
      severity: 'error',
      from: {
        path: '^(worker|backend|accounts|experimentation|publishing|reviews|platform|demo|shared|client)/',
        pathNot: [
          '^worker/(app|app-env|index)\\.ts$',
          '^worker/(http|context|routes)/',
          '^(platform|demo)/app\\.ts$',
          '^experimentation/app\\.ts$',
          '^experimentation/(console|faults)/',
          '^experimentation/[^/]+/routes\\.ts$',
          '^(backend|platform)/http/',
          '^accounts/[^/]+/routes\\.tsx?$',
          '^(publishing|reviews)/routes\\.ts$',
          '^platform/services/[^/]+/routes\\.ts$',
          '^platform/payments/routes\\.ts$',
          '^demo/[^/]+/routes\\.ts$',
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
