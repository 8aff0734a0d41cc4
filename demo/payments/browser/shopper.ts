/**
 * Script of the bank's and the wallet's pages. They also work without it. In a frame it posts the result to the shop's
 * page around it.
 */
const { page, origin = '', result = '' } = document.body.dataset
const isFramed = window.parent !== window

if (isFramed) document.body.classList.add('in-frame')
if (page === 'challenge' && isFramed)
  new ResizeObserver(() => {
    const height = Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0)
    window.parent.postMessage({ type: 'kerb:payment-height', height }, origin)
  }).observe(document.body)
if (page === 'result' && isFramed) window.parent.postMessage({ type: 'kerb:payment-result', data: result }, origin)

for (const view of document.querySelectorAll<HTMLInputElement>('input[name=view]'))
  view.value = isFramed ? 'frame' : 'page'
for (const form of document.forms)
  form.addEventListener('submit', () => {
    // Only after the form is sent: the value of a disabled button is not sent.
    setTimeout(() => {
      for (const button of form.querySelectorAll('button')) button.disabled = true
    })
  })

/** Makes TypeScript treat this file as a module, so that its names are not global. */
export {}
