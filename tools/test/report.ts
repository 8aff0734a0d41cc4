import { z } from 'zod'

/** Names the file that the reporter writes. */
export const reportFileVariable = 'TEST_REPORT_FILE'

/** What a run of Vitest came to. Each failure begins with its file or its kind. */
export const Report = z.object({ passed: z.int(), failures: z.array(z.string()).readonly() })
export type Report = z.infer<typeof Report>
