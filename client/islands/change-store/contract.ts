import { z } from 'zod'
import { Form, StoreNamed } from '../form-contract.ts'

/** Asks for confirmation before moving all pickup items (`itemIds`) to `store`. */
export const ChangeStoreProps = z.object({ form: Form, store: StoreNamed, itemIds: z.array(z.string()) })
