/**
 * Defaults and limits of spec 2 §9, and of the sections named; those marked "chosen" stand in
 * docs/decisions/0017-experiments.md.
 */
export const defaults = {
  /** §9 "Bucketing". */
  bucketing: { buckets: 10_000, hashSeed: 1 },
  /** Versions and limits: chosen. How often one is asked for is among the library's defaults below. */
  datafile: { versions: ['2', '3', '4'], maxLength: 10_000_000, greatestGrowth: 20, copyTimeoutMs: 250, retryMs: 5000 },
  /** §9 "onReady default timeout". */
  readiness: { timeoutMs: 30_000 },
  /** §9 "Default event batch size", "flush interval", "max queue"; §8 "up to 3 attempts". */
  events: { batchSize: 10, flushMs: 1000, maxQueue: 10_000, attempts: 3 },
  /** Outboxes that visitors are spread over, and how each deals with a log endpoint that fails: chosen. */
  outbox: {
    shards: 8,
    retryMs: 100,
    timeoutMs: 5000,
    greatestPauseMs: 30_000,
    batchesPerRound: 100,
    maxDeadLetters: 1000,
    enqueueTimeoutMs: 2000,
  },
  /** §9 "Customer-data-platform event queue size", "retries"; pauses: chosen. */
  customerDataPlatform: { queueSize: 100, retries: 3, retryMs: 100, timeoutMs: 5000 },
  /** §9 "Segment cache". */
  segmentCache: { capacity: 100, timeoutMs: 600_000 },
  /**
   * Time that a page waits for the decision service, for qualified segments and for a cold isolate's datafile: chosen.
   */
  decisionService: { timeoutMs: 150 },
  segments: { timeoutMs: 150 },
  firstDatafile: { timeoutMs: 50 },
  /** §3 "Visitor id", §9 "Visitor id maximum length". */
  visitorId: { prefix: 'vuid_', maxLength: 32 },
  /** §9 "Library defaults of the event SDK". */
  library: { flushMs: 30_000, batchSize: 10, datafilePollMs: 300_000, requestTimeoutMs: 60_000, pendingEvents: 100 },
} as const
