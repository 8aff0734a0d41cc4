import { darken, lighten, mix } from '../kit/colour.ts'
import { linear } from '../kit/defs.ts'
import type { Garment } from './cloth/garment.ts'
import { weave } from './cloth/garment.ts'
import { type Knot, type Outline, outline } from './cloth/outline.ts'

const ink = '#0a0812'
const W = 640
const H = 404

/** A raised shape: foil face, one lit and one shaded edge. */
const emboss = (d: string, foil: string): string =>
  `<path d="${d}" fill="${ink}" fill-opacity=".3" transform="translate(3 4)"/><path d="${d}" fill="#fff" fill-opacity=".5" transform="translate(-1.8 -2)"/><path d="${d}" fill="${foil}"/>`

/** Cuts choose the picture on the card: 0 kerb bars, 1 arches, 2 steps, 3 sun over a line, 4 woven grid. */
const art = (garment: Garment, foil: string): string => {
  const { panel, accent } = garment.palette
  switch (garment.cut) {
    case 1:
      return `<path d="M60 404V250a130 130 0 0 1 260 0V404Z" fill="${panel}"/>${emboss('M320 404V210a130 130 0 0 1 260 0V404H520V210a70 70 0 0 0 -140 0V404Z', foil)}<path d="M120 404V260a70 70 0 0 1 140 0V404Z" fill="${accent}" fill-opacity=".85"/>`
    case 2:
      return [0, 1, 2, 3]
        .map((i) =>
          i === 3
            ? emboss(`M${40 + i * 145} ${90}h125v${314}h-125Z`, foil)
            : `<rect x="${40 + i * 145}" y="${330 - i * 80}" width="125" height="300" fill="${mix(panel, accent, i * 0.26)}"/>`,
        )
        .join('')
    case 3:
      return `<rect y="268" width="640" height="140" fill="${panel}"/>${emboss('M320 92a110 110 0 1 1 -.1 0Z', foil)}<rect y="268" width="640" height="140" fill="${panel}"/><path d="M0 268H640" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><path d="M150 300H490M200 330H440M250 360H390" stroke="${accent}" stroke-width="9" stroke-opacity=".8"/>`
    case 4:
      return Array.from({ length: 24 }, (_, i) => {
        const [x, y] = [(i % 6) * 96 + 40, Math.floor(i / 6) * 88 + 32]
        return (i * 7) % 5 === 0
          ? emboss(`M${x} ${y}h76v68h-76Z`, foil)
          : `<rect x="${x}" y="${y}" width="76" height="68" fill="${(i * 5) % 3 === 0 ? panel : accent}" fill-opacity="${(i * 5) % 3 === 0 ? 0.9 : 0.2}"/>`
      }).join('')
    default:
      return `<path d="M0 404L210 0H640V404Z" fill="${panel}" fill-opacity=".55"/>${emboss('M186 130H452L414 192H148Z', foil)}${emboss('M262 216H528L490 278H224Z', foil)}`
  }
}

const card = (garment: Garment, back: boolean): string => {
  const { defs, palette } = garment
  const face = linear(
    defs,
    'face',
    [0, 0, W, H],
    [
      [0, lighten(palette.base, 0.06)],
      [0.5, palette.base],
      [1, darken(palette.base, 0.07)],
    ],
  )
  const foil = linear(
    defs,
    'foil',
    [60, 60, 560, 380],
    [
      [0, mix(palette.accent, '#fff6dd', 0.5)],
      [0.3, palette.accent],
      [0.48, lighten(palette.accent, 0.1)],
      [0.62, darken(palette.accent, 0.12)],
      [1, mix(palette.accent, '#fff6dd', 0.3)],
    ],
  )
  const sheen = linear(
    defs,
    'sheen',
    [40, 0, 560, H],
    [
      [0, '#ffffff', 0.26],
      [0.3, '#ffffff', 0.02],
      [0.42, '#ffffff', 0.2],
      [0.5, '#ffffff', 0.03],
      [1, '#000000', 0.16],
    ],
  )
  const clip = defs.add('card', (id) => `<clipPath id="${id}"><rect width="${W}" height="${H}" rx="26"/></clipPath>`)
  const reverse = `<rect y="52" width="${W}" height="76" fill="#17161a"/><rect y="52" width="${W}" height="14" fill="#fff" fill-opacity=".12"/><rect x="48" y="186" width="330" height="64" rx="6" fill="${palette.trim}"/><path d="M62 200H364M62 212H364M62 224H364M62 236H364" stroke="${ink}" stroke-opacity=".16" stroke-width="4" stroke-dasharray="26 5 12 7 40 6"/><g fill="${ink}" fill-opacity=".28"><rect x="48" y="290" width="240" height="9" rx="4"/><rect x="48" y="312" width="300" height="9" rx="4"/><rect x="48" y="334" width="180" height="9" rx="4"/></g>${emboss('M484 306H566L554 326H472Z', foil)}${emboss('M508 334H590L578 354H496Z', foil)}`
  return `<g clip-path="${clip}"><rect width="${W}" height="${H}" fill="${face}"/>${back ? reverse : art(garment, foil)}<rect width="${W}" height="${H}" fill="${weave(garment, 'fleece')}" fill-opacity=".6"/><rect width="${W}" height="${H}" fill="${sheen}"/></g><rect x="1.5" y="1.5" width="${W - 3}" height="${H - 3}" rx="25" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/><path d="M14 ${H - 6}Q${W / 2} ${H + 1} ${W - 14} ${H - 6}" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="4"/>`
}

/** The sleeve is heavy uncoated board, folded at the bottom, with a thumb notch that shows the card. */
const sleeve = (garment: Garment): string => {
  const { defs, palette } = garment
  const board = mix(palette.trim, palette.lining, 0.35)
  const paint = linear(
    defs,
    'board',
    [0, 0, 700, 470],
    [
      [0, lighten(board, 0.035)],
      [0.6, board],
      [1, darken(board, 0.07)],
    ],
  )
  const front = 'M0 0H262A90 90 0 0 0 438 0H700V452Q700 470 682 470H18Q0 470 0 452Z'
  return `<path d="${front}" fill="${ink}" fill-opacity=".14" transform="translate(0 -9)"/><path d="${front}" fill="${ink}" fill-opacity=".18" transform="translate(0 -4)"/><path d="${front}" fill="${paint}"/><path d="${front}" fill="${weave(garment, 'fleece')}" fill-opacity=".5"/><path d="M0 1.5H262A90 90 0 0 0 438 1.5H700" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><path d="M262 0A90 90 0 0 0 438 0" fill="none" stroke="${ink}" stroke-opacity=".2" stroke-width="3" transform="translate(0 -2)"/><path d="M6 462Q350 472 694 462" fill="none" stroke="${ink}" stroke-opacity=".16" stroke-width="5"/><g opacity=".9">${[['M262 270H412L394 300H244Z'], ['M306 314H456L438 344H288Z']].map(([d]) => `<path d="${d}" fill="#fff" fill-opacity=".55" transform="translate(2 2.5)"/><path d="${d}" fill="${darken(board, 0.06)}"/><path d="${d}" fill="none" stroke="${ink}" stroke-opacity=".14" stroke-width="2"/>`).join('')}</g>`
}

const envelopeInside = (garment: Garment): string =>
  `<path d="M0 -14H700V460H0Z" fill="${darken(mix(garment.palette.trim, garment.palette.lining, 0.35), 0.2)}"/>`

const laid = (x: number, y: number, turn: number, scale: number, w: number, h: number): Outline => {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale]
  const corner = (px: number, py: number): Knot => [
    x + w / 2 + (px - w / 2) * c - (py - h / 2) * s,
    y + h / 2 + (px - w / 2) * s + (py - h / 2) * c,
    1,
  ]
  return outline([corner(0, 0), corner(w, 0), corner(w, h), corner(0, h)])
}

/**
 * Front: the card half out of its sleeve, with a second one behind. Back: the reverse over the closed sleeve.
 */
export const giftCard = (garment: Garment, back: boolean): string => {
  garment.shapes.push(
    ...(back
      ? [laid(300, 300, 9, 1, 700, 470), laid(180, 720, -7, 1.16, W, H)]
      : [laid(356, 262, 13, 1.04, W, H), laid(214, 560, -6, 1.1, 700, 470), laid(240, 384, -6, 1.1, W, H)]),
  )
  if (back)
    return `<g transform="translate(650 535) rotate(9) translate(-350 -235)">${envelopeInside(garment)}${sleeve(garment)}</g><g transform="translate(500 922) rotate(-7) scale(1.16) translate(-320 -202)">${card(garment, true)}</g>`
  return (
    `<g transform="translate(676 464) rotate(13) scale(1.04) translate(-320 -202)">${card(garment, false)}</g>` +
    `<g transform="translate(564 795) rotate(-6) scale(1.1) translate(-350 -235)">${envelopeInside(garment)}<g transform="translate(30 -176)"><rect x="4" y="-7" width="${W}" height="${H}" rx="28" fill="${ink}" fill-opacity=".16"/>${card(garment, false)}</g>${sleeve(garment)}</g>`
  )
}
