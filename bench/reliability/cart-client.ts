import type { Cart } from '../../shared/contracts/cart.ts'
import { product } from '../../tests/integration/platform/catalogue-fixture.ts'
import type { Line, Saved, Step } from './cart-reference.ts'
import { type AskOptions, ask, bodyOf, type Reply } from './client.ts'

const { productId, skus } = product(1, 0)
const upcOf = (size: number): string => skus[size]?.upc ?? ''
const sizeOf = (upc: string | null): number => skus.findIndex((sku) => sku.upc === upc)
const giftOption = { email: 'ann@shop.example', to: 'Ann', message: '' }

type SavedPage = {
  readonly items: readonly {
    readonly itemId: string
    readonly upc: string | null
    readonly qty: number
    readonly giftOption: object | null
  }[]
}

const linesOf = ({ items }: Cart): readonly Line[] =>
  items.map((item) => ({ id: item.id, size: sizeOf(item.upc), gift: item.giftOption !== null, qty: item.qty }))

/** A browser with one basket, over HTTP. */
export class CartClient {
  readonly token: string
  basketId = ''
  private readonly origin: string

  constructor(origin: string, token: string) {
    this.origin = origin
    this.token = token
  }

  async create({ size, qty }: { readonly size: number; readonly qty: number }): Promise<readonly Line[]> {
    const item = { productId, upc: upcOf(size), qty }
    const reply = await ask(this.origin, 'cart.createWithItem', { body: { item } }, { token: this.token })
    const cart = bodyOf<Cart>(reply)
    this.basketId = cart.id
    return linesOf(cart)
  }

  /** The lines that it was answered with; null where it was refused. With `again` it is sent twice under one key. */
  async send(step: Step, again: boolean): Promise<readonly Line[] | null> {
    const options: AskOptions = { token: this.token, key: crypto.randomUUID() }
    let reply = await this.ask(step, options)
    if (again) reply = await this.ask(step, options)
    const { status, text } = reply
    if (status === 0 || status >= 500) throw new Error(`${step.kind} answered ${status} ${text.slice(0, 200)}`)
    return status === 200 ? linesOf(bodyOf<Cart>(reply)) : null
  }

  async readLines(): Promise<readonly Line[]> {
    const { origin, token, basketId } = this
    return linesOf(bodyOf<Cart>(await ask(origin, 'cart.get', { params: { basketId } }, { token })))
  }

  async readSaved(): Promise<readonly Saved[]> {
    const { items } = bodyOf<SavedPage>(await ask(this.origin, 'wishlists.saveForLater', {}, { token: this.token }))
    return items.map(({ itemId, upc, qty, giftOption: gift }) => ({
      id: itemId,
      size: sizeOf(upc),
      gift: gift !== null,
      qty,
    }))
  }

  private ask(step: Step, options: AskOptions): Promise<Reply> {
    const { origin, basketId } = this
    const params = { basketId }
    switch (step.kind) {
      case 'add': {
        const gift = step.gift ? { giftOption } : {}
        const body = [{ cartId: basketId, productId, upc: upcOf(step.size), qty: step.qty, ...gift }]
        return ask(origin, 'cart.addItems', { body }, options)
      }
      case 'update': {
        const body = { cartId: basketId, itemId: step.id, productId, upc: upcOf(step.size), qty: step.qty }
        return ask(origin, 'cart.updateItem', { params, body }, options)
      }
      case 'remove':
        return ask(origin, 'cart.removeItem', { body: { cartId: basketId, itemId: step.id, upc: '' } }, options)
      case 'save':
        return ask(origin, 'cart.moveToSaveForLater', { params, body: { itemId: step.id } }, options)
      case 'move-back': {
        const { id: itemId, size, qty } = step.saved
        const saveForLater = { consumerId: '', itemId, saveForLaterId: '' }
        const body = [{ cartId: basketId, productId, upc: upcOf(size), qty, saveForLater }]
        return ask(origin, 'cart.addItems', { body }, options)
      }
    }
  }
}
