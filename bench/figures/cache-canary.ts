import { rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureStub } from '../../tests/harness/picture-stub.ts'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { localSecrets } from '../../tools/serve/worker-options.ts'
import { canaryVisitor } from '../../worker/routes/page-answer/canary.fixtures.ts'
import { type Bench, counted, type Figure } from '../figure.ts'
import { demoPages, keptDialogs } from '../page-cache/shop-pages.ts'

const parts: readonly Readonly<Record<string, string>>[] = [{}, { 'x-fragment': 'main' }]
const nobody = { 'user-agent': 'Mozilla/5.0', 'cf-connecting-ip': '192.0.2.1' }

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
    for (const { headers, values } of await Promise.all(people)) {
      const found = (text: string) => values.filter((value) => text.includes(value))
      for (const path of paths) {
        for (const part of parts) {
          const mine = await (
            await fetch(shopUrl + path, { headers: { ...headers, ...part }, redirect: 'manual' })
          ).text()
          if (found(mine).length > 0) own += 1
          const answer = await fetch(shopUrl + path, { headers: { ...nobody, ...part }, redirect: 'manual' })
          if (answer.headers.get('x-page-cache')?.startsWith('hit')) hits += 1
          const text = JSON.stringify([...answer.headers]) + (await answer.text())
          for (const value of found(text)) faults.push(`${path} ${JSON.stringify(part)} shows others ${value}`)
        }
      }
      for (const folder of ['kv', 'cache'])
        for (const file of await filesBelow(join(statePath, folder)))
          for (const value of found((await readFile(file)).toString('latin1'))) faults.push(`${folder} keeps ${value}`)
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
