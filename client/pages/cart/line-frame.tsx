import type { ReactNode } from 'react'
import type { Picture } from '../../../shared/contracts/product.ts'
import { ProductPicture } from '../../blocks/parts/media/picture.tsx'
import css from './line.css?inline'

/** The CSS of the cart's lines, on its page and in its drawer. */
export const lineCss = css

type LineFrameProps = {
  readonly id?: string
  readonly picture: Picture | null
  /** Below the title of the page or the drawer. */
  readonly heading: 'h2' | 'h3'
  readonly name: ReactNode
  readonly colourName: string
  /** Size, promotions and notices, below the color. */
  readonly details: ReactNode
  readonly price: ReactNode
  readonly children?: ReactNode
}

/** A line of the cart, or one that is still being added. */
export function LineFrame({
  id,
  picture,
  heading: Heading,
  name,
  colourName,
  details,
  price,
  children,
}: LineFrameProps) {
  return (
    <li className="line" id={id}>
      <div className="pic" data-ground={picture?.ground ?? 'paper'}>
        {picture ? (
          <ProductPicture picture={picture} sizes="(min-width:64rem) 160px,112px" widths={[160, 320]} alt="" />
        ) : null}
      </div>
      <div className="line-words">
        <Heading>{name}</Heading>
        <p className="muted">{colourName}</p>
        {details}
      </div>
      {price}
      {children}
    </li>
  )
}
