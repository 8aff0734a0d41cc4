/**
 * A map of stores. `outline`: the country's shape and the part of it that is shown (its viewBox); null for a map of a
 * town. A pin's place and the width of the scale's bar are in percent of the map.
 */
export type StoreMapView = {
  readonly outline: { readonly path: string; readonly view: string } | null
  readonly scale: { readonly width: number; readonly label: string }
  readonly pins: readonly {
    readonly storeId: string
    readonly number: number
    readonly x: number
    readonly y: number
  }[]
}

/** Hidden from screen readers and the keyboard: the list beside it says the same. */
export function StoreMap({ outline, scale, pins }: StoreMapView) {
  return (
    <div className="map" aria-hidden="true">
      {outline ? (
        <svg viewBox={outline.view} preserveAspectRatio="none" aria-hidden="true">
          <path d={outline.path} />
        </svg>
      ) : null}
      <svg className="map-pins" aria-hidden="true">
        <svg x="16" y="100%" overflow="visible" aria-hidden="true">
          <rect width={`${scale.width}%`} y="-18" height="2" />
          <text className="map-scale" y="-24">
            {scale.label}
          </text>
        </svg>
        {pins.toReversed().map(({ storeId, number, x, y }) => (
          <svg key={storeId} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
            <a href={`#store-${storeId}`} tabIndex={-1}>
              <circle r="13" />
              <text dy="4.5">{number}</text>
            </a>
          </svg>
        ))}
      </svg>
    </div>
  )
}
