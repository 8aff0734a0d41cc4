import { atOnce, range } from '../reliability/at-once.ts'
import type { Target } from '../reliability/target.ts'
import { createAccounts, password, sendPassword } from './accounts.ts'

const victim = 'victim@bench.example'
const bystander = 'bystander@bench.example'
const home = '203.0.113.7'
const mostGuesses = 9
const width = 20

/**
 * `attempts` wrong passwords for one account, each from an address of its own, while others use the shop. Resolves to
 * what went wrong, in words.
 */
export async function attackAccount(target: Target, attempts: number): Promise<string[]> {
  const { origin, shopUrl } = target
  const faults: string[] = []
  await createAccounts(target, [
    { consumerId: 'CVICTIM', email: victim },
    { consumerId: 'CBYSTANDER', email: bystander },
  ])
  const check = async (what: string, email: string, network: string, expected: string | null) => {
    const { reply } = await sendPassword(origin, email, { network })
    if (reply.code !== expected) faults.push(`${what}: expected ${expected ?? 'success'}, got ${reply.code}`)
  }
  await check('the owner before the attack', victim, home, null)
  const answers = await atOnce(range(attempts), width, async (index) => {
    if (index % 100 === 50) {
      await check('somebody else during the attack', bystander, '203.0.113.8', null)
      const page = await fetch(`${shopUrl}/en-us`)
      if (page.status !== 200) faults.push(`a page during the attack: ${page.status}`)
      await page.body?.cancel()
    }
    const network = `10.${(index >> 8) & 255}.${index & 255}.1`
    return (await sendPassword(origin, victim, { network, typed: `${password}${index}` })).reply.code
  })
  const compared = answers.filter((code) => code === 'AUT401' || code === 'AUT426').length
  if (compared > mostGuesses) faults.push(`${compared} passwords were compared before the account was locked`)
  const others = answers.filter((code) => !['AUT401', 'AUT426', 'AUT423', 'API429'].includes(code ?? ''))
  if (others.length > 0) faults.push(`unexpected answers: ${[...new Set(others)].join(', ')}`)
  if (!answers.includes('AUT423')) faults.push('the account was never locked')
  await check('the right password from a new address while locked', victim, '198.51.100.9', 'AUT423')
  await check('the owner on a device that has signed in before', victim, home, null)
  return faults
}
