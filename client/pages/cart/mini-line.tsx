import type { ReactNode } from 'react'
import type { Picture } from '../../../shared/contracts/product.ts'
import { pictureAt } from '../../../shared/picture-url.ts'
import css from './mini-cart.css?inline'

export const miniCartCss = css

type MiniLineProps = {
  /** Still being added to the cart. */
  readonly coming?: boolean
  readonly picture: Picture | null
  readonly name: ReactNode
  readonly price: string
  readonly colourName: string
  /** Formatted; empty for products without sizes. */
  readonly size: ReactNode
  readonly children: ReactNode
}

/** A line of the mini cart. */
export function MiniLine({ coming = false, picture, name, price, colourName, size, children }: MiniLineProps) {
  return (
    <li className={coming ? 'mini-coming' : 'mini-line'}>
      <div className="mini-pic" data-ground={picture?.ground}>
        {picture ? <img src={pictureAt(picture, 240)} alt="" width={96} height={120} /> : null}
      </div>
      <div className="mini-what">
        <p className="mini-name">
          {name} <strong>{price}</strong>
        </p>
        <p className="mini-sub">
          {colourName}
          {size ? <br /> : null}
          {size}
        </p>
        {children}
      </div>
    </li>
  )
}
