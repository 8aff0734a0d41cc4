import type { StepProps } from '../../pages/checkout/checkout-props.ts'
import { loadScript } from '../../runtime/load-script.ts'

type Wallet = NonNullable<StepProps<'summary'>['wallet']>
type Answer = { readonly sessionID?: string; readonly cancelled?: true; readonly failed?: true }
export type Approval = 'cancelled' | { readonly session: string | null }
type Provider = { authorize(options: Omit<Wallet, 'script'> & { readonly locale: string }): Promise<Answer> }

const scriptMs = 10_000

/**
 * Loads the provider's script on demand and opens the wallet's sheet. Resolves to the wallet's session, to
 * `session: null` if there is none and the order has to use the provider's own page, or to `cancelled` if the shopper
 * closed the wallet.
 */
export async function openWallet({ script, ...wallet }: Wallet, locale: string): Promise<Approval> {
  const provider = () => (window as { KerbPayments?: Provider }).KerbPayments
  if (!provider())
    await Promise.race([loadScript(script).catch(() => undefined), new Promise((end) => setTimeout(end, scriptMs))])
  const answer = await provider()?.authorize({ ...wallet, locale })
  return answer?.cancelled ? 'cancelled' : { session: answer?.sessionID ?? null }
}
