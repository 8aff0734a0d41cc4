const loading = new Map<string, Promise<void>>()

/**
 * Loads the classic script at `src` once per page. Rejects if that fails, and the next call tries again.
 */
export function loadScript(src: string): Promise<void> {
  const existing = loading.get(src)
  if (existing) return existing
  const promise = appendScript(src)
  loading.set(src, promise)
  promise.catch(() => loading.delete(src))
  return promise
}

function appendScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} did not load`))
    })
    document.head.append(script)
  })
}
