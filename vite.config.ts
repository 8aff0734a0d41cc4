import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { build, defineConfig, type Plugin, type UserConfig } from 'vite'

/** Emits an imported `.wasm` file beside the bundle and leaves the import to the Worker runtime, which compiles it at upload. */
function workerWasm(): Plugin {
  return {
    name: 'kerb:worker-wasm',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.wasm')) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found) return null
      const fileName = basename(found.id)
      this.emitFile({ type: 'asset', fileName, source: await readFile(found.id) })
      return { id: `./${fileName}`, external: 'relative' }
    },
  }
}

/** `virtual:asset-manifest`: what the browser build wrote, for the Worker that names those files in its HTML. */
function assetManifest(): Plugin {
  return {
    name: 'kerb:asset-manifest',
    resolveId: (source) => (source === 'virtual:asset-manifest' ? '\0asset-manifest' : null),
    async load(id) {
      if (id !== '\0asset-manifest') return null
      const file = new URL('dist/client/.vite/manifest.json', import.meta.url)
      return `export default ${await readFile(file, 'utf8').catch(() => '{}')}`
    },
  }
}

/** `./name.ts?script`: that file and what it imports as one classic script for browsers, as text. For a Worker that has pages and no assets. */
function scriptText(): Plugin {
  const query = '?script'
  return {
    name: 'kerb:script-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null
      const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true })
      return found && `\0script-text:${found.id}`
    },
    async load(id) {
      if (!id.startsWith('\0script-text:')) return null
      const input = id.slice('\0script-text:'.length)
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, target: 'es2022', rolldownOptions: { input, output: { format: 'iife' } } },
      })
      const { output } = [built].flat()[0] as { output: readonly { readonly code?: string }[] }
      return `export default ${JSON.stringify(output[0]?.code)}`
    },
  }
}

const buildId = process.env['BUILD_ID'] ?? `dev-${Date.now().toString(36)}`

function workerBuild(entry: string, outDir: string): UserConfig {
  return {
    plugins: [workerWasm(), assetManifest(), scriptText()],
    define: { 'process.env.NODE_ENV': '"production"', __BUILD_ID__: JSON.stringify(buildId) },
    resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'default'] },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: entry,
      emitAssets: true,
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: 'oxc',
      sourcemap: 'hidden',
      rolldownOptions: {
        external: [/^node:/, /^cloudflare:/],
        output: { format: 'es', entryFileNames: 'index.js', chunkFileNames: '[name].js', codeSplitting: false },
      },
    },
  }
}

const browserBuild: UserConfig = {
  publicDir: 'client/public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'client/entry.ts', output: { entryFileNames: 'assets/[name]-[hash].js' } },
  },
}

/** `--mode browser | worker | platform`: one output each, built in that order by `npm run build`. */
export default defineConfig(({ mode }) => {
  if (mode === 'worker') return workerBuild('worker/index.ts', 'dist/worker')
  if (mode === 'render-floor') return workerBuild('bench/render-floor/index.tsx', 'dist/render-floor')
  if (mode === 'platform') return workerBuild('platform/index.ts', 'dist/platform')
  return browserBuild
})
