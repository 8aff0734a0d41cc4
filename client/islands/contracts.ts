import { z } from 'zod'

/** The words an island shows, by the last part of their key; `{name}` places are filled in the browser. */
const Strings = z.record(z.string(), z.string())

/** What the server hands each island (in `<script type="application/json" data-props>`): the contract between page and browser. */
export const islandProps = {
  'mini-cart': z.object({
    locale: z.string(),
    currency: z.string(),
    csrf: z.string(),
    cartHref: z.string(),
    checkoutHref: z.string(),
    /** On the cart page an add doesn't open the mini cart (spec 1 §2). */
    onCartPage: z.boolean(),
    strings: Strings,
  }),
  'buy-box': z.object({ strings: Strings }),
  /** The cart page. */
  bag: z.object({
    locale: z.string(),
    csrf: z.string(),
    /** The session ended: what the browser remembers goes into a new bag. */
    lost: z.boolean(),
    strings: Strings,
  }),
  checkout: z.object({
    locale: z.string(),
    country: z.string(),
    step: z.enum(['shipping', 'billing', 'summary']),
    /** The payment provider's own: whom a frame's messages are believed from. Empty on steps without payment. */
    paymentOrigin: z.string(),
    csrf: z.string(),
    challengeAction: z.string(),
    /** What is to be told when the page opens, until it is dismissed. */
    toasts: z.array(z.object({ title: z.string(), message: z.string() })),
    strings: Strings,
    /** Field messages by their id, their places unfilled. */
    faults: Strings,
  }),
  /** Its one word, on the dismiss button, is an attribute of the region. */
  toaster: z.object({}),
  /** An editor's toolbar, on previewed pages only. */
  preview: z.object({}),
  'search-box': z.object({ locale: z.string(), strings: Strings }),
} as const

export type IslandName = keyof typeof islandProps
export type IslandPropsOf<N extends IslandName> = z.infer<(typeof islandProps)[N]>
