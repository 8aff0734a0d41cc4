import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'
import type { BuildMode } from './build.ts'
import type { TextChange } from './live-news.ts'
import { fromRoot } from './project.ts'

/** A build that has ended; `failure` if it failed, which leaves the last output in place. */
export type Built = {
  readonly mode: BuildMode
  readonly failure?: string
  /** Hash of all that went into the output besides style sheets. */
  readonly rest: string
  /** Style sheets whose texts are in the script, as they were and as they are. */
  readonly texts: readonly TextChange[]
  /** The output, where it is a single script. */
  readonly script: string
}
type Watching = {
  readonly onStart: (mode: BuildMode) => void
  readonly onBuilt: (built: Built) => void
}

/** The shop is one script instead of a module, with what live-worker.ts hands to it left open. */
const script = {
  rolldownOptions: {
    output: { format: 'iife', name: 'worker', globals: { 'cloudflare:workers': 'cloudflareWorkers' } },
  },
} as const

/** The page's script also changes the page when something is built. */
const livePage: Plugin = {
  name: 'kerb:live-page',
  transform: {
    filter: { id: /\/client\/entry\.ts$/ },
    handler: (code) => ({
      code: `import ${JSON.stringify(fromRoot('tools/serve/browser/live-page.ts'))}\n${code}`,
      map: null,
    }),
  },
}

/** Files that differ with a style sheet alone: the sheets themselves, and the names of what the browser loads. */
const isStyle = (id: string): boolean => /\.css(?:\?|$)/.test(id) || id === '\0asset-manifest'

/** Keeps what a build makes of its style sheets, its script, and what else it is made of. */
function keepOutput() {
  const sheets = new Map<string, string>()
  let texts: TextChange[] = []
  let script = ''
  let rest = ''
  const styles: Plugin = {
    name: 'kerb:keep-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler(code, id) {
        const quoted = /^export default (".*");?\s*$/s.exec(code)?.[1]
        if (quoted === undefined) this.error(`${id} is no text`)
        const to: string = JSON.parse(quoted)
        const from = sheets.get(id)
        sheets.set(id, to)
        if (from !== undefined && from !== to) texts.push({ from, to })
        return null
      },
    },
  }
  const code: Plugin = {
    name: 'kerb:keep-code',
    generateBundle(_, bundle) {
      const output = bundle['index.js']
      script = output?.type === 'chunk' ? output.code : ''
      const hash = createHash('sha256')
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      for (const [id, { code }] of modules) if (!isStyle(id)) hash.update(`${id}\0${code}\0`)
      rest = hash.digest('hex')
    },
  }
  const takeTexts = () => {
    const taken = texts
    texts = []
    return taken
  }
  return { styles, code, takeTexts, output: () => ({ script, rest }) }
}

/**
 * Builds these outputs, and each one again whenever a file that went into it changes. `onBuilt` is called after every
 * build, the first one included. Resolves once each has been built: one that fails is tried again when it has changed.
 */
export async function watchBuilds(modes: readonly BuildMode[], { onStart, onBuilt }: Watching): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  for (const mode of modes) {
    const kept = keepOutput()
    const watcher = await build({
      root: fromRoot(''),
      configFile: fromRoot('vite.config.ts'),
      mode,
      logLevel: 'error',
      plugins: [mode === 'browser' ? livePage : kept.styles, kept.code],
      ...(mode === 'worker' && { define: { __BUILD_ID__: '__BUILD_ID__' } }),
      build: {
        watch: {},
        minify: false,
        reportCompressedSize: false,
        sourcemap: false,
        // The last build runs until the next one is whole.
        emptyOutDir: false,
        ...(mode === 'worker' && script),
      },
    })
    if (!('on' in watcher)) throw new Error(`The ${mode} build is not watched.`)
    await new Promise<void>((resolve) => {
      watcher.on('event', (event) => {
        if (event.code === 'START') onStart(mode)
        if (event.code !== 'BUNDLE_END' && event.code !== 'ERROR') return
        // Styles of a build that failed are news with the next one.
        if (event.code === 'ERROR') onBuilt({ mode, failure: event.error.message, texts: [], ...kept.output() })
        else onBuilt({ mode, texts: kept.takeTexts(), ...kept.output() })
        void event.result?.close()
        if (event.code === 'BUNDLE_END') resolve()
      })
    })
  }
}
