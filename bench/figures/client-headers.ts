import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { fromRoot } from '../../tools/serve/project.ts'

/** What the local platform knows its client by. */
export function clientHeaders(): Record<string, string> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(fromRoot('platform/wrangler.toml'))
  const bindings = (workerOptions as { bindings?: Record<string, unknown> }).bindings ?? {}
  return {
    'x-auth-access-key': String(bindings['AUTH_ACCESS_KEY']),
    'x-server-trust-id': String(bindings['SERVER_TRUST_ID']),
  }
}
