import { createServer } from 'vite'
import { fromRoot } from './project.ts'

/**
 * A module of the project with what only its build understands (`?inline`, JSX), for a command. `path` from the
 * project's root: `/client/blocks/registry.ts`.
 */
export async function loadSource<T>(path: string): Promise<T> {
  const vite = await createServer({
    configFile: false,
    root: fromRoot('.'),
    logLevel: 'error',
    appType: 'custom',
    // Watching would read the whole project first, and nothing is served to a browser.
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return (await vite.ssrLoadModule(path)) as T
  } finally {
    await vite.close()
  }
}
