import type { canaryVisitor } from '../../worker/routes/page-answer/canary.fixtures.ts'

type Canary = Awaited<ReturnType<typeof canaryVisitor>>

const parts: readonly Readonly<Record<string, string>>[] = [{}, { 'x-fragment': 'main' }]
const nobody = { 'user-agent': 'Mozilla/5.0', 'cf-connecting-ip': '192.0.2.1' }

/** The person's values that occur in a text. */
export const valuesIn = (text: string, { values }: Canary): string[] => values.filter((value) => text.includes(value))

/**
 * Opens each path as somebody each of whose values is known, then as nobody. `faults`: values that nobody was shown;
 * `own`: answers that showed the person a value; `hits`: answers to nobody that were kept ones.
 */
export async function canariesShown(shopUrl: string, person: Canary, paths: readonly string[]) {
  const faults: string[] = []
  let [own, hits] = [0, 0]
  for (const path of paths)
    for (const part of parts) {
      const headers = { ...person.headers, ...part }
      const mine = await (await fetch(shopUrl + path, { headers, redirect: 'manual' })).text()
      if (valuesIn(mine, person).length > 0) own += 1
      const answer = await fetch(shopUrl + path, { headers: { ...nobody, ...part }, redirect: 'manual' })
      if (answer.headers.get('x-page-cache')?.startsWith('hit')) hits += 1
      const text = JSON.stringify([...answer.headers]) + (await answer.text())
      for (const value of valuesIn(text, person)) faults.push(`${path} ${JSON.stringify(part)} shows others ${value}`)
    }
  return { faults, own, hits }
}
