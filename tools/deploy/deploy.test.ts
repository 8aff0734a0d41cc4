import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { fromRoot } from '../serve/project.ts'
import type { WorkerConfig } from './preflight.ts'
import { type DeployEdges, deploy } from './run.ts'

const secrets: Readonly<Record<string, readonly string[]>> = {
  'wrangler.toml': ['AUTH_ACCESS_KEY', 'SERVER_TRUST_ID', 'SESSION_SECRET', 'PURGE_TOKEN', 'PREVIEW_SECRET'],
  'platform/wrangler.toml': [
    'AUTH_ACCESS_KEY',
    'SERVER_TRUST_ID',
    'TOKEN_SECRET',
    'ADMIN_TOKEN',
    'PAYMENT_SECRET',
    'PURGE_TOKEN',
  ],
}
const common = {
  durable_objects: { bindings: [] },
  services: [{ binding: 'HASHING', service: 'kerb-hashing' }],
  observability: { enabled: true },
}
const configs: Readonly<Record<string, WorkerConfig>> = {
  'wrangler.toml': {
    ...common,
    durable_objects: { bindings: [{ name: 'EVENT_OUTBOX', class_name: 'EventOutbox' }] },
    vars: { ENVIRONMENT: 'production', SHOP_ORIGINS: 'https://shop.example', FEATURES: 'expressCheckout' },
    secrets: { required: secrets['wrangler.toml'] },
    kv_namespaces: [{ binding: 'CONTENT_CACHE', id: '0123456789abcdef0123456789abcdef' }],
  },
  'platform/wrangler.toml': {
    ...common,
    vars: {
      ENVIRONMENT: 'production',
      SHOP_ORIGINS: 'https://shop.example',
      PURGE_ORIGIN: 'https://shop.example',
      PAYMENT_PROVIDER_ORIGIN: 'https://pay.example',
      RETURN_ADDRESSES: '{ "US": ["Returns", "1 Dock Road"] }',
    },
    secrets: { required: secrets['platform/wrangler.toml'] },
  },
  'backend/hashing/wrangler.toml': { ...common, name: 'kerb-hashing', vars: {} },
}

/** A deployment's steps, in order, and its output. */
async function deployed(edges: Partial<DeployEdges> = {}) {
  const steps: string[] = []
  const outcome = await deploy({
    readConfig: (file) => configs[file] as WorkerConfig,
    listSecrets: async (file) => secrets[file] ?? [],
    build: async () => steps.push('build'),
    wrangler: async (args) => void steps.push(args.slice(0, args.indexOf('--env')).join(' ')),
    line: (text) => steps.push(text.trim()),
    ...edges,
  }).then(
    () => 'deployed',
    (error: Error) => error.message,
  )
  return { done: steps, outcome }
}

describe('a deployment', () => {
  it('migrates the database before any code that needs it is uploaded, and the platform before the storefront', async () => {
    const { done, outcome } = await deployed()
    expect(outcome).toBe('deployed')
    expect(done.slice(0, 4)).toEqual([
      'build',
      'd1 migrations apply DB --remote --config platform/wrangler.toml',
      'deploy --config backend/hashing/wrangler.toml',
      'deploy --config platform/wrangler.toml',
    ])
    expect(done[4]).toBe('deploy --config wrangler.toml')
    expect(done[5]).toContain('AUTH_ACCESS_KEY, SERVER_TRUST_ID, PURGE_TOKEN shows at https://shop.example/readyz')
  })

  it('of a fresh clone does nothing and lists all that is missing', async () => {
    const { done, outcome } = await deployed({
      readConfig: (file) => readConfig({ config: fromRoot(file), env: 'production' }, { hideWarnings: true }),
      listSecrets: async () => [],
    })
    expect(done).toEqual([])
    for (const address of [
      'wrangler.toml: kv_namespaces.0.id is still "replace-with-your-kv-id"',
      'wrangler.toml: SHOP_ORIGINS: https://replace-with-the-shops-address is still the placeholder',
      'platform/wrangler.toml: d1_databases.0.database_id is still "replace-with-your-d1-id"',
      'platform/wrangler.toml: PAYMENT_PROVIDER_ORIGIN: is empty, so nothing can be sold',
      'platform/wrangler.toml: RETURN_ADDRESSES: is empty, so nothing can be returned',
      ...Object.entries(secrets).flatMap(([file, names]) => names.map((name) => `${file}: secret ${name} is not set`)),
    ])
      expect(outcome).toContain(address)
    expect(outcome).not.toContain('backend/hashing')
    expect(outcome).not.toContain('observability')
  })

  const changed = (file: string, change: (config: WorkerConfig) => WorkerConfig) => ({
    readConfig: (path: string) =>
      path === file ? change(configs[path] as WorkerConfig) : (configs[path] as WorkerConfig),
  })
  const withVars = (file: string, vars: Readonly<Record<string, string>>) =>
    changed(file, (config) => ({ ...config, vars: { ...config.vars, ...vars } }))

  it('takes a log of events that expects no key, where that is said', async () => {
    const vars = { EVENTS_ORIGIN: 'https://log.example', EVENTS_ACCESS_KEY: '' }
    expect((await deployed(withVars('wrangler.toml', vars))).outcome).toBe('deployed')
  })

  it.each([
    ['another environment', withVars('wrangler.toml', { ENVIRONMENT: 'staging' }), 'ENVIRONMENT: is "staging"'],
    ['a feature that nobody knows', withVars('wrangler.toml', { FEATURES: 'expres' }), 'no feature "expres"'],
    ['no shop', withVars('platform/wrangler.toml', { SHOP_ORIGINS: '' }), 'SHOP_ORIGINS: names no shop'],
    [
      'a shop that is told of no change',
      withVars('platform/wrangler.toml', { PURGE_ORIGIN: '' }),
      'PURGE_ORIGIN: is empty',
    ],
    [
      'a shop that may not frame the payment pages',
      withVars('wrangler.toml', { SHOP_ORIGINS: 'https://shop.example https://other.example' }),
      'platform/wrangler.toml: SHOP_ORIGINS: lacks https://other.example',
    ],
    [
      'a datafile that the shop doesn’t ask for',
      withVars('wrangler.toml', { DATAFILE_SDK_KEY: 'abc' }),
      'platform/wrangler.toml: DATAFILE_SDK_KEY: is "", and the storefront’s is "abc"',
    ],
    ['a local backend', withVars('wrangler.toml', { COMMERCE_ORIGIN: 'http://localhost:9' }), 'this machine'],
    ['a secret in the open', withVars('wrangler.toml', { PURGE_TOKEN: 'open' }), 'PURGE_TOKEN: is a secret'],
    [
      'no outbox of events',
      changed('wrangler.toml', (config) => ({ ...config, durable_objects: { bindings: [] } })),
      'binding EVENT_OUTBOX is missing',
    ],
    [
      'a demo’s binding',
      changed('platform/wrangler.toml', (config) => ({
        ...config,
        durable_objects: { bindings: [{ name: 'SANDBOX_PAYMENT', class_name: 'SandboxPaymentObject' }] },
      })),
      'binding SANDBOX_PAYMENT (SandboxPaymentObject) belongs to the demo',
    ],
    [
      'a log of events whose key is not set',
      withVars('wrangler.toml', { EVENTS_ORIGIN: 'https://log.example' }),
      'wrangler.toml: secret EVENTS_ACCESS_KEY is not set',
    ],
    [
      'the key of a log in the open',
      withVars('wrangler.toml', { EVENTS_ORIGIN: 'https://log.example', EVENTS_ACCESS_KEY: 'open' }),
      'EVENTS_ACCESS_KEY: is a secret',
    ],
    [
      'a captcha whose secret is not set',
      withVars('platform/wrangler.toml', { CAPTCHA_VERIFY_URL: 'https://captcha.example/siteverify' }),
      'platform/wrangler.toml: secret CAPTCHA_SECRET is not set',
    ],
    [
      'a search server whose key is not set',
      withVars('platform/wrangler.toml', { SEARCH_ORIGIN: 'https://search.example' }),
      'platform/wrangler.toml: secret SEARCH_API_KEY is not set',
    ],
    [
      'a captcha of this machine',
      withVars('platform/wrangler.toml', { CAPTCHA_VERIFY_URL: 'http://localhost:9/siteverify' }),
      'CAPTCHA_VERIFY_URL: http://localhost:9 is this machine',
    ],
    [
      'no hashing Worker',
      {
        readConfig: (file: string) => {
          const config = file === 'backend/hashing/wrangler.toml' ? null : configs[file]
          if (!config) throw new Error('ENOENT')
          return config
        },
      },
      'backend/hashing/wrangler.toml: no password could be compared: ENOENT',
    ],
    [
      'another hashing Worker than the platform’s',
      changed('backend/hashing/wrangler.toml', (config) => ({ ...config, name: 'kerb-hashing-staging' })),
      'is uploaded as kerb-hashing-staging, and platform/wrangler.toml binds HASHING to kerb-hashing',
    ],
    [
      'a Worker that keeps no log',
      changed('backend/hashing/wrangler.toml', ({ observability: _, ...config }) => config),
      'backend/hashing/wrangler.toml: observability is switched off',
    ],
    [
      'an account that nobody is signed in to',
      { listSecrets: () => Promise.reject(new Error('You are not authenticated.')) },
      'wrangler.toml: its secrets could not be listed: You are not authenticated.',
    ],
  ])('with %s does nothing and says so', async (_, edges, expected) => {
    const { done, outcome } = await deployed(edges)
    expect(done).toEqual([])
    expect(outcome).toContain(expected)
  })
})
