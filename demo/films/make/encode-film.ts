export type FilmShape = {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  readonly seconds: number
  /** Bits a second. */
  readonly bitrate: number
}

/** Base64, since a page can return only JSON. `description` is the decoder's configuration record (avcC). */
type Encoded = { description: string; frames: { key: boolean; data: string }[] }

/**
 * Runs inside a page, so it can't use anything from outside this function. Shadows of leaves sway over kerb stones;
 * every movement is a whole number of periods, so that the film loops without a jump.
 */
export async function encodeFilm({ width, height, framesPerSecond, seconds, bitrate }: FilmShape): Promise<Encoded> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const turn = 2 * Math.PI
  let seed = 7
  const nextRandom = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }

  const stones = Array.from({ length: 9 }, (_, index) => ({
    at: (index - 1) * 0.155,
    light: 0.86 + nextRandom() * 0.1,
  }))
  const leaves = Array.from({ length: 90 }, () => ({
    x: nextRandom() * 1.3 - 0.15,
    y: nextRandom() * 1.2 - 0.2,
    size: 0.03 + nextRandom() * 0.06,
    tilt: nextRandom() * turn,
    phase: nextRandom() * turn,
    sway: 0.006 + nextRandom() * 0.012,
    far: nextRandom(),
  }))

  /** From the pavement (above) over the kerb to the road (below), seen at a slant. */
  const drawStreet = () => {
    context.filter = 'none'
    const pavement = context.createLinearGradient(0, 0, width * 0.4, height * 0.7)
    pavement.addColorStop(0, '#e9dfcc')
    pavement.addColorStop(1, '#d9ccb4')
    context.fillStyle = pavement
    context.fillRect(0, 0, width, height)
    const top = (x: number) => height * (0.46 - 0.1 * (x / width))
    const face = (x: number) => height * (0.72 - 0.1 * (x / width))
    const foot = (x: number) => height * (0.84 - 0.1 * (x / width))
    const band = (
      from: (x: number) => number,
      to: (x: number) => number,
      left: number,
      right: number,
      colour: string,
    ) => {
      context.fillStyle = colour
      context.beginPath()
      context.moveTo(left + height * 0.06, from(left))
      context.lineTo(right + height * 0.06, from(right))
      context.lineTo(right, to(right))
      context.lineTo(left, to(left))
      context.fill()
    }
    band(foot, () => height * 1.2, -width, width * 2, '#6f716f')
    for (const { at, light } of stones) {
      const left = at * width
      const right = left + width * 0.155 - 3
      const tone = (share: number) => `hsl(38 14% ${Math.round(light * share)}%)`
      band(top, face, left, right, tone(84))
      band(face, foot, left - height * 0.06, right - height * 0.06, tone(58))
    }
    const road = context.createLinearGradient(0, height * 0.72, 0, height)
    road.addColorStop(0, '#0000')
    road.addColorStop(1, '#1a1b1d80')
    context.fillStyle = road
    context.fillRect(0, height * 0.7, width, height * 0.3)
  }

  const drawShadows = (time: number) => {
    for (const leaf of leaves) {
      const swing =
        Math.sin(turn * time + leaf.phase) * leaf.sway + Math.sin(2 * turn * time + leaf.phase) * leaf.sway * 0.35
      context.filter = `blur(${Math.round(3 + leaf.far * 12)}px)`
      context.fillStyle = `rgb(48 42 66 / ${0.34 - leaf.far * 0.16})`
      context.beginPath()
      context.ellipse(
        (leaf.x + swing * 2.2) * width,
        (leaf.y + swing) * height,
        leaf.size * width,
        leaf.size * width * 0.42,
        leaf.tilt + swing * 9,
        0,
        turn,
      )
      context.fill()
    }
    context.filter = 'none'
    const sun = context.createRadialGradient(width * 0.72, height * 0.1, 0, width * 0.72, height * 0.1, width * 0.9)
    sun.addColorStop(0, `rgb(255 226 170 / ${0.3 + 0.05 * Math.sin(turn * time)})`)
    sun.addColorStop(1, 'rgb(255 226 170 / 0)')
    context.fillStyle = sun
    context.fillRect(0, 0, width, height)
  }

  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const frames: Encoded['frames'] = []
  let description = ''
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      const decoderDescription = metadata?.decoderConfig?.description as ArrayBuffer | undefined
      if (decoderDescription) description = base64(new Uint8Array(decoderDescription))
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      frames.push({ key: chunk.type === 'key', data: base64(data) })
    },
    error(error) {
      throw error
    },
  })
  encoder.configure({
    codec: 'avc1.42001f',
    width,
    height,
    bitrate,
    framerate: framesPerSecond,
    latencyMode: 'quality',
    avc: { format: 'avc' },
  })
  for (let index = 0; index < framesPerSecond * seconds; index += 1) {
    drawStreet()
    drawShadows(index / (framesPerSecond * seconds))
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / framesPerSecond })
    encoder.encode(frame, { keyFrame: index % (framesPerSecond * 3) === 0 })
    frame.close()
  }
  await encoder.flush()
  return { description, frames }
}
