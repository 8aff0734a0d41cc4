import { beforeEach, describe, expect, it } from 'vitest'
import { qualifiedSegmentsQuery, SegmentsAnswer } from '../../shared/contracts/customer-data.ts'
import { batchOf, openRoom } from '../../tests/harness/experimentation-room.ts'
import { readSegmentsQuery } from './graphql-query.ts'

let room: ReturnType<typeof openRoom>
beforeEach(() => {
  room = openRoom()
})

async function ask(variables: unknown, query = qualifiedSegmentsQuery, key = 'abc') {
  const init = { method: 'POST', headers: { 'x-api-key': key }, body: JSON.stringify({ query, variables }) }
  const answer = await room.fetch('/v3/graphql', init)
  const { data, errors } = SegmentsAnswer.parse(await answer.json())
  const names = data?.customer?.audiences.edges.map(({ node }) => `${node.name} ${node.state}`)
  return { status: answer.status, names, fault: errors?.[0]?.extensions?.classification }
}

describe('qualified segments', () => {
  it('are those an operator assigned and those derived from conversions, as far as requested', async () => {
    const events = [{ visitor: 'vuid_1', uuid: 'u', at: Date.parse('2026-11-20'), key: 'purchase', revenue: 20_000 }]
    await room.fetch('/v1/events', { method: 'POST', body: JSON.stringify(batchOf(events)) })
    const body = JSON.stringify({ visitorId: 'vuid_1', segments: ['runners', 'walkers'] })
    expect((await room.admin('/segments', { method: 'POST', body })).status).toBe(204)
    const audiences = ['big-spenders', 'purchasers', 'bag-fillers', 'runners', 'unknown']
    const { names } = await ask({ userId: 'vuid_1', audiences })
    expect(names).toEqual(['big-spenders qualified', 'purchasers qualified', 'runners qualified'])
    expect((await ask({ userId: 'vuid_2', audiences })).names).toEqual([])
  })

  it('treat a hostile id as text', async () => {
    const userId = '"){audiences(subset:["runners"'
    const { status, names } = await ask({ userId, audiences: ["'; DROP TABLE exp_events; --"] })
    expect([status, names]).toEqual([200, []])
  })

  it('require the key and a query for them', async () => {
    const variables = { userId: 'v', audiences: [] }
    expect(await ask(variables, undefined, 'other')).toMatchObject({ status: 401, fault: 'AuthenticationException' })
    expect(await ask({ audiences: [] })).toMatchObject({ status: 200, fault: 'ValidationError' })
    expect(await ask(variables, '{ everything { password } }')).toMatchObject({ fault: 'ValidationError' })
    expect(
      (await ask(null, 'query {customer(fs_user_id : "v") {audiences(subset: ["a\\"b"]) {edges {node {name state}}}}}'))
        .names,
    ).toEqual([])
  })

  it.each([
    ['customer(vuid: "v") { audiences(subset: ["a"]) { edges { node { name secret } } } }'],
    ['customer(vuid: $__proto__) { audiences(subset: $a) { edges { node { name state } } } }'],
    ['customer(vuid: "v") { audiences(subset: "a") { edges { node { name state } } } }'],
    ['customer(vuid: "v'],
    [''],
  ])('are not read from %s', (query) => {
    expect(readSegmentsQuery(query, {}).ok).toBe(false)
  })
})

describe('the pixel', () => {
  const query = 'vuid=vuid_1&tracker_id=abc&event_type=product&vdl_action=view&idempotence_id=i1&product_id=KC1'

  it('stores an event once and returns an image', async () => {
    const answer = await room.fetch(`/v2/zaius.gif?${query}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
    expect(new TextDecoder('latin1').decode(await answer.arrayBuffer())).toMatch(/^GIF89a/)
    await room.fetch(`/v2/zaius.gif?${query}`)
    const { results } = await room.db.prepare('SELECT visitor_id, type, action, data FROM exp_customer_events').all()
    expect(results).toEqual([
      {
        visitor_id: 'vuid_1',
        type: 'product',
        action: 'view',
        data: JSON.stringify({ vuid: 'vuid_1', idempotence_id: 'i1', product_id: 'KC1' }),
      },
    ])
  })

  it('refuses events with another key or without an action', async () => {
    for (const wrong of [query.replace('abc', 'abd'), query.replace('vdl_action=view', 'vdl_action=')])
      expect((await room.fetch(`/v2/zaius.gif?${wrong}`)).status).toBe(400)
    expect((await room.fetch(`/v2/zaius.gif?${query}&x=${'y'.repeat(9000)}`)).status).toBe(414)
  })
})
