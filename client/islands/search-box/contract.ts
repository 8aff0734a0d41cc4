import { z } from 'zod'

/** The header's search form. `query`: the current page's search term. */
export const SearchBoxProps = z.object({ query: z.string().optional() })
