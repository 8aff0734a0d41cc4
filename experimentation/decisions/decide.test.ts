import { beforeEach, describe, expect, it } from 'vitest'
import { grid, openRoom } from '../../tests/harness/experimentation-room.ts'
import { decideExperiences } from './decide.ts'

type Asked = Readonly<Record<string, string | number | boolean | null>>
let room: ReturnType<typeof openRoom>
beforeEach(() => {
  room = openRoom()
})

const decide = async (visitorId: string, experienceIds: string[], attributes: Asked = {}) =>
  (await decideExperiences({ body: { visitorId, experienceIds, attributes } }, { env: { DB: room.db } })).value
    .decisions
const engine = { ...grid, decidedBy: 'engine' }

describe('the decision engine', () => {
  it('decides each experience in order, consistently, by the shares', async () => {
    const shares = [2000, 3000]
    const variants = grid.variants.map((variant, index) => ({ ...variant, share: shares[index] ?? 0 }))
    await room.ingest([
      { ...engine, variants },
      { ...grid, key: 'of-the-shop' },
    ])
    const counts = new Map<string | null, number>()
    for (let index = 0; index < 2000; index += 1) {
      const [first] = await decide(`v${index}`, ['home-arrivals'])
      counts.set(first?.variantId ?? null, (counts.get(first?.variantId ?? null) ?? 0) + 1)
    }
    for (const [key, share] of [
      ['carousel', 400],
      ['grid', 600],
      [null, 1000],
    ] as const)
      expect(Math.abs((counts.get(key) ?? 0) - share), `${key}`).toBeLessThan(90)
    const asked = ['missing', 'home-arrivals', 'of-the-shop', 'constructor']
    const once = await decide('v1', asked)
    expect(await decide('v1', asked)).toEqual(once)
    expect(once.map(({ experienceId }) => experienceId)).toEqual(asked)
    expect(once.filter(({ variantId }) => variantId === null).length).toBeGreaterThanOrEqual(3)
    expect(once[2]?.reason).toBe('The datafile decides this experience.')
  })

  const attribute = (name: string, match: string, value?: unknown) => ({
    type: 'custom_attribute',
    name,
    match,
    ...(value !== undefined && { value }),
  })
  const german = attribute('country', 'exact', 'de')
  it.each([
    ['all of several', ['and', ['or', german], ['not', attribute('country', 'exact', 'us')]], { country: 'de' }, true],
    ['another value', [german], { country: 'us' }, false],
    ['nothing known', ['or', german], {}, false],
    ['a "not" of what is not known', ['not', german], {}, false],
    ['a part of a text', ['and', attribute('locale', 'substring', 'de-')], { locale: 'de-at' }, true],
    ['any value', ['and', attribute('country', 'exists')], { country: '' }, true],
    ['no value', ['and', attribute('country', 'exists')], { country: null }, false],
    ['a name of every object', ['and', attribute('constructor', 'exists')], {}, false],
    ['a greater number', ['and', attribute('age', 'gt', 30)], { age: 31 }, true],
    ['an equal number', ['and', attribute('age', 'gt', 30)], { age: 30 }, false],
    ['a smaller number', ['and', attribute('age', 'lt', 30)], { age: 29.5 }, true],
    ['a newer version', ['and', attribute('app', 'semver_ge', '2.1')], { app: '2.10.0' }, true],
    ['an older version', ['and', attribute('app', 'semver_ge', '2.1')], { app: '2.0.9' }, false],
    ['an unknown match type', ['or', attribute('country', 'regex', '.*')], { country: 'de' }, false],
  ] as const)('decides for an audience: %s', async (_, audience, attributes, isIn) => {
    await room.ingest([{ ...engine, audience }])
    const [decision] = await decide('v1', ['home-arrivals'], attributes)
    expect(decision?.reason).toMatch(isIn ? /^Bucket/ : 'The visitor is not in the audience.')
    expect(decision?.variantId ?? '').toMatch(isIn ? /carousel|grid/ : /^$/)
  })

  it('asks its own customer data platform for the segments of an audience', async () => {
    const qualified = { type: 'third_party_dimension', name: 'odp.audiences', match: 'qualified', value: 'insiders' }
    await room.ingest([{ ...engine, audience: ['and', qualified] }])
    await room.admin('/segments', {
      method: 'POST',
      body: JSON.stringify({ visitorId: 'v1', segments: ['insiders'] }),
    })
    const [[inside], [outside]] = await Promise.all([decide('v1', ['home-arrivals']), decide('v2', ['home-arrivals'])])
    expect(inside?.variantId).toMatch(/carousel|grid/)
    expect(outside?.variantId).toBeNull()
  })

  it('decides nothing for a draft', async () => {
    await room.ingest([{ ...engine, state: 'draft' }])
    expect(await decide('v1', ['home-arrivals'])).toMatchObject([
      { variantId: null, reason: 'The experiment is not running.' },
    ])
  })
})
