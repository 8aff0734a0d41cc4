import { darken, lighten, mix } from '../kit/colour.ts'
import { clothing, shoe } from './goods.ts'
import { layout } from './layout.ts'
import { arch, block, contact, disc, drum, longShadow } from './props.ts'
import { rect, room, type Stage, sweep, windowLight } from './stage.ts'

const dusk = '#2a1710'

/** New season: three shoes on drums of different height before an arch. */
export const season = (stage: Stage): string => {
  const { x, floor, k, horizon } = layout(stage, 480)
  const wall = '#e2a78b'
  const set = (dx: number, top: number, width: number, colour: string, height: number): string =>
    longShadow(stage, x + dx * k, floor + height * k, width * k, 330 * k, dusk, 0.42) +
    drum(stage, x + dx * k, floor + (height - top) * k, width * k, top * k, colour)
  const put = (dx: number, top: number, width: number, height: number) => ({
    x: x + dx * k,
    floor: floor + (height - top) * k + 6 * k,
    width: width * k,
  })
  return (
    room(stage, wall, '#d99878', horizon) +
    arch(stage, x + 30 * k, horizon, 560 * k, Math.min(horizon - 60, 610 * k), '#c9744f') +
    windowLight(x - 640 * k, horizon - 640 * k, 430 * k, { strength: 0.26 }) +
    set(30, 330, 360, '#e9c7a4', -30) +
    contact(stage, x + 34 * k, floor - 356 * k, 330 * k, dusk, 0.7) +
    shoe('sa', 'high-top', 0, 'chalk', put(30, 330, 390, -30), { material: 'canvas' }) +
    set(-250, 130, 330, '#a9512f', 30) +
    contact(stage, x - 246 * k, floor - 96 * k, 320 * k, dusk, 0.7) +
    shoe('sb', 'low-top', 1, 'moss', put(-250, 130, 360, 30), { material: 'suede' }) +
    set(300, 190, 310, '#f0dcc0', 44) +
    contact(stage, x + 304 * k, floor - 142 * k, 320 * k, dusk, 0.7) +
    shoe('sc', 'runner', 2, 'ink', put(300, 190, 350, 44), { material: 'mesh' })
  )
}

/** Studio: a stack of shoe boxes, lid off the top one, the pair's one shoe leaning out of its paper. */
export const boxes = (stage: Stage): string => {
  const { x, floor, k, horizon } = layout(stage, 330)
  const box = (dx: number, up: number, w: number, h: number, colour: string): string => {
    const [left, top] = [x + (dx - w / 2) * k, floor - (up + h) * k]
    return (
      block(stage, left, top, w * k, h * k, colour, 34 * k) +
      rect(left, top, w * k, 34 * k, lighten(colour, 0.02)) +
      rect(left, top + 34 * k, w * k, 7 * k, darken(colour, 0.16), ' fill-opacity=".5"') +
      `<path d="M${left + 34 * k} ${top + h * 0.62 * k}h${64 * k}l${-14 * k} ${16 * k}h${-64 * k}ZM${left + 62 * k} ${top + h * 0.62 * k + 24 * k}h${64 * k}l${-14 * k} ${16 * k}h${-64 * k}Z" fill="${lighten(colour, 0.24)}" fill-opacity=".85"/>`
    )
  }
  return (
    room(stage, '#c9cfd3', '#b9c0c5', horizon) +
    windowLight(x - 760 * k, horizon - 620 * k, 480 * k, { colour: '#ffffff', strength: 0.3, columns: 2 }) +
    longShadow(stage, x + 20 * k, floor + 10 * k, 620 * k, 420 * k, '#1b222a', 0.46) +
    box(0, 0, 600, 176, '#5b6b7c') +
    box(-26, 176, 580, 168, '#d3562f') +
    box(18, 344, 590, 160, '#e9e2d2') +
    contact(stage, x + 10 * k, floor - 512 * k, 470 * k, '#1b222a', 0.9) +
    shoe('sa', 'court', 0, 'chalk', { x: x + 4 * k, floor: floor - 506 * k, width: 540 * k }, { material: 'leather' })
  )
}

/** Gifts: the card in its sleeve on a linen table, a ribboned box and a cup's round shadow. */
export const gift = (stage: Stage): string => {
  const { x, floor, k } = layout(stage, 430)
  const y = stage.kind === 'wide' ? 500 : floor - 330 * k
  const box = (bx: number, by: number, w: number, colour: string, ribbon: string, turn: number): string => {
    const s = w * k
    return `<g transform="translate(${bx} ${by}) rotate(${turn})">${[0, 1, 2, 3, 4].map((i) => rect(-s / 2 + 10 + i * 8, -s / 2 + 16 + i * 12, s + i * 3, s + i * 3, '#2b1a12', ` fill-opacity=".08" rx="${6 + i * 6}"`)).join('')}${rect(-s / 2, -s / 2, s, s, colour)}${rect(-s / 2, -s / 2, s, s * 0.03, '#ffffff', ' fill-opacity=".3"')}${rect(-s * 0.07, -s / 2, s * 0.14, s, ribbon)}${rect(-s / 2, -s * 0.07, s, s * 0.14, ribbon)}${rect(-s * 0.07, -s / 2, s * 0.04, s, '#ffffff', ' fill-opacity=".2"')}<path d="M0 0C${-s * 0.36} ${-s * 0.3} ${-s * 0.44} ${s * 0.06} 0 0C${s * 0.44} ${-s * 0.34} ${s * 0.4} ${s * 0.1} 0 0Z" fill="${lighten(ribbon, 0.04)}" stroke="${darken(ribbon, 0.12)}" stroke-width="3"/><circle r="${s * 0.06}" fill="${darken(ribbon, 0.04)}"/></g>`
  }
  return (
    sweep(stage, '#d9c3a4', '#bfa27c') +
    rect(0, y + 250 * k, stage.w, stage.h, mix('#a4462c', '#bfa27c', 0.04)) +
    rect(0, y + 250 * k, stage.w, 5, '#ffffff', ' fill-opacity=".25"') +
    box(x + 290 * k, y - 200 * k, 330, '#35402c', '#e6d7b4', 14) +
    box(x - 330 * k, y + 330 * k, 210, '#efe6d2', '#b4492d', -11) +
    clothing(
      'ga',
      'gift-card',
      3,
      'clay',
      { x: x - 10 * k, y: y + 30 * k, size: 980 * k },
      { material: 'suede', cast: { colour: '#2b1a12', dx: 26, dy: 46, soft: 36, strength: 0.5 } },
    ) +
    clothing(
      'gb',
      'gift-card',
      0,
      'moss',
      { x: x + 330 * k, y: y + 400 * k, size: 560 * k, turn: 22 },
      { material: 'suede', view: 'back', cast: { colour: '#2b1a12', dx: 26, dy: 46, soft: 36, strength: 0.5 } },
    ) +
    windowLight(x - 700 * k, y - 560 * k, 560 * k, { strength: 0.2, columns: 3 })
  )
}

/** Flat lay: one outfit squared up on two papers. */
export const kit = (stage: Stage): string => {
  const { x, k, floor } = layout(stage, 450)
  const tall = stage.kind !== 'wide'
  const y = tall ? floor - 360 * k : 500
  const cast = { colour: '#1d2430', dx: 20, dy: 36, soft: 32, strength: 0.5 }
  return (
    sweep(stage, '#dbe2d2', '#b7c3ab') +
    rect(x - 70 * k, tall ? y - 470 * k : 0, stage.w, stage.h, '#8fa183') +
    clothing(
      'ka',
      'hoodie',
      0,
      'chalk',
      { x: x - 190 * k, y: y - 70 * k, size: 880 * k, turn: -4 },
      { material: 'fleece', cast, cells: 4200 },
    ) +
    clothing(
      'kb',
      'trousers',
      3,
      'ink',
      { x: x + 270 * k, y: y - 190 * k, size: 800 * k, turn: 5 },
      { material: 'nylon', cast, cells: 2600 },
    ) +
    clothing(
      'kc',
      'cap',
      0,
      'clay',
      { x: x + 250 * k, y: y + 170 * k, size: 520 * k, turn: -9 },
      { material: 'canvas', cast, cells: 2000 },
    ) +
    shoe(
      'kd',
      'low-top',
      0,
      'clay',
      { x: x + 40 * k, floor: y + 440 * k, width: 360 * k, turn: 0 },
      { material: 'suede' },
    ) +
    windowLight(x - 900 * k, y - 620 * k, 620 * k, { strength: 0.16, columns: 3 })
  )
}

/** Sale: discs and bars of strong colour, one shoe on the edge of the step. */
export const sale = (stage: Stage): string => {
  const { x, floor, k } = layout(stage, 400)
  return (
    sweep(stage, '#d8452b', '#b93420') +
    disc(stage, x + 20 * k, floor - 360 * k, 370 * k, '#f2b53c', '#e59a25') +
    rect(x - 440 * k, floor - 60 * k, stage.w * 2, stage.h, '#22293a') +
    rect(x - 440 * k, floor - 60 * k, stage.w * 2, 5, '#ffffff', ' fill-opacity=".22"') +
    block(stage, x - 330 * k, floor - 150 * k, 300 * k, 92 * k, '#f3ead7', 30 * k) +
    block(stage, x - 90 * k, floor - 290 * k, 410 * k, 232 * k, '#e9dcc1', 34 * k) +
    contact(stage, x + 110 * k, floor - 308 * k, 400 * k, '#22100a', 0.8) +
    shoe(
      'sa',
      'platform',
      0,
      'chalk',
      { x: x + 110 * k, floor: floor - 304 * k, width: 480 * k, turn: 0 },
      { material: 'leather' },
    ) +
    contact(stage, x - 190 * k, floor - 166 * k, 250 * k, '#22100a', 0.6) +
    clothing(
      'sc',
      'cap',
      0,
      'ink',
      { x: x - 182 * k, y: floor - 242 * k, size: 440 * k },
      { material: 'canvas', cells: 2600 },
    )
  )
}
