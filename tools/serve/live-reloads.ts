import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { BuildMode } from './build.ts'
import type { StyleChange } from './live-news.ts'
import type { LocalRuntime } from './local-runtime.ts'
import { fromRoot } from './project.ts'
import { step } from './step.ts'
import type { Built } from './watch-builds.ts'

const manifestFile = 'dist/client/.vite/manifest.json'
const Manifest = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).default([]) }))
const readManifest = () => Manifest.parse(JSON.parse(readFileSync(fromRoot(manifestFile), 'utf8')))
/** Its name says by its hash what is in all the files that it may load. */
const readEntry = (): string => readManifest()['client/entry.ts']?.file ?? ''

/** A build with another output than the one before. */
type News = Pick<Built, 'mode' | 'texts'> & { readonly isStyles: boolean }

/**
 * Has the runtime run what was built, once all of it is there: several outputs may come from one change, and the Worker
 * has to name the files of the browser's newest build. What ends during a reload is taken up by the next one.
 */
export function createReloads() {
  let runtime: LocalRuntime | undefined
  let isReloading = false
  let script = ''
  let entry = ''
  let built: News[] = []
  const rests = new Map<BuildMode, string>()
  const building = new Set<BuildMode>()

  /**
   * Null where this build made no other output than the one before. Whether all that differs are styles is seen by the
   * output: a file that is saved during a build may be in it, and is reported as changed with the next.
   */
  function keep({ mode, script: newest, texts, rest }: Built): News | null {
    const [before, entryBefore] = [script, entry]
    if (mode === 'worker') script = newest
    if (mode === 'browser') entry = readEntry()
    const isStyles = rests.get(mode) === rest
    rests.set(mode, rest)
    const isNew = mode === 'worker' ? script !== before : mode !== 'browser' || entry !== entryBefore
    return isNew ? { mode, texts, isStyles } : null
  }
  const isWhole = () => building.size === 0 && built.length > 0 && script.includes(entry)

  async function reload(running: LocalRuntime): Promise<void> {
    isReloading = true
    while (isWhole()) {
      const modes = [...new Set(built.map(({ mode }) => mode))]
      const styles = stylesOnly(built)
      built = []
      await step('Reloading', () => running.reload(modes, { script, styles })).catch((error: unknown) =>
        console.error(error),
      )
    }
    isReloading = false
  }

  return {
    onStart: (mode: BuildMode) => void building.add(mode),
    onBuilt(ended: Built): void {
      building.delete(ended.mode)
      if (ended.failure !== undefined) console.error(`The ${ended.mode} build failed:\n${ended.failure}`)
      else {
        const news = keep(ended)
        if (news) built.push(news)
      }
      if (runtime && !isReloading) void reload(runtime)
    },
    /** The shop's Worker, which a runtime begins with, as with all that was built until now. */
    take(): string {
      built = []
      return script
    },
    begin(opened: LocalRuntime): void {
      runtime = opened
      void reload(opened)
    },
  }
}

/** Null where anything but style sheets has changed, or where one was empty, so that its place is unknown. */
function stylesOnly(built: readonly News[]): StyleChange | null {
  const texts = built.flatMap(({ texts }) => texts)
  if (!built.every(({ isStyles }) => isStyles) || texts.some(({ from }) => from === '')) return null
  const sheets = Object.values(readManifest()).flatMap(({ css }) => css.map((file) => `/${file}`))
  return { texts, sheets: [...new Set(sheets)] }
}
