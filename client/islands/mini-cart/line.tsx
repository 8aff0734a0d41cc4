import { useEffect, useState } from 'react'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { pictureAt } from '../../../shared/picture-url.ts'
import { fill } from '../fill.ts'

type Props = {
  item: CartItem
  locale: string
  strings: Readonly<Record<string, string>>
  money: (minor: number) => string
  /** 0 removes. */
  onQuantity: (qty: number) => void
}

export function MiniCartLine({ item, locale, strings, money, onQuantity }: Props) {
  const [wanted, setWanted] = useState(String(item.qty))
  useEffect(() => setWanted(String(item.qty)), [item.qty])
  const settle = () => {
    const qty = Number.parseInt(wanted, 10)
    if (Number.isInteger(qty) && qty >= 0 && qty !== item.qty) onQuantity(qty)
    else setWanted(String(item.qty))
  }
  const step = (by: number) => {
    setWanted(String(item.qty + by))
    onQuantity(item.qty + by)
  }
  const { picture, name } = item
  return (
    <li className="mini-line">
      <div className="mini-pic" data-ground={picture?.ground}>
        {picture ? <img src={pictureAt(picture, 240)} alt="" width={96} height={120} loading="lazy" /> : null}
      </div>
      <div className="mini-what">
        <p className="mini-name">
          <a href={`/${locale}${item.pdpUrl}`}>{name}</a> <strong>{money(item.price.rowTotal)}</strong>
        </p>
        <p className="mini-sub">
          {item.colourName}
          <br />
          {fill(strings['size'], { size: item.sizeLabel })}
        </p>
        {item.available < item.qty ? <p className="mini-gone">{strings['soldOut']}</p> : null}
        <div className="mini-act">
          <div className="qty">
            <button type="button" aria-label={fill(strings['decreaseOf'], { name })} onClick={() => step(-1)}>
              −
            </button>
            <input
              inputMode="numeric"
              aria-label={fill(strings['quantityOf'], { name })}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
              onBlur={settle}
              onKeyDown={(event) => event.key === 'Enter' && settle()}
            />
            <button type="button" aria-label={fill(strings['increaseOf'], { name })} onClick={() => step(1)}>
              +
            </button>
          </div>
          <button
            type="button"
            className="mini-drop"
            aria-label={fill(strings['removeOf'], { name })}
            onClick={() => onQuantity(0)}
          >
            {strings['remove']}
          </button>
        </div>
      </div>
    </li>
  )
}
