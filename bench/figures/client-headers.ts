import { localSecrets } from '../../tools/serve/worker-options.ts'

/** Headers that the local platform knows its client by. */
export function clientHeaders(): Record<string, string> {
  const { AUTH_ACCESS_KEY = '', SERVER_TRUST_ID = '' } = localSecrets('platform/wrangler.toml')
  return { 'x-auth-access-key': AUTH_ACCESS_KEY, 'x-server-trust-id': SERVER_TRUST_ID }
}
