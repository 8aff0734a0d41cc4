import { z } from 'zod'
import { Form, StoreNamed } from '../form-contract.ts'
import type { IslandContract } from '../island-contract.ts'

/** Asks for confirmation before moving all pickup items (`itemIds`) to `store`. */
const ChangeStoreProps = z.object({ form: Form, store: StoreNamed, itemIds: z.array(z.string()) })

export const changeStore = {
  props: ChangeStoreProps,
  messages: ['changeStore.body', 'changeStore.confirm', 'changeStore.title', 'dialog.cancel', 'miniCart.failed'],
} as const satisfies IslandContract
