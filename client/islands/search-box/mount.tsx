import { createRoot } from 'react-dom/client'
import type { IslandPropsOf } from '../contracts.ts'
import { Suggestions } from './suggestions.tsx'

/** Adds suggestions under the server's search form; submitting it still goes to the search page. */
export function mount(host: HTMLElement, props: IslandPropsOf<'search-box'>): void {
  const input = host.querySelector<HTMLInputElement>('input[type=search]')
  const form = host.querySelector('form')
  if (!input || !form) return
  const place = document.createElement('div')
  form.append(place)
  createRoot(place).render(<Suggestions input={input} form={form} {...props} />)
}
