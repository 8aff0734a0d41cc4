/** Modules that have loaded or are loading, by their keys. A module that fails is asked for again. */
const kept = new Map<string, Promise<unknown>>()

function keep<T>(key: string, load: () => Promise<T>): Promise<T> {
  const promise = (kept.get(key) as Promise<T> | undefined) ?? load()
  kept.set(key, promise)
  promise.catch(() => kept.delete(key))
  return promise
}

/**
 * Vite calls this for each `import()` of a build, in place of its own helper, which is four times as large: what the
 * chunk imports is fetched along with it, not after it, and its styles are there before anybody uses it. The source of
 * `load` names the chunk. One that has loaded is there at once: browsers have a repeated `import()` wait for frames.
 */
export const importAlong = <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> =>
  keep(String(load), async () => {
    const [module] = await Promise.all([load(), ...files.map((file) => keep(file, () => fetchFile(`/${file}`)))])
    return module
  })

export function appendLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  return link
}

function fetchFile(href: string): Promise<void> {
  const isScript = href.endsWith('.js')
  return new Promise((resolve, reject) => {
    const link = appendLink(isScript ? 'modulepreload' : 'stylesheet', href)
    // A script's failure is for `import()` to find, which tries again and says so.
    if (isScript) resolve()
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} did not load`))
    }
  })
}

export { importAlong as __vitePreload }
