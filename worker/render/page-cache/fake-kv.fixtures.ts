type KeptKey = { readonly value: string; readonly metadata: unknown }

/** A KV in memory that lists by name, a thousand at a time, and refuses what KV refuses. */
export function fakeKv() {
  const kept = new Map<string, KeptKey>()
  let fails = false
  const answer = <T>(value: () => T): Promise<T> =>
    fails ? Promise.reject(new Error('KV is down')) : new Promise((resolve) => resolve(value()))
  const fake = {
    get: (name: string) => answer(() => kept.get(name)?.value ?? null),
    delete: (name: string) => answer(() => void kept.delete(name)),
    put: (name: string, value: string, { metadata }: { metadata?: unknown } = {}) =>
      answer(() => {
        const size = Buffer.byteLength(JSON.stringify(metadata ?? null))
        if (size > 1024) throw new Error(`metadata of ${size} bytes`)
        kept.set(name, { value, metadata })
      }),
    list: ({ prefix, cursor }: { prefix: string; cursor?: string | null }) =>
      answer(() => {
        const names = [...kept.keys()].filter((name) => name.startsWith(prefix)).sort()
        const from = Number(cursor ?? 0)
        const keys = names.slice(from, from + 1000).map((name) => ({ name, metadata: kept.get(name)?.metadata }))
        const isComplete = from + 1000 >= names.length
        return { keys, list_complete: isComplete, ...(!isComplete && { cursor: String(from + 1000) }) }
      }),
  }
  return {
    namespace: fake as unknown as KVNamespace,
    kept,
    fail: (now: boolean): void => {
      fails = now
    },
  }
}
