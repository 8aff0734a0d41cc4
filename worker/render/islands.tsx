import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { z } from 'zod'
import { type DrawIsland, DrawIslandContext } from '../../client/blocks/parts/island.tsx'
import { HeartStateContext } from '../../client/blocks/parts/product/heart.tsx'
import { type IslandName, type IslandPropsOf, islandContracts } from '../../client/islands/contracts.ts'
import type { IslandContext } from '../../client/islands/island-context.ts'
import { serverIsland } from '../../client/islands/registry.server.ts'
import { FieldScope } from '../../client/pages/form/field-id.ts'
import { formatter, rawMessage } from '../../shared/i18n/formatter.ts'
import { type Locale, sites } from '../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import { type SentMessages, sendMessages } from '../../shared/i18n/sent-messages.ts'
import { favoriteMarker } from './holes.ts'

type Words = { readonly messages: SentMessages; readonly t: MessageFormatter }
const wordsOfIslands = new Map<string, Words>()

/** Made once an isolate. A message that an island isn't sent is missing on the server already. */
function wordsOf(name: IslandName, locale: Locale): Words {
  const key = `${locale} ${name}`
  const known = wordsOfIslands.get(key)
  if (known) return known
  const messages = sendMessages(islandContracts[name].messages, (id) => rawMessage(locale, id))
  const all = formatter(locale)
  const t: MessageFormatter = (id, values) => {
    if (!(id in messages)) throw new Error(`the island ${name} is not sent the message ${id}`)
    return all(id, values)
  }
  const words = { messages, t }
  wordsOfIslands.set(key, words)
  return words
}

type Contracts = { readonly [N in IslandName]: { readonly props: z.ZodType<IslandPropsOf<N>> } }
const contracts: Contracts = islandContracts

/** Props are parsed by the island's contract: what it doesn't name is not sent. */
function drawn<N extends IslandName>(name: N, given: object, context: IslandContext) {
  const contract: Contracts[N] = contracts[name]
  const props: IslandPropsOf<N> = contract.props.parse(given)
  return { node: createElement(serverIsland(name), Object.assign({ key: name }, props, context)), props }
}

export const drawIsland: DrawIsland = ({ name, props: given, locale, slot }) => {
  const { messages, t } = wordsOf(name, locale)
  const held = slot === undefined || slot === null ? null : <div data-slot="">{slot}</div>
  const { node, props } = drawn(name, given, { site: sites[locale], t, slot: held })
  // A root of its own in the browser, which knows nothing of what is around it.
  return { node: <FieldScope value="f">{node}</FieldScope>, data: { props, messages } }
}

/** A part of a page with what only the Worker has: the drawing of islands and the markers of favorites. */
export const inPage = (draw: DrawIsland, part: ReactNode): ReactNode => (
  <DrawIslandContext value={draw}>
    <HeartStateContext value={favoriteMarker}>{part}</HeartStateContext>
  </DrawIslandContext>
)

/** An island of a page without its markup. */
export type CollectedIsland = {
  readonly name: IslandName
  readonly id?: string
  readonly props: object
  readonly slot?: string
  readonly messages?: SentMessages
}

/**
 * Questions to a page's islands of one name: for an island that is in a browser already its props and what only the
 * server draws of it, for one that starts its props and messages.
 */
export type IslandWish = { readonly name: string; readonly starts: boolean }

/** Draws nothing and gathers the islands of one name in `found`. */
export const collectIslands =
  (wanted: IslandWish, found: CollectedIsland[]): DrawIsland =>
  ({ name, id, props, locale, slot }) => {
    if (name !== wanted.name) return null
    found.push({
      name,
      ...(id !== undefined && { id }),
      props: islandContracts[name].props.parse(props),
      ...(wanted.starts && { messages: wordsOf(name, locale).messages }),
      ...(!wanted.starts && slot !== undefined && slot !== null && { slot: renderToString(inPage(drawIsland, slot)) }),
    })
    return null
  }
