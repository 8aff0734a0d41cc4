import { keepSearch } from '../../state/recent-searches.ts'
import type { Attach } from '../attach.ts'

export const attach: Attach<'searched'> = (_, { query }) => keepSearch(query)
