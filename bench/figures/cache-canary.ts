import { rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureStub } from '../../tests/harness/picture-stub.ts'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { localSecrets } from '../../tools/serve/worker-options.ts'
import { canaryVisitor } from '../../worker/routes/page-answer/canary.fixtures.ts'
import { type Bench, counted, type Figure } from '../figure.ts'
import { canariesShown, valuesIn } from '../page-cache/canaries.ts'
import { demoPages, keptDialogs } from '../page-cache/shop-pages.ts'

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Every page of a locale, made for somebody each of whose values is known; then what is kept, and what others get. */
async function foundCanaries({ log }: Bench): Promise<number> {
  const statePath = await prepareState('demo')
  const { shopUrl, dispose } = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    build: false,
    imageOrigin: await pictureStub(),
    onLog: () => undefined,
  })
  const faults: string[] = []
  try {
    const secret = localSecrets('wrangler.toml')['SESSION_SECRET'] ?? ''
    const people = [{}, { isAssociate: true }].map((kind) => canaryVisitor({ secret, secure: false, ...kind }))
    const listed = await demoPages(shopUrl)
    const paths = [...keptDialogs(listed), ...listed, '/en-us/search?q=boot', '/en-us/nowhere']
    let [own, hits] = [0, 0]
    for (const person of await Promise.all(people)) {
      const shown = await canariesShown(shopUrl, person, paths)
      own += shown.own
      hits += shown.hits
      faults.push(...shown.faults)
      for (const folder of ['kv', 'cache'])
        for (const file of await filesBelow(join(statePath, folder)))
          for (const value of valuesIn((await readFile(file)).toString('latin1'), person))
            faults.push(`${folder} keeps ${value}`)
    }
    log(`cache.canary: ${paths.length} pages; own values in ${own} own answers, ${hits} hits for somebody else`)
    if (own < paths.length || hits < paths.length) faults.push('hardly anything was looked at')
    return counted(log, 'cache.canary', [...new Set(faults)])
  } finally {
    await dispose()
    rmSync(statePath, { recursive: true, force: true })
  }
}

export const cacheCanaryFigures: readonly Figure[] = [
  {
    id: 'cache.canary',
    goal: 0,
    unit: 'values of one visitor (every field, every cookie) in kept bytes or in somebody else’s answer, all pages',
    onlyWhenNamed: true,
    measure: foundCanaries,
  },
]
