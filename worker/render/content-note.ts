import type { ContentState } from '../content/content-reader.ts'
import type { Resolution } from '../content/resolve.ts'

/**
 * How a document on the page came to look as it does: what the preview tells an editor, and what an exposure is told
 * from.
 */
export type ContentNote = {
  readonly document: {
    readonly id: string
    readonly slug: string
    readonly revision: number
    readonly updatedAt: string
  }
  readonly state: ContentState
  /** Seconds since the document was read from the content service. */
  readonly ageSeconds: number
} & Pick<Resolution, 'blocks' | 'choices' | 'faults'>
