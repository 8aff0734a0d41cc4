import { z } from 'zod'

/** Names the file that the reporter writes. */
export const reportFileVariable = 'TEST_REPORT_FILE'

const Failure = z.object({
  /** The failed test's id, the same in every run; absent if a file failed, or something outside of tests. */
  test: z.string().optional(),
  /** The failed test's file, from the root. Absent if it isn't known. */
  file: z.string().optional(),
  /** Begins with its file or its kind; its message starts on the second line. */
  text: z.string(),
})
export type Failure = z.infer<typeof Failure>

/** The result of one run of Vitest. */
export const Report = z.object({
  /** Ids of the tests that passed. */
  passed: z.array(z.string()).readonly(),
  failures: z.array(Failure).readonly(),
})
export type Report = z.infer<typeof Report>
