import { parseArgs } from 'node:util'

export type Options = {
  readonly shop: string
  readonly platform: string
  readonly token: string
  readonly experiment: string
  readonly visitors: number
  readonly rate: number
  readonly seed: number
}

export const usage = `Usage: npm run experiments:aa -- [options]

Sends simulated visitors through a running shop and prints what its experiment counted of them. They convert at the
same rate whatever they are shown, so a difference between the variants is chance or a fault. They are counted like
real visitors: use a shop that has none.

  --shop URL        the shop (http://localhost:8787)
  --platform URL    its platform (http://localhost:8788)
  --token T         the platform's ADMIN_TOKEN (local-admin-token; also from the environment)
  --experiment KEY  a running experiment whose conversion is add_to_cart (home-arrivals)
  --visitors N      how many (400)
  --rate R          the share of them who convert (0.2)
  --seed N          decides who converts (1)

Exit code: 0 every view and conversion was counted, 1 some weren't or visitors are split wrongly, 2 it couldn't run.`

/** Null when help is asked for; throws what is wrong. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | null {
  const text = (initial: string) => ({ type: 'string', default: initial }) as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      shop: text('http://localhost:8787'),
      platform: text('http://localhost:8788'),
      token: text(env['ADMIN_TOKEN'] ?? 'local-admin-token'),
      experiment: text('home-arrivals'),
      visitors: text('400'),
      rate: text('0.2'),
      seed: text('1'),
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return null
  const numberOf = (name: 'visitors' | 'rate' | 'seed', isValid: (value: number) => boolean): number => {
    const value = Number(values[name])
    if (!isValid(value)) throw new Error(`--${name} ${values[name]} is not possible`)
    return value
  }
  return {
    shop: new URL(values.shop).origin,
    platform: new URL(values.platform).origin,
    token: values.token,
    experiment: values.experiment,
    visitors: numberOf('visitors', (value) => Number.isInteger(value) && value > 0),
    rate: numberOf('rate', (value) => value >= 0 && value <= 1),
    seed: numberOf('seed', Number.isInteger),
  }
}
