const dayMs = 86_400_000

/** How long events are stored, and how far back they are read (docs/decisions/0020-experiment-services.md). */
export const retention = {
  /** An event that arrives later is refused, since it may have been counted before. */
  eventsMs: 90 * dayMs,
  /** How far back a visitor's history is read; less than the retention. */
  historyMs: 30 * dayMs,
  /** How many are deleted after a logged batch; more than a batch contains. */
  deletedAtOnce: 500,
} as const
