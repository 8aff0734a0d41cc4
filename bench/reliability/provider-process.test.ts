import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { httpProvider } from '../../platform/payments/http-provider.ts'
import { freePort } from '../../tools/serve/ports.ts'
import { cardSession } from './card.ts'

let folder: string
let child: ChildProcess | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerb-provider-test-'))
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const file = () => join(folder, 'ledger.jsonl')
const ledger = () =>
  readFileSync(file(), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { op: string; reference: string; amount: number; key: string })

async function started(...flags: string[]) {
  const origin = `http://127.0.0.1:${await freePort()}`
  const script = new URL('provider-process.ts', import.meta.url).pathname
  const args = ['--port', new URL(origin).port, '--ledger', file(), ...flags]
  child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const up = await fetch(`${origin}/ledger`).catch(() => null)
    if (up) break
  }
  return { origin, provider: httpProvider({ name: 'process', origin, apiKey: 'x' }) }
}
const authorise = async () => ({
  reference: 'K1',
  key: 'K1:authorise',
  amount: 5000,
  currency: 'USD',
  method: 'CREDIT_CARD' as const,
  sessionId: await cardSession(),
  savedInstrumentId: null,
  returnUrl: null,
})
const money = { reference: 'K1', key: 'K1:capture', amount: 5000, currency: 'USD' }

it('does what it is asked once, though its answers be lost or refused, and writes it down', async () => {
  const { origin, provider } = await started('--lost', '1')
  const request = await authorise()
  expect(await provider.authorise(request)).toEqual({ outcome: 'no-answer' })
  const chaos = { method: 'POST', body: JSON.stringify({ lost: 0, errors: 1 }) }
  await fetch(`${origin}/chaos`, chaos)
  expect(await provider.authorise(request)).toEqual({ outcome: 'no-answer' })
  await fetch(`${origin}/chaos`, { ...chaos, body: JSON.stringify({ lost: 0, errors: 0 }) })
  const answer = await provider.authorise(request)
  const paymentId = answer.outcome === 'authorised' ? answer.paymentId : ''
  expect(answer).toMatchObject({ outcome: 'authorised', amount: 5000 })
  for (const _ of [1, 2]) expect(await provider.capture({ ...money, paymentId })).toEqual({ outcome: 'done' })
  expect(await provider.capture({ ...money, paymentId, amount: 4000 })).toEqual({ outcome: 'refused' })
  const expected = [
    { op: 'authorise', reference: 'K1', amount: 5000, key: 'K1:authorise' },
    { op: 'capture', reference: 'K1', amount: 5000, key: 'K1:capture' },
  ]
  expect(ledger()).toMatchObject(expected)
  expect(await (await fetch(`${origin}/ledger`)).json()).toMatchObject(expected)
})

it('takes money as often as it is asked where it forgets keys', async () => {
  const { provider } = await started('--ignore-keys')
  const request = await authorise()
  await provider.authorise(request)
  const answer = await provider.authorise(request)
  const paymentId = answer.outcome === 'authorised' ? answer.paymentId : ''
  for (const _ of [1, 2]) expect(await provider.capture({ ...money, paymentId })).toEqual({ outcome: 'done' })
  expect(ledger().map(({ op }) => op)).toEqual(['authorise', 'authorise', 'capture', 'capture'])
})
