import { darken, lighten } from '../kit/colour.ts'
import { linear, num, seeded } from '../kit/defs.ts'
import { clothing, shoe } from './goods.ts'
import { layout } from './layout.ts'
import { block, contact, disc, longShadow } from './props.ts'
import { rect, room, type Stage, sweep, windowLight } from './stage.ts'

const night = '#14121f'

/** Court: a painted wall with its line, a window's sun and one court shoe on the baseline. */
export const court = (stage: Stage): string => {
  const { x, floor, k, horizon } = layout(stage, 390)
  return (
    room(stage, '#3f7464', '#c06a45', horizon) +
    rect(0, horizon - 230 * k, stage.w, 15 * k, '#efe7d6', ' fill-opacity=".9"') +
    `<path d="M${num(x - 520 * k)} ${num(horizon)}L${num(x - 900 * k)} ${num(stage.h)}H${num(x - 840 * k)}L${num(x - 494 * k)} ${num(horizon)}Z" fill="#efe7d6" fill-opacity=".92"/>` +
    rect(0, floor + 34 * k, stage.w, 24 * k, '#efe7d6', ' fill-opacity=".9"') +
    windowLight(x - 470 * k, horizon - 560 * k, 520 * k, { strength: 0.34, columns: 2, rows: 3 }) +
    longShadow(stage, x + 10 * k, floor + 4 * k, 600 * k, 360 * k, night, 0.55) +
    contact(stage, x, floor - 2 * k, 660 * k, night) +
    shoe('ca', 'court', 1, 'chalk', { x, floor, width: 760 * k }, { material: 'leather' })
  )
}

/** Winter: a parka and a beanie on pegs, boots below. */
export const winter = (stage: Stage): string => {
  const { x, floor, k, horizon } = layout(stage, 500)
  const rail = Math.max(60, floor - 800 * k)
  const cast = { colour: '#1c2733', dx: 44, dy: 48, soft: 40, strength: 0.55 }
  const peg = (dx: number): string =>
    `<circle cx="${num(x + dx * k + 8)}" cy="${num(rail + 24)}" r="${num(15 * k)}" fill="#1c2733" fill-opacity=".3"/><circle cx="${num(x + dx * k)}" cy="${num(rail + 12)}" r="${num(15 * k)}" fill="#b98a55"/><circle cx="${num(x + dx * k - 4 * k)}" cy="${num(rail + 8)}" r="${num(5 * k)}" fill="#fff" fill-opacity=".4"/>`
  return (
    room(stage, '#a9bac6', '#8799a6', horizon + 40 * k) +
    windowLight(x - 640 * k, rail - 60 * k, 520 * k, { colour: '#fdf6e8', strength: 0.3 }) +
    rect(x - 520 * k, rail + 10, stage.w, 40 * k, '#1c2733', ' fill-opacity=".16"') +
    rect(x - 520 * k, rail - 8, stage.w, 40 * k, '#d9c29b') +
    rect(x - 520 * k, rail - 8, stage.w, 5 * k, '#ffffff', ' fill-opacity=".4"') +
    peg(-380) +
    peg(-40) +
    peg(330) +
    clothing(
      'wa',
      'jacket',
      2,
      'sun',
      { x: x - 40 * k, y: rail + 316 * k, size: 800 * k },
      { material: 'canvas', cast, cells: 5600 },
    ) +
    clothing(
      'wb',
      'cap',
      2,
      'clay',
      { x: x + 330 * k, y: rail + 120 * k, size: 420 * k },
      { material: 'knit', cast, cells: 2600 },
    ) +
    contact(stage, x + 330 * k, floor + 10 * k, 330 * k, night) +
    shoe('wc', 'boot', 0, 'moss', { x: x + 330 * k, floor: floor + 12 * k, width: 370 * k }, { material: 'leather' })
  )
}

/** Dusk: a runner on the kerb, the sun going down behind it. */
export const kerb = (stage: Stage): string => {
  const { x, floor, k, horizon } = layout(stage, 350)
  const { w, h } = stage
  const sky = linear(
    stage.defs,
    stage.name(),
    [0, 0, 0, horizon],
    [
      [0, '#2b2f52'],
      [0.45, '#7a4f6d'],
      [0.76, '#d9805c'],
      [1, '#f3b36b'],
    ],
  )
  const stone = (from: number, width: number, tone: string): string =>
    block(stage, from, floor, width, 84 * k, tone, 60 * k)
  const unit = 460 * k
  const first = Math.ceil((x - unit * 0.62) / unit)
  const row = Array.from({ length: Math.ceil(w / unit) + 2 }, (_, i) =>
    stone(x - unit * 0.62 + (i - first) * unit, unit - 4, ['#8d7f86', '#857780', '#938389'][i % 3] ?? '#8d7f86'),
  ).join('')
  const street = linear(
    stage.defs,
    stage.name(),
    [0, floor + 80 * k, 0, h],
    [
      [0, '#241f33'],
      [0.3, '#39304a'],
      [1, '#2b2440'],
    ],
  )
  const far = linear(
    stage.defs,
    stage.name(),
    [0, horizon - 40, 0, floor],
    [
      [0, '#7c5a6b'],
      [1, '#5b4a62'],
    ],
  )
  return (
    rect(0, 0, w, horizon + 2, sky) +
    disc(stage, x + 120 * k, horizon - 70 * k, 210 * k, '#ffd58a', '#f7a45e') +
    rect(0, horizon, w, h - horizon, far) +
    rect(0, horizon - 2, w, 4, '#ffe0ac', ' fill-opacity=".5"') +
    rect(0, floor, w, h - floor, street) +
    row +
    rect(0, floor + 84 * k, w, 26 * k, '#120e1e', ' fill-opacity=".5"') +
    longShadow(stage, x - 10 * k, floor - 8 * k, 480 * k, 300 * k, night, 0.5) +
    contact(stage, x, floor - 18 * k, 560 * k, night) +
    shoe('ka', 'runner', 0, 'ink', { x, floor: floor - 16 * k, width: 660 * k }, { material: 'mesh' }) +
    rect(
      0,
      0,
      w,
      h,
      linear(
        stage.defs,
        stage.name(),
        [w * 0.2, 0, w, h],
        [
          [0, '#ffcf8f', 0],
          [0.7, '#ffb070', 0.1],
          [1, '#ff9a5a', 0.02],
        ],
      ),
    )
  )
}

/** Rain: boots on wet ground, their reflection, a parka's colour behind. */
export const rain = (stage: Stage): string => {
  const { x, floor, k, horizon } = layout(stage, 420)
  const random = seeded(5)
  const streaks = Array.from({ length: 70 }, () => {
    const length = 40 + random() * 70
    return `M${num(random() * stage.w)} ${num(random() * horizon - 30)}l${num(-length * 0.2)} ${num(length)}`
  }).join('')
  const puddle = `M${num(x - 520 * k)} ${num(floor + 40 * k)}C${num(x - 430 * k)} ${num(floor - 40 * k)} ${num(x + 400 * k)} ${num(floor - 52 * k)} ${num(x + 530 * k)} ${num(floor + 24 * k)}C${num(x + 560 * k)} ${num(floor + 96 * k)} ${num(x - 420 * k)} ${num(floor + 140 * k)} ${num(x - 520 * k)} ${num(floor + 40 * k)}Z`
  const clip = stage.defs.add('puddle', (id) => `<clipPath id="${id}"><path d="${puddle}"/></clipPath>`)
  const pair = (id: string): string =>
    shoe(
      `${id}a`,
      'boot',
      1,
      'sun',
      { x: x + 110 * k, floor: floor - 26 * k, width: 440 * k },
      { material: 'leather' },
    ) + shoe(`${id}b`, 'boot', 1, 'sun', { x: x - 110 * k, floor, width: 470 * k }, { material: 'leather' })
  return (
    room(stage, '#6f8791', '#51666f', horizon) +
    `<path d="${streaks}" stroke="#e9f1f2" stroke-opacity=".32" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="${puddle}" fill="#8fa6ae"/><g clip-path="${clip}"><g opacity=".34" transform="translate(0 ${num(floor * 2 - 8 * k)}) scale(1 -1)">${pair('r')}</g></g><path d="${puddle}" fill="none" stroke="#dbe6e8" stroke-opacity=".5" stroke-width="3"/>` +
    contact(stage, x + 110 * k, floor - 28 * k, 380 * k, '#0e171b') +
    contact(stage, x - 110 * k, floor - 2 * k, 400 * k, '#0e171b') +
    pair('q')
  )
}

/** Rail: four tees in four colours, close together, sun across them. */
export const rail = (stage: Stage): string => {
  const { x, floor, k } = layout(stage, 440)
  const y = stage.kind === 'wide' ? 110 : floor - 740 * k
  const cast = { colour: '#3a2a1c', dx: 38, dy: 40, soft: 38, strength: 0.5 }
  const hang = (
    id: string,
    dx: number,
    cut: number,
    way: 'clay' | 'sage' | 'chalk',
    pattern: 'solid' | 'stripe',
  ): string =>
    `<path d="M${num(x + dx * k)} ${num(y + 6)}v${num(30 * k)}q0 ${num(22 * k)} ${num(22 * k)} ${num(26 * k)}l${num(46 * k)} ${num(20 * k)}M${num(x + dx * k)} ${num(y + 36 * k)}q0 ${num(22 * k)} ${num(-22 * k)} ${num(26 * k)}l${num(-46 * k)} ${num(20 * k)}" fill="none" stroke="#6b5844" stroke-width="${num(7 * k)}"/>${clothing(id, 'tee', cut, way, { x: x + dx * k, y: y + 400 * k, size: 860 * k }, { material: 'jersey', pattern, cast, cells: 3000 })}`
  return (
    sweep(stage, '#eadfcb', '#cdb997') +
    windowLight(x - 700 * k, y - 120 * k, 560 * k, { strength: 0.4, columns: 3 }) +
    rect(x - 620 * k, y + 26, stage.w * 2, 10 * k, '#3a2a1c', ' fill-opacity=".2"') +
    rect(x - 620 * k, y, stage.w * 2, 13 * k, darken('#6b5844', 0.04)) +
    rect(x - 620 * k, y, stage.w * 2, 4 * k, lighten('#6b5844', 0.2)) +
    hang('ra', 220, 2, 'sage', 'solid') +
    hang('rb', 10, 0, 'chalk', 'stripe') +
    hang('rc', -210, 4, 'clay', 'solid')
  )
}
