import type { Env } from '../../env.ts'

export type ImportState = {
  /** Products that the search server doesn't have as they are. */
  readonly waiting: number
  /** Why the last try failed; null if none did. */
  readonly reason: string | null
}

type Import = Pick<Env, 'SEARCH_IMPORT'>

/** A single object for all products, so that an older import never overtakes a newer one. */
const objectOf = ({ SEARCH_IMPORT }: Import) => SEARCH_IMPORT.get(SEARCH_IMPORT.idFromName('all'))

/** To be called once products have changed. */
export const wakeSearchImport = (env: Import): Promise<void> => objectOf(env).wake()

/** Has all products written again. */
export const fillSearchServer = async (env: Import): Promise<ImportState> => objectOf(env).fill()

export const searchImportState = async (env: Import): Promise<ImportState> => objectOf(env).state()
