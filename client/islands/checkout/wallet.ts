type Wallet = {
  readonly script: string
  readonly method: string
  readonly amount: number
  readonly currency: string
  readonly label: string
}
type Answer = { readonly sessionID?: string; readonly cancelled?: true; readonly failed?: true }
type Provider = { authorize(options: Omit<Wallet, 'script'> & { readonly locale: string }): Promise<Answer> }

/** The shopper closed the wallet: nothing was ordered. */
export class NotApproved extends Error {}

/**
 * Loads the provider's script, once and only now, and opens its sheet. Resolves to the wallet's session; null where it can't be had, so that the
 * order goes by the provider's own page.
 */
export async function openWallet({ script, ...wallet }: Wallet, locale: string): Promise<string | null> {
  const provider = await load(script).catch(() => null)
  const answer = await provider?.authorize({ ...wallet, locale })
  if (answer?.cancelled) throw new NotApproved()
  return answer?.sessionID ?? null
}

function load(src: string): Promise<Provider | null> {
  const provider = () => (window as { KerbPayments?: Provider }).KerbPayments ?? null
  if (provider()) return Promise.resolve(provider())
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve(provider()))
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}
