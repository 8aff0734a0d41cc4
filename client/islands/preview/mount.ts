import type { Mount } from '../island.ts'

/** The toolbar of a preview: settings apply when they are chosen, outlines at once, and a line of the list leads to its block. */
export const mount: Mount<'preview'> = (host) => {
  const form = host.querySelector<HTMLFormElement>('.pv-set')
  form?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'outlines')
      document.body.toggleAttribute('data-outlines', target.checked)
    else form.requestSubmit()
  })
  host.addEventListener('click', ({ target }) => {
    const source = target instanceof Element && target.closest('li')?.querySelector('code')?.textContent
    const block = source && document.querySelector(`kerb-block[data-source^="${CSS.escape(source)}"]`)
    if (block) block.firstElementChild?.scrollIntoView({ block: 'center' })
  })
}
