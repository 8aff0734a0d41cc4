import { createRoot } from 'react-dom/client'
import { cartOpen } from '../../state/cart.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { MiniCart } from './mini-cart.tsx'

/** The bag link opens the mini cart instead of the cart page; a modified click still goes to the page. */
export function mount(host: HTMLElement, props: IslandPropsOf<'mini-cart'>): Promise<void> {
  const place = document.createElement('div')
  document.body.append(place)
  if (!props.onCartPage) {
    host.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      cartOpen.value = true
    })
  }
  return new Promise((resolve) => {
    createRoot(place).render(<MiniCart {...props} onMounted={resolve} />)
  })
}
