import type { BehaviorPropsOf } from '../../client/islands/contracts.ts'
import type { MessageKey } from '../../shared/i18n/messages/en.ts'
import type { RenderContext } from '../context/render-context.ts'

/** The words an island shows, by the last part of their key; places to fill stay as they are. */
function words(context: Pick<RenderContext, 'raw'>, keys: readonly MessageKey[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key.slice(key.lastIndexOf('.') + 1), context.raw(key)]))
}

export function buyBoxProps(context: Pick<RenderContext, 'raw'>): BehaviorPropsOf<'buy-box'> {
  return { strings: words(context, ['product.sizeMissing', 'product.adding', 'toast.failed']) }
}
