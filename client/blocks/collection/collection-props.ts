import { z } from 'zod'
import { CollectionContent } from '../../../shared/content/collection.ts'

/** Spec 2 §3 "Collection". `layout` is what documents said before there were settings per breakpoint. */
export const CollectionProps = CollectionContent.extend({ layout: z.enum(['carousel', 'grid']).optional() })
