import { UnusableFeed } from '../raw-row.ts'

/** A mapping file's pattern. Letter case doesn't matter; `flags` adds to that. */
export function compiledPattern(pattern: string, flags = ''): RegExp {
  try {
    return new RegExp(pattern, `iu${flags}`)
  } catch (error) {
    throw new UnusableFeed(
      `The mapping's pattern ${JSON.stringify(pattern)} is not valid: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
