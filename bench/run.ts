import { rmSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../tests/harness/chromium.ts'
import { prepareState } from '../tests/harness/seeded-state.ts'
import { buildIfStale } from '../tools/serve/build.ts'
import { startLocalRuntime } from '../tools/serve/local-runtime.ts'
import type { Bench, Figure } from './figure.ts'
import { browserFigures } from './figures/browser.ts'
import { cartDrawerFigures } from './figures/cart-drawer.ts'
import { cartModelFigures } from './figures/cart-model.ts'
import { cartMoneyFigures } from './figures/cart-money.ts'
import { cartOptimisticFigures } from './figures/cart-optimistic.ts'
import { checkoutJsFigures } from './figures/checkout-js.ts'
import { contentFigures } from './figures/content.ts'
import { importFigures } from './figures/import.ts'
import { orderFigures } from './figures/order.ts'
import { renderFigures } from './figures/render.ts'
import { sizeFigures } from './figures/size.ts'
import { pickPages } from './pages.ts'

/** `npm run bench -- ID…`: measures the named figures, or all. One JSON line each on standard output; exit code 1 when one isn't ok. */
const figures: readonly Figure[] = [
  ...browserFigures,
  ...renderFigures,
  ...sizeFigures,
  ...importFigures,
  ...cartDrawerFigures,
  ...cartMoneyFigures,
  ...cartOptimisticFigures,
  ...cartModelFigures,
  ...checkoutJsFigures,
  ...orderFigures,
  ...contentFigures,
]

async function main(wanted: readonly string[]): Promise<boolean> {
  const unknown = wanted.filter((id) => !figures.some((figure) => figure.id === id))
  if (unknown.length > 0)
    throw new Error(
      `Unknown figure: ${unknown.join(', ')}. There are: ${figures.map((figure) => figure.id).join(', ')}`,
    )
  await buildIfStale()
  const state = await prepareState('demo')
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath: state,
    build: false,
    onLog: () => undefined,
  })
  let browser: Browser | undefined
  const bench: Bench = {
    runtime,
    pages: await pickPages(runtime.shopUrl),
    browser: async () => (browser ??= await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })),
    log: (line) => console.error(line),
  }
  const results = []
  try {
    for (const figure of figures.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
      const got = Math.round((await figure.measure(bench)) * 1000) / 1000
      results.push({
        id: figure.id,
        goal: figure.goal,
        got,
        unit: figure.unit,
        ok: figure.atLeast ? got >= figure.goal : got <= figure.goal,
      })
      bench.log(`${figure.id}: ${got} ${figure.unit} (goal ${figure.goal})`)
    }
  } finally {
    await browser?.close()
    await runtime.dispose()
    rmSync(state, { recursive: true, force: true })
  }
  for (const result of results) console.log(JSON.stringify(result))
  return results.every((result) => result.ok)
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
