import { describe, expect, it } from 'vitest'
import { isFields, objectsOf } from '../../shared/json-fields.ts'
import { datafile, userWith, withFields } from './datafile.fixtures.ts'
import { decideAll } from './decide.ts'
import { defaults } from './defaults.ts'
import { readDatafile } from './read-datafile.ts'

const required = [
  'projectId',
  'accountId',
  'version',
  'revision',
  'groups',
  'experiments',
  'events',
  'audiences',
  'attributes',
]
const faultOf = (json: string) => {
  const read = readDatafile(json)
  return read.ok ? null : read.fault
}

describe('a datafile', () => {
  it.each(required)('needs %s', (name) => {
    const { [name]: _, ...rest } = datafile
    expect(faultOf(JSON.stringify(rest))).toBe(`Datafile is invalid - property ${name}: is missing and it is required`)
  })

  it('is refused with the first fault', () => {
    const [experiment] = objectsOf(datafile['experiments'])
    expect(faultOf(withFields({ experiments: [experiment, { ...experiment, key: 7 }], events: 'none' }))).toBe(
      'Datafile is invalid - property experiments[1].key: 7 - number value found, but a string is required',
    )
    expect(faultOf(withFields({ groups: {} }))).toContain(
      'property groups: [object Object] - object value found, but a array',
    )
    expect(faultOf(withFields({ experiments: [null] }))).toContain('property experiments[0]: null - object value found')
    expect(faultOf(withFields({ integrations: [{ host: 'x' }] }))).toContain('property integrations[0].key: is missing')
  })

  it.each(['1', '5', '', '04', 4, null])('of version %j is not supported', (version) => {
    expect(faultOf(withFields({ version }))).toContain(`does not support the given datafile version: ${version}`)
  })

  it.each(['2', '3', '4'])('of version %s is', (version) => {
    expect(faultOf(withFields({ version }))).toBeNull()
  })

  it.each(['', '{', 'null', '[]', '"text"', '1', 'undefined', '<html>', `${withFields({})}}`])(
    'is malformed: %j',
    (json) => {
      expect(faultOf(json)).toBe('Datafile is invalid because it is malformed.')
    },
  )

  it('is refused, and not read, when it is huge', () => {
    expect(faultOf(' '.repeat(defaults.datafile.maxLength + 1))).toContain('longer than')
  })

  it('takes the later of two equal keys, as JSON does', () => {
    expect(faultOf(withFields({}).replace('"revision":"42"', '"revision":"42","revision":"43"'))).toBeNull()
  })

  it('lets an experiment be missing: its flag does without it, and the gap is named', () => {
    const [flag] = objectsOf(datafile['featureFlags'])
    const read = readDatafile(withFields({ featureFlags: [{ ...flag, experimentIds: ['999', '101'] }] }))
    expect(read.ok && read.project.gaps).toEqual(['flag banner names experiment 999, which is not there'])
    const user = userWith({ userId: 'tester' })
    expect(read.ok && decideAll(read.project, user)['banner']?.variationKey).toBe('loud')
  })

  it('names the customer-data platform', () => {
    const read = readDatafile(withFields({}))
    expect(read.ok && read.project.customerDataPlatform).toEqual({
      host: 'https://odp.test',
      publicKey: 'key',
      pixelUrl: 'https://pixel.test',
    })
  })
})

describe('bad input', () => {
  const odd: readonly unknown[] = [
    null,
    true,
    0,
    -1,
    1.5,
    '',
    'x',
    [],
    {},
    [null],
    [[]],
    [{}],
    '__proto__',
    { a: { b: 1 } },
  ]
  const user = userWith({
    attributes: { a: null, b: [1], c: {}, d: 1n, e: Symbol('e'), f: Number.NaN, constructor: 'x' },
  })

  /** Answers the value with each of its parts in turn replaced, down to four levels. */
  function* spoiled(value: unknown, depth = 0): Generator<unknown> {
    if (depth > 5) return
    const parts = Array.isArray(value) ? [...value.entries()] : isFields(value) ? Object.entries(value) : []
    for (const [key, part] of parts) {
      const replaced = (other: unknown) =>
        Array.isArray(value) ? value.with(Number(key), other) : { ...Object(value), [key]: other }
      for (const other of odd) yield replaced(other)
      for (const other of spoiled(part, depth + 1)) yield replaced(other)
    }
  }

  it('never throws, wherever a datafile is wrong', () => {
    let read = 0
    let refused = 0
    for (const wrong of spoiled(datafile)) {
      const result = readDatafile(JSON.stringify(wrong))
      if (result.ok) decideAll(result.project, user, ['INCLUDE_REASONS'])
      else expect(result.fault).toMatch(/^(?:Datafile is invalid|This version)/)
      read += Number(result.ok)
      refused += Number(!result.ok)
    }
    expect(read).toBeGreaterThan(500)
    expect(refused).toBeGreaterThan(500)
  })

  it('never throws, wherever a datafile ends', () => {
    const json = withFields({})
    for (let length = 0; length < json.length; length += 1) expect(readDatafile(json.slice(0, length)).ok).toBe(false)
  })

  it('takes names of prototypes for what they are', () => {
    const json = JSON.stringify(datafile)
      .replaceAll('"banner"', '"__proto__"')
      .replaceAll('"colour"', '"__proto__"')
      .replaceAll('"country"', '"__proto__"')
      .replaceAll('"101"', '"constructor"')
      .replaceAll('"loud"', '"toString"')
    const read = readDatafile(json)
    const decisions = read.ok ? decideAll(read.project, userWith({ userId: 'tester' })) : {}
    expect(Object.keys(decisions)).toEqual(['__proto__'])
    expect(Object.values(decisions)[0]).toMatchObject({ variationKey: 'toString', enabled: true })
    expect({}).not.toHaveProperty('colour')
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })

  it('reads conditions and variables that are nested without end', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const conditions = `${'["not",'.repeat(50_001)}"x"${']'.repeat(50_001)}`
    const [flag] = objectsOf(datafile['featureFlags'])
    const variables = [{ id: '1', key: 'deep', type: 'json', defaultValue: deep }]
    const read = readDatafile(
      withFields({ audiences: [{ id: '201', name: '', conditions }], featureFlags: [{ ...flag, variables }] }),
    )
    expect(read.ok && decideAll(read.project, user)['banner']).toMatchObject({
      variationKey: 'off',
      variables: { deep: null },
    })
  })
})
