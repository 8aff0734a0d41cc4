/** The bank's and the wallet's page. They work without this; in a frame it tells the shop around it what the shopper did. */
const { page, origin = '', result = '' } = document.body.dataset
const framed = window.parent !== window

if (framed) document.body.classList.add('in-frame')
if (page === 'challenge' && framed)
  new ResizeObserver(() => {
    const height = Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0)
    window.parent.postMessage({ type: 'kerb:payment-height', height }, origin)
  }).observe(document.body)
if (page === 'result' && framed) window.parent.postMessage({ type: 'kerb:payment-result', data: result }, origin)

for (const view of document.querySelectorAll<HTMLInputElement>('input[name=view]'))
  view.value = framed ? 'frame' : 'page'
for (const form of document.forms)
  form.addEventListener('submit', () => {
    // Not before it is sent: a disabled button's value is not.
    setTimeout(() => {
      for (const button of form.querySelectorAll('button')) button.disabled = true
    })
  })

/** A module to the compiler, so that its names are its own. */
export {}
