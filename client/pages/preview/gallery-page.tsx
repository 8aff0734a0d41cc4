type GalleryPageProps = {
  blocks: readonly {
    readonly type: string
    readonly href: string
    readonly fixtures: readonly { readonly name: string; readonly href: string }[]
  }[]
}

/** Every block with every fixture, for visual review. */
export function GalleryPage({ blocks }: GalleryPageProps) {
  return (
    <div className="pv-page edge">
      <h1 className="title">Blocks</h1>
      <p className="muted">Each opens at 390, 768 and 1440 pixels.</p>
      <ul className="pv-blocks">
        {blocks.map(({ type, href, fixtures }) => (
          <li key={type}>
            <h2>
              <a href={href}>{type}</a>
            </h2>
            <ul className="label">
              {fixtures.map((fixture) => (
                <li key={fixture.name}>
                  <a href={fixture.href}>{fixture.name}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
