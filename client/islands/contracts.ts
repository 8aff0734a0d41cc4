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
  /** Closes what holds it for good; its form says under which name. */
  dismiss: z.object({}),
  /** A dialog block: the address opens it. */
  dialog: z.object({}),
  /** A film. `lazy`: it waits to be asked. */
  video: z.object({ lazy: z.boolean() }),
  'mega-menu': z.object({}),
  /** A widget of an external script, which takes the photos of `tag`. */
  'social-photos': z.object({ src: z.string(), tag: z.string(), limit: z.int(), strings: Strings }),
  /** `delay` in milliseconds, from its impression to its growing. */
  'pop-up': z.object({ name: z.string(), delay: z.number() }),
  /** A grid of articles; `id` is its section's, here and on the page that is asked for. */
  'article-grid': z.object({ id: z.string(), strings: Strings }),
  /** What it does at which width stands in its rules, as css variables. */
  carousel: z.object({}),
  'search-box': z.object({ locale: z.string(), strings: Strings }),
} as const

export type IslandName = keyof typeof islandProps
export type IslandPropsOf<N extends IslandName> = z.infer<(typeof islandProps)[N]>
