import type { Hono } from 'hono'
import type { z } from 'zod'
import { createExperimentation } from '../../experimentation/app.ts'
import type { RoomEnv, Setup } from '../../experimentation/setup.ts'
import type { IngestExperiment, IngestFlag } from '../../shared/contracts/experiment.ts'
import { accessKeyHeader } from '../../shared/experiment-services.ts'
import { openD1 } from './d1.ts'

export const grid: z.input<typeof IngestExperiment> = {
  key: 'home-arrivals',
  name: 'New arrivals as a grid',
  hypothesis: 'A grid shows more of them at once.',
  state: 'running',
  previewPath: '/',
  metric: 'purchase',
  variants: [
    { key: 'carousel', name: 'Carousel', share: 5000 },
    { key: 'grid', name: 'Grid', share: 5000 },
  ],
}
export const videoFlag: z.input<typeof IngestFlag> = {
  key: 'hostedVideo',
  name: 'Hosted video',
  share: 10_000,
  variables: [{ key: 'minimumSeconds', type: 'integer', defaultValue: '30' }],
}

type Told = {
  visitor: string
  uuid: string
  at: number
  key?: string
  revenue?: number
  currency?: string
  shown?: string
}

/** A batch for the log endpoint; `shown` is the variation that an impression is of. */
export const batchOf = (reported: readonly Told[], overrides: Record<string, unknown> = {}) => ({
  account_id: '1',
  project_id: '1',
  revision: '2',
  client_name: 'kerb',
  client_version: '1',
  visitors: reported.map(({ visitor, uuid, at, key = 'campaign_activated', revenue, currency = 'USD', shown }) => ({
    visitor_id: visitor,
    snapshots: [
      {
        ...(shown && {
          decisions: [{ campaign_id: '1001', experiment_id: '1001', variation_id: shown }],
        }),
        events: [
          { entity_id: '1', key, timestamp: at, uuid, ...(revenue !== undefined && { revenue, tags: { currency } }) },
        ],
      },
    ],
  })),
  ...overrides,
})

/** The room as it is mounted, over a database in memory. */
export function openRoom(overrides: Partial<Setup> = {}) {
  let now = Date.parse('2026-11-20T10:00:00Z')
  const waits: number[] = []
  const setup: Setup = {
    environment: 'test',
    sdkKey: 'abc',
    accessKey: 'shops-key',
    adminToken: 'operators-token',
    sessionSecret: 'console-secret',
    experiences: async () => [],
    prices: {
      revisions: async () => [],
      revision: async () => null,
      moves: async () => [],
      decisions: async () => [],
      settle: async () => ({ settled: 0, left: 0 }),
    },
    onChange: async () => undefined,
    shopOrigin: 'https://shop.example',
    now: () => now,
    wait: async (ms) => {
      waits.push(ms)
    },
    ...overrides,
  }
  const db = openD1()
  const background: Promise<unknown>[] = []
  const execution = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException: () => undefined,
    props: {},
  }
  const request = (app: Hono<RoomEnv>) => async (path: string, init?: RequestInit) =>
    app.request(
      `https://platform.example${path}`,
      { ...init, headers: { [accessKeyHeader]: setup.accessKey, ...init?.headers } },
      { DB: db },
      execution,
    )
  const room = createExperimentation(setup)
  const admin = request(room.admin)
  return {
    db,
    waits,
    fetch: request(room.services),
    admin,
    /** Resolves when all background work of earlier calls is done. */
    settled: () => Promise.all(background),
    pass(ms: number): void {
      now += ms
    },
    async ingest(experiments: readonly unknown[], flags: readonly unknown[] = []): Promise<unknown> {
      return (await admin('/', { method: 'POST', body: JSON.stringify({ experiments, flags }) })).json()
    },
  }
}
