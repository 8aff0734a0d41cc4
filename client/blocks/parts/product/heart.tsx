import { createContext, useContext } from 'react'
import { Icon } from '../icon.tsx'

/**
 * State that says of a product whether it is a favorite: `true`, `false`, or `undefined` where the shopper has no list.
 * The state is one visitor's alone, so the Worker hands in a marker that it fills as the page is sent
 * (worker/render/holes.ts).
 */
export const HeartStateContext = createContext<(productId: string) => string>(() => 'false')

/** The one form of the page that every heart belongs to (client/pages/chrome/favorites-form.tsx). */
export const favoritesFormId = 'favorites'

export function Heart({ productId, label }: { readonly productId: string; readonly label: string }) {
  const state: Readonly<Record<string, string>> = { 'aria-pressed': useContext(HeartStateContext)(productId) }
  return (
    <button
      type="submit"
      className="heart"
      form={favoritesFormId}
      name="productId"
      value={productId}
      aria-label={label}
      {...state}
    >
      <Icon name="heart" />
    </button>
  )
}
