const fetched = new Map<string, Promise<unknown>>()

/**
 * Vite calls this for each `import()` of a build, in place of its own helper, which is four times as large: what the
 * chunk imports is fetched along with it, not after it, and its styles are there before it runs.
 */
export async function importAlong<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(fetchOnce))
  return load()
}

function fetchOnce(file: string): Promise<unknown> {
  const promise = fetched.get(file) ?? (file.endsWith('.css') ? fetchStyles(file) : fetchScript(file))
  fetched.set(file, promise)
  return promise
}

export function appendLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  return link
}

/** If that fails, `import()` tries again and says so. */
async function fetchScript(file: string): Promise<void> {
  appendLink('modulepreload', `/${file}`)
}

function fetchStyles(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = appendLink('stylesheet', `/${file}`)
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      fetched.delete(file)
      reject(new Error(`${file} did not load`))
    }
  })
}

export { importAlong as __vitePreload }
