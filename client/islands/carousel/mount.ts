/**
 * Spec 2 §2.1, §3: arrows, dots, progress and rotation for a list that scrolls by itself. Where it is, it reads from the scroll position;
 * how it behaves at this width, from the css variables of collection-rules.ts. Films inside hear of its being held by `kerb:carousel`.
 */
export function mount(host: HTMLElement): void {
  const list = host.querySelector<HTMLElement>('.cells')
  const slides = [...(list?.children ?? [])] as HTMLElement[]
  const [first, second] = slides
  if (!list || !first) return
  const all = (selector: string) => [...host.querySelectorAll<HTMLButtonElement>(selector)]
  const arrows = all('[data-go]')
  const dots = all('.coll-dots button')
  const [hold] = all('[data-hold]')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let paused = calm
  let timer = 0
  // Of this width, in pixels and slides: how far one slide is from the next, how far the list scrolls, its last place, the middle of its view.
  let step = 1
  let end = 0
  let last = 0
  let middle = 0
  let at = -1
  let loop = false
  let seconds = 0

  const show = () => {
    const left = list.scrollLeft
    const now = left > end - 2 ? last : Math.min(Math.round(left / step), last)
    if (now === at) return
    at = now
    dots.forEach((dot, index) => {
      if (index === at) dot.ariaCurrent = 'true'
      else dot.removeAttribute('aria-current')
    })
    for (const arrow of arrows) arrow.ariaDisabled = String(!loop && at === (arrow.dataset['go'] === '1' ? last : 0))
    slides.forEach((slide, index) => {
      slide.toggleAttribute('data-current', index === at + middle)
    })
    host.style.setProperty('--at', String((at + 1) / (last + 1)))
  }
  const go = (to: number) => {
    const place = to > last && loop ? 0 : to < 0 && loop ? last : Math.max(0, Math.min(to, last))
    list.scrollTo({ left: Math.min(place * step, end), behavior: calm ? 'instant' : 'smooth' })
  }

  const arm = () => {
    clearTimeout(timer)
    if (seconds && !paused && end > 1) timer = setTimeout(rotate, seconds * 1000)
  }
  const rotate = () => {
    const { top, bottom } = list.getBoundingClientRect()
    const inUse = host.matches(':is(:hover,:focus-within)') && !hold?.matches(':is(:hover,:focus)')
    if (document.hidden || inUse || bottom < 0 || top > innerHeight) return arm()
    if (at === last && !loop) return pause(true)
    go(at + 1)
    arm()
  }
  const pause = (is: boolean) => {
    paused = is
    host.dataset['paused'] = String(is)
    host.dispatchEvent(new CustomEvent('kerb:carousel', { detail: { paused } }))
    arm()
  }

  const measure = () => {
    const rules = getComputedStyle(host)
    loop = rules.getPropertyValue('--loop') === '1'
    seconds = Number(rules.getPropertyValue('--rotate'))
    end = list.scrollWidth - list.clientWidth
    step = second ? second.offsetLeft - first.offsetLeft || 1 : 1
    last = end < 2 ? 0 : Math.ceil(end / step - 0.1)
    middle =
      end < 2
        ? (slides.length - 1) >> 1
        : Math.round(((list.clientWidth - first.offsetWidth) / 2 - first.offsetLeft) / step)
    at = -1
    dots.forEach((dot, index) => {
      dot.hidden = index > last
    })
    list.tabIndex = end < 2 ? -1 : 0
    host.toggleAttribute('data-fits', end < 2)
    show()
    arm()
  }
  // Once before the controls show, so that none of them moves in sight.
  measure()
  new ResizeObserver(measure).observe(list)

  list.addEventListener('scroll', () => {
    show()
    arm()
  })
  list.addEventListener('keydown', (event) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined || event.target !== list) return
    event.preventDefault()
    go(to)
  })
  list.addEventListener('touchstart', () => clearTimeout(timer), { passive: true })
  for (const type of ['touchend', 'touchcancel']) list.addEventListener(type, arm)
  for (const arrow of arrows) arrow.addEventListener('click', () => go(at + Number(arrow.dataset['go'])))
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => go(index))
  })
  if (hold) {
    hold.addEventListener('click', () => pause(!paused))
    pause(calm)
  }
}
