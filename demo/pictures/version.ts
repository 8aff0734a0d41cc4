import { shortHash } from '../../shared/short-hash.ts'
import type { Art } from './art/contract.ts'

/** Increase it when the drawing code changes: every picture is then drawn again, with a new URL. */
export const drawingVersion = '2'

/** Equal for articles that look the same. */
export const artHash = (art: Art): string => shortHash(JSON.stringify(art))

/** The value of `?v=` in the URLs of a product's pictures. */
export const artVersion = (art: Art): string => `${drawingVersion}-${artHash(art).slice(0, 6)}`
