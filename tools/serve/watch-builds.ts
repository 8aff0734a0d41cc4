import { build } from 'vite'
import type { BuildMode } from './build.ts'
import { fromRoot } from './project.ts'

type Outcome = { readonly mode: BuildMode; readonly failure?: string }

/** The shop is one script instead of a module, with what live-worker.ts hands to it left open. */
const script = {
  rolldownOptions: {
    output: { format: 'iife', name: 'worker', globals: { 'cloudflare:workers': 'cloudflareWorkers' } },
  },
} as const

/**
 * Builds these outputs, and each one again whenever a file that went into it changes. `onBuilt` is called after every
 * build, the first one included; one that failed leaves the last output in place.
 */
export async function watchBuilds(modes: readonly BuildMode[], onBuilt: (outcome: Outcome) => void): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  for (const mode of modes) {
    const watcher = await build({
      root: fromRoot(''),
      configFile: fromRoot('vite.config.ts'),
      mode,
      logLevel: 'error',
      ...(mode === 'worker' && { define: { __BUILD_ID__: '__BUILD_ID__' } }),
      build: {
        watch: {},
        minify: false,
        reportCompressedSize: false,
        sourcemap: false,
        ...(mode === 'worker' && script),
      },
    })
    if (!('on' in watcher)) throw new Error(`The ${mode} build is not watched.`)
    await new Promise<void>((resolve) => {
      watcher.on('event', (event) => {
        if (event.code === 'BUNDLE_END') onBuilt({ mode })
        if (event.code === 'ERROR') onBuilt({ mode, failure: event.error.message })
        if (event.code === 'BUNDLE_END' || event.code === 'ERROR') {
          void event.result?.close()
          resolve()
        }
      })
    })
  }
}
