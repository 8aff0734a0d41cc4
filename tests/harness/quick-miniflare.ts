import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Miniflare writes a runtime's configuration, four megabytes with the Workers in it, into a buffer that it lengthens by
 * four kilobytes at a time, and copies each time: three quarters of its own part of a start. No option sets this step,
 * so it is set as the module is loaded, only in tests, which start more than a hundred runtimes.
 */
const step = 'var MIN_SINGLE_SEGMENT_GROWTH = 4096;'
const longStep = `var MIN_SINGLE_SEGMENT_GROWTH = ${4 * 1024 * 1024};`

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('/miniflare/dist/src/index.js')) return nextLoad(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    if (!source.includes(step)) throw new Error(`${url} lengthens its buffer in another way`)
    return { format: 'commonjs', source: source.replace(step, longStep), shortCircuit: true }
  },
})
