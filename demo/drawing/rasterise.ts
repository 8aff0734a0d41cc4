import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm'

let ready: Promise<void> | undefined

/** Draws an SVG at an exact width in pixels, as PNG. The renderer is set up once per isolate. */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  ready ??= initWasm(wasm)
  await ready
  const renderer = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  try {
    const image = renderer.render()
    try {
      return image.asPng()
    } finally {
      image.free()
    }
  } finally {
    // Wasm memory is not garbage-collected, so it has to be freed.
    renderer.free()
  }
}
