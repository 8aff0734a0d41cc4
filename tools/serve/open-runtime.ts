import { type Miniflare, MiniflareCoreError } from 'miniflare'

/** A runtime that is ready. If one of its ports is taken before it opens it, others are chosen. */
export async function openRuntime<Settled>(
  choosePorts: () => Promise<Settled>,
  create: (settled: Settled) => Miniflare,
  tries = 3,
): Promise<{ readonly runtime: Miniflare; readonly settled: Settled }> {
  const settled = await choosePorts()
  const runtime = create(settled)
  try {
    await runtime.ready
    return { runtime, settled }
  } catch (error) {
    // The runtime rejects once more with what kept it from starting.
    await runtime.dispose().catch(() => undefined)
    const isTaken = error instanceof MiniflareCoreError && error.code === 'ERR_ADDRESS_IN_USE'
    if (!isTaken || tries === 1) throw error
    return openRuntime(choosePorts, create, tries - 1)
  }
}
