import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Alias, build, defineConfig, type Plugin, parseSync, type UserConfig, Visitor } from 'vite'

// Hooks have filters: without one each import of a build is handed from Rust to JavaScript and back.

/**
 * Emits an imported `.wasm` file beside the bundle and leaves the import to the Worker runtime, which compiles it at
 * upload.
 */
function workerWasm(): Plugin {
  return {
    name: 'kerb:worker-wasm',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.wasm$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true })
        if (!found) return null
        const fileName = basename(found.id)
        this.emitFile({ type: 'asset', fileName, source: await readFile(found.id) })
        return { id: `./${fileName}`, external: 'relative' }
      },
    },
  }
}

/** `virtual:asset-manifest`: what the browser build wrote, for the Worker that names those files in its HTML. */
function assetManifest(): Plugin {
  return {
    name: 'kerb:asset-manifest',
    resolveId: { filter: { id: /^virtual:asset-manifest$/ }, handler: () => '\0asset-manifest' },
    load: {
      filter: { id: /^\0asset-manifest$/ },
      async handler() {
        const file = fileURLToPath(new URL('dist/client/.vite/manifest.json', import.meta.url))
        this.addWatchFile(file)
        return `export default ${await readFile(file, 'utf8').catch(() => '{}')}`
      },
    },
  }
}

/**
 * `./name.ts?script`: that file and what it imports as one classic script for browsers, as text. For a Worker that has
 * pages and no assets.
 */
function scriptText(): Plugin {
  return {
    name: 'kerb:script-text',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?script$/ },
      async handler(source, importer) {
        const found = await this.resolve(source.slice(0, -'?script'.length), importer, { skipSelf: true })
        return found && `\0script-text:${found.id}`
      },
    },
    load: {
      filter: { id: /^\0script-text:/ },
      async handler(id) {
        const input = id.slice('\0script-text:'.length)
        const built = await build({
          configFile: false,
          logLevel: 'warn',
          build: { write: false, target: 'es2022', rolldownOptions: { input, output: { format: 'iife' } } },
        })
        const { output } = [built].flat()[0] as { output: readonly { code?: string; moduleIds?: readonly string[] }[] }
        for (const module of output[0]?.moduleIds ?? []) this.addWatchFile(module)
        return `export default ${JSON.stringify(output[0]?.code)}`
      },
    },
  }
}

/** sanitize-html brings a parser for `style` attributes, which rich text may not have (worker/content/rich-text.ts). */
function noStyleParser(): Plugin {
  return {
    name: 'kerb:no-style-parser',
    enforce: 'pre',
    resolveId: { filter: { id: /^postcss$/ }, handler: () => '\0no-style-parser' },
    load: {
      filter: { id: /^\0no-style-parser$/ },
      handler: () => "export const parse = () => { throw new Error('no style parser') }",
    },
  }
}

/** Zod can write schemas as JSON Schema, which no Worker does: a fifth of its code. */
function noJsonSchema(): Plugin {
  const refusal = "const refuse = () => { throw new Error('no JSON Schema') }; const refuseLater = () => refuse;"
  return {
    name: 'kerb:no-json-schema',
    transform: {
      filter: { id: /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
      handler(code, id) {
        const names = [...code.matchAll(/^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gm)]
        if (names.length === 0) this.error(`${id} exports in another way`)
        const exported = names.map(([, own, as]) => own ?? as ?? '')
        const stubs = exported.map((name) => `${name.startsWith('create') ? 'refuseLater' : 'refuse'} as ${name}`)
        return { code: `${refusal} export { ${stubs.join(', ')} }`, map: null }
      },
    },
  }
}

/**
 * Packages that are evaluated when they are first used: as a Worker starts, their tables and patterns would take a
 * tenth of the time.
 */
const whenUsed: Readonly<Record<string, string>> = {
  'sanitize-html': "export default (...given) => require('sanitize-html')(...given)",
  '@formatjs/icu-messageformat-parser': `
    export { TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js'
    let parser
    export const parse = (text) => (parser ??= require('@formatjs/icu-messageformat-parser')).parse(text)`,
}

function packagesWhenUsed(): Plugin {
  return {
    name: 'kerb:packages-when-used',
    enforce: 'pre',
    resolveId: {
      filter: { id: Object.keys(whenUsed).map((name) => new RegExp(`^${name}$`)) },
      handler: (name, importer) => (importer === `\0when-used:${name}` ? null : `\0when-used:${name}`),
    },
    load: { filter: { id: /^\0when-used:/ }, handler: (id) => whenUsed[id.slice('\0when-used:'.length)] },
  }
}

/** `renderToString` by itself: the streams that come with it are a hundred kilobytes, and parts are strings. */
const reactToString: Alias = {
  find: /^react-dom\/server\.edge$/,
  replacement: fileURLToPath(
    new URL('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js', import.meta.url),
  ),
}

/** Passkeys need no attestation, so no certificate has to be read (accounts/passkeys/no-attestation.ts). */
const certificateReaders = [
  'convertX509PublicKeyToCOSE',
  'getCertificateInfo',
  'isCertRevoked',
  'metadata/verifyMDSBlob',
  'validateCertificatePath',
  'verifications/(?:tpm/)?verifyAttestation\\w+',
]
const noAttestation: Alias = {
  find: new RegExp(`^\\.\\.?/(?:${certificateReaders.join('|')})\\.js$`),
  replacement: fileURLToPath(new URL('accounts/passkeys/no-attestation.ts', import.meta.url)),
}

/** Schemas of the storefront are built when they are first used: building all of them was most of its start. */
const lazyZod: Alias = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL('worker/lazy-zod/zod.ts', import.meta.url)),
}

/**
 * React makes an error as it is loaded. Its stack has V8 read the whole bundle a second time, for the line that nobody
 * asks for: a fifth of the Worker's start.
 */
function reactWithoutStack(): Plugin {
  const made = 'var SuspenseException = Error('
  const bare = 'var SuspenseException = ((text) => Object.create(Error.prototype, { message: { value: text } }))('
  return {
    name: 'kerb:react-without-stack',
    transform: {
      filter: { id: /react-dom-server[\w.-]*\.production\.js$/ },
      handler(code, id) {
        if (!code.includes(made)) this.error(`${id} makes its error in another way`)
        return { code: code.replace(made, bare), map: null }
      },
    },
  }
}

/**
 * Texts as JSON, which V8 reads five times as fast as the objects that they are written as: an eighth of a Worker's
 * start. Not while files are watched, because Node imports a module once.
 */
function textsAsJson(): Plugin {
  return {
    name: 'kerb:texts-as-json',
    load: {
      filter: { id: /\/shared\/(?:i18n|errors)\/messages\/[\w-]+\.ts$/ },
      async handler(id) {
        if (this.meta.watchMode) return null
        const texts: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href)
        // Without an apostrophe in it, a text of texts can stand in single quotes.
        const jsonOf = (value: unknown) => JSON.stringify(value).replaceAll("'", '\\u0027')
        return Object.entries(texts)
          .map(([name, value]) => `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(jsonOf(value))})`)
          .join('\n')
      },
    },
  }
}

/**
 * A script that V8 reads fast. In ASCII, it takes the bytes as they are; else it makes two of each. And the minifier
 * writes every string as a template, which is read letter by letter and kept twice: they get quotes again, in the same
 * places, so that the source map stays right. Not while files are watched, where nothing is minified.
 */
function fastToRead(): Plugin {
  return {
    name: 'kerb:fast-to-read',
    config: ({ build }) =>
      build?.minify ? { build: { rolldownOptions: { output: { minify: { codegen: { asciiOnly: true } } } } } } : null,
    generateBundle(_, bundle) {
      if (this.meta.watchMode) return
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = inQuotes(chunk.code)
    },
  }
}

function inQuotes(code: string): string {
  const tagged = new Set<unknown>()
  const parts: string[] = []
  let from = 0
  new Visitor({
    TaggedTemplateExpression(node) {
      tagged.add(node.quasi)
    },
    TemplateLiteral(node) {
      const { start, end, expressions } = node
      const text = code.slice(start + 1, end - 1)
      if (expressions.length > 0 || tagged.has(node) || text.includes('\n')) return
      const quote = ['"', "'"].find((mark) => !text.includes(mark))
      if (quote === undefined) return
      parts.push(code.slice(from, start), quote, text, quote)
      from = end
    },
  }).visit(parseSync('bundle.js', code).program)
  return parts.join('') + code.slice(from)
}

const buildId = process.env['BUILD_ID'] ?? `dev-${Date.now().toString(36)}`

function workerBuild(entry: string, outDir: string, alias: readonly Alias[] = []): UserConfig {
  return {
    plugins: [
      workerWasm(),
      assetManifest(),
      scriptText(),
      noStyleParser(),
      noJsonSchema(),
      packagesWhenUsed(),
      reactWithoutStack(),
      textsAsJson(),
      fastToRead(),
    ],
    define: { 'process.env.NODE_ENV': '"production"', __BUILD_ID__: JSON.stringify(buildId) },
    resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'default'], alias: [reactToString, ...alias] },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: entry,
      emitAssets: true,
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: 'oxc',
      // Named in the bundle, or `wrangler deploy` uploads none.
      sourcemap: true,
      rolldownOptions: {
        external: [/^node:/, /^cloudflare:/],
        output: { format: 'es', entryFileNames: 'index.js', chunkFileNames: '[name].js', codeSplitting: false },
      },
    },
  }
}

/** Our own helper for `import()`: Vite's is a fifth of the script that a page starts with. */
function importHelper(): Plugin {
  return {
    name: 'kerb:import-helper',
    enforce: 'pre',
    resolveId: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => fileURLToPath(new URL('client/runtime/import-along.ts', import.meta.url)),
    },
  }
}

/**
 * Scripts that are fetched beside a chunk: not the chunk itself, and of an island's none that each island's start
 * fetches anyway (client/runtime/start.ts).
 */
function alongside(chunk: string, files: readonly string[]): string[] {
  const isIsland = !isReact(chunk) && files.some(isReact)
  return files.filter((file) => file !== chunk && !(isIsland && withReact.test(file)))
}
const withReact = /^assets\/(?:react|rolldown-runtime|cart)-/
const isReact = (file: string): boolean => file.startsWith('assets/react-')

const browserBuild: UserConfig = {
  plugins: [importHelper()],
  publicDir: 'client/public',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      // SWR's copy of a hook for versions of React that don't have it.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: alongside },
    rolldownOptions: {
      input: 'client/entry.ts',
      output: {
        // Short hashes: the entry names every file that it may load.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${name.replace('.island', '')}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // A few files instead of a waterfall of small ones: what islands share, and the cart's state, which
        // behaviors use without React.
        codeSplitting: {
          groups: [
            // Code that the forms of several islands share.
            {
              name: 'forms',
              test: /client\/blocks\/parts\/display|client\/pages\/form\/(?!address|name|phone|text-area)|client\/islands\/(?:form\.tsx|form-controls|use-after-press|use-cart-form|use-form-faults|use-page-return|use-send-once)|client\/pages\/dialogs\/dialog-frame|shared\/(?:own-value|cart\/gift-limits|errors\/format|validation\/(?!account|collecting|date|password|phone|review|support))/,
            },
            // Code that checkout, account and enrollment share besides.
            {
              name: 'address',
              test: /shared\/(?:address|validation\/phone)|client\/pages\/form\/(?:address|name|phone)|client\/islands\/normalize-control/,
            },
            // Several behaviors ask what may be stored or run.
            {
              name: 'allowed',
              test: /client\/(?:state\/(?:consent|forget-disallowed|takes-cookies)|runtime\/load-script)|shared\/consent/,
            },
            // Code that billing and the account's cards share, and the review of its bank's frame.
            { name: 'card', test: /client\/islands\/(?:card-fields|use-frame-messages)/ },
            // Code that the steps of checkout and of enrollment share.
            {
              name: 'steps',
              test: /client\/islands\/(?:checkout-step-form|use-checkout-step)|client\/pages\/checkout\/part|client\/state\/kept-form|shared\/form-token/,
            },
            {
              name: 'cart',
              test: /client\/state\/(?:bot-challenge|cart|dialogs|language-links|read-island|signal|sold-out|spoken|stay|toasts)|shared\/(?:bot-challenge|cart\/remaining|retry)/,
            },
            // The islands that read; the first one that a shopper opens, the mini cart, doesn't.
            { name: 'read', test: /node_modules\/(?:dequal|swr)\/|client\/state\/use-(?:page-entry|read)/ },
            {
              name: 'react',
              test: /node_modules\/(?:icu-minify|react|react-dom|scheduler)\/|client\/(?:runtime\/(?:hydrate|slot|typed)|state\/use-signal)|shared\/(?:i18n|money|routes|picture-url|place-address)|client\/pages\/(?:form-fields|way-out|cart\/line-form)|client\/blocks\/parts\/(?:icon|island|link|local-href)|client\/islands\/(?:cart-form|quantity)/,
            },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}

/**
 * `--mode browser | worker | platform | demo | drawing | hashing`: one output each, built in that order by `npm run
 * build`.
 */
export default defineConfig(({ mode }) => {
  if (mode === 'worker') return workerBuild('worker/index.ts', 'dist/worker', [lazyZod])
  if (mode === 'render-floor') return workerBuild('bench/render-floor/index.tsx', 'dist/render-floor')
  if (mode === 'platform') return workerBuild('platform/index.ts', 'dist/platform', [noAttestation])
  if (mode === 'demo') return workerBuild('demo/index.ts', 'dist/demo')
  if (mode === 'drawing') return workerBuild('demo/drawing/index.ts', 'dist/drawing')
  if (mode === 'hashing') return workerBuild('backend/hashing/index.ts', 'dist/hashing')
  return browserBuild
})
