import { rmSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../tests/harness/chromium.ts'
import { prepareState } from '../tests/harness/seeded-state.ts'
import { buildIfStale } from '../tools/serve/build.ts'
import { startLocalRuntime } from '../tools/serve/local-runtime.ts'
import { startEdge, trustsEdge } from './edge.ts'
import type { Bench, Figure } from './figure.ts'
import { addressFigures } from './figures/addresses.ts'
import { browserFigures } from './figures/browser.ts'
import { cacheCanaryFigures } from './figures/cache-canary.ts'
import { cartDrawerFigures } from './figures/cart-drawer.ts'
import { cartModelFigures } from './figures/cart-model.ts'
import { cartMoneyFigures } from './figures/cart-money.ts'
import { cartOptimisticFigures } from './figures/cart-optimistic.ts'
import { catalogueFigures } from './figures/catalogue.ts'
import { checkoutJsFigures } from './figures/checkout-js.ts'
import { checkoutLostFigures } from './figures/checkout-lost.ts'
import { checkoutReadyFigures } from './figures/checkout-ready.ts'
import { ciFigures } from './figures/ci.ts'
import { codeFigures } from './figures/code.ts'
import { consentFigures } from './figures/consent.ts'
import { contentFigures } from './figures/content.ts'
import { contentWindowsFigures } from './figures/content-windows.ts'
import { decideFigures } from './figures/decide.ts'
import { demoFigures } from './figures/demo.ts'
import { demoStartFigures } from './figures/demo-start.ts'
import { devReloadFigures } from './figures/dev-reload.ts'
import { dialogOpenFigures } from './figures/dialog-open.ts'
import { duplicateFigures } from './figures/duplicates.ts'
import { edgeCacheFigures } from './figures/edge-cache.ts'
import { edgeCallFigures } from './figures/edge-calls.ts'
import { edgeEqualFigures } from './figures/edge-equal.ts'
import { edgeFreshFigures } from './figures/edge-fresh.ts'
import { edgeLeakFigures } from './figures/edge-leak.ts'
import { edgePaintFigures } from './figures/edge-paint.ts'
import { edgeWordsFigures } from './figures/edge-words.ts'
import { experimentFigures } from './figures/experiments.ts'
import { firstByteFigures } from './figures/first-byte.ts'
import { importFigures } from './figures/import.ts'
import { intentScriptFigures } from './figures/intent-script.ts'
import { islandBytesFigures } from './figures/island-bytes.ts'
import { islandInteractionFigures } from './figures/island-interaction.ts'
import { islandProofFigures } from './figures/island-proofs.ts'
import { islandReadyFigures } from './figures/island-ready.ts'
import { loadFigures } from './figures/load.ts'
import { measureFigures } from './figures/measures.ts'
import { mutantFigures } from './figures/mutants.ts'
import { orderFigures } from './figures/order.ts'
import { orderProviderFigures } from './figures/order-provider.ts'
import { orderRecoverFigures } from './figures/order-recover.ts'
import { orderRefundFigures } from './figures/order-refunds.ts'
import { orderShownFigures } from './figures/order-shown.ts'
import { orderWhoseFigures } from './figures/order-whose.ts'
import { pageWaysFigures } from './figures/page-ways.ts'
import { peopleFigures } from './figures/people.ts'
import { priceTruthFigures } from './figures/price-truth.ts'
import { renderFigures } from './figures/render.ts'
import { rowFigures } from './figures/rows.ts'
import { safeFigures } from './figures/safe.ts'
import { searchFigures } from './figures/search.ts'
import { sizeFigures } from './figures/size.ts'
import { sizeTruthFigures } from './figures/size-truth.ts'
import { startUpFigures } from './figures/startup.ts'
import { storeFigures } from './figures/stores.ts'
import { timeTruthFigures } from './figures/time-truth.ts'
import { typedTextFigures } from './figures/typed-text.ts'
import { pickPages } from './pages.ts'

/**
 * `npm run bench -- ID…`: measures the named figures, or all but those that run only when named. One JSON line each on
 * standard output; exit code 1 when one isn't ok.
 */
const figures: readonly Figure[] = [
  ...browserFigures,
  ...addressFigures,
  ...renderFigures,
  ...edgeCacheFigures,
  ...edgeCallFigures,
  ...edgeWordsFigures,
  ...edgeEqualFigures,
  ...edgeLeakFigures,
  ...edgeFreshFigures,
  ...edgePaintFigures,
  ...firstByteFigures,
  ...sizeFigures,
  ...sizeTruthFigures,
  ...timeTruthFigures,
  ...priceTruthFigures,
  ...startUpFigures,
  ...storeFigures,
  ...importFigures,
  ...catalogueFigures,
  ...searchFigures,
  ...typedTextFigures,
  ...demoFigures,
  ...demoStartFigures,
  ...duplicateFigures,
  ...codeFigures,
  ...cartDrawerFigures,
  ...islandBytesFigures,
  ...intentScriptFigures,
  ...islandReadyFigures,
  ...dialogOpenFigures,
  ...islandInteractionFigures,
  ...islandProofFigures,
  ...cartMoneyFigures,
  ...cartOptimisticFigures,
  ...cartModelFigures,
  ...checkoutJsFigures,
  ...checkoutReadyFigures,
  ...checkoutLostFigures,
  ...orderFigures,
  ...orderProviderFigures,
  ...orderRecoverFigures,
  ...orderRefundFigures,
  ...orderShownFigures,
  ...orderWhoseFigures,
  ...cacheCanaryFigures,
  ...pageWaysFigures,
  ...peopleFigures,
  ...consentFigures,
  ...measureFigures,
  ...contentFigures,
  ...safeFigures,
  ...rowFigures,
  ...contentWindowsFigures,
  ...loadFigures,
  ...mutantFigures,
  ...decideFigures,
  ...experimentFigures,
  ...devReloadFigures,
  ...ciFigures,
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
  const edge = await startEdge(runtime.shopUrl)
  let browser: Browser | undefined
  const bench: Bench = {
    runtime,
    edgeUrl: edge.url,
    pages: await pickPages(runtime.shopUrl),
    browser: async () =>
      (browser ??= await chromium.launch({
        executablePath: findChromium({ whole: true }),
        args: [...chromiumFlags, trustsEdge],
      })),
    log: (line) => console.error(line),
  }
  const results = []
  try {
    for (const figure of figures.filter(({ id, onlyWhenNamed }) =>
      wanted.length === 0 ? !onlyWhenNamed : wanted.includes(id),
    )) {
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
    edge.close()
    await runtime.dispose()
    rmSync(state, { recursive: true, force: true })
  }
  for (const result of results) console.log(JSON.stringify(result))
  return results.every((result) => result.ok)
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
