export type CategoryKey =
  | 'women'
  | 'men'
  | 'kids'
  | 'accessories'
  | 'new'
  | 'sale'
  | 'shoes'
  | 'clothing'
  | 'materials'
  | 'high-tops'
  | 'low-tops'
  | 'court'
  | 'runners'
  | 'platforms'
  | 'boots'
  | 'sandals'
  | 'slip-ons'
  | 'tees'
  | 'hoodies'
  | 'jackets'
  | 'trousers'
  | 'headwear'
  | 'caps'
  | 'beanies'
  | 'bucket-hats'
  | 'socks'
  | 'everyday-socks'
  | 'high-socks'
  | 'warm-socks'
  | 'bags'
  | 'backpacks'
  | 'day-bags'
  | 'travel-bags'
  | 'gift-cards'
  | 'canvas'
  | 'suede-leather'
  | 'knit-mesh'
  | 'recycled'
export type Audience = 'women' | 'men' | 'kids'

export type CategoryCopy = {
  /** Name and a one-line description. */
  readonly entries: Readonly<Record<CategoryKey, readonly [name: string, line: string]>>
  /** Template for a name with its audience: `{name}`. */
  readonly audiences: Readonly<Record<Audience, string>>
  readonly newFor: Readonly<Record<Audience | 'accessories', readonly [name: string, line: string]>>
  readonly saleFor: Readonly<Record<Audience | 'accessories', readonly [name: string, line: string]>>
}
