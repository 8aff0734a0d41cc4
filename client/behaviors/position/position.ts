import type { Attach } from '../attach.ts'

const timeoutMs = 8000
/** About a kilometer: enough for the nearest store, and no closer than needed. */
const decimals = 2

/** A button that fills in the browser's position and submits the form. Without script it isn't shown. */
export const attach: Attach<'position'> = (host, { fault }) => {
  const form = host.closest('form')
  const button = host.querySelector('button')
  const status = host.querySelector('[role=status]')
  if (!form || !button || !status || !('geolocation' in navigator)) return
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)
  const latitude = field('lat')
  const longitude = field('lng')
  const typed = field('near')
  if (!latitude || !longitude || !typed) return
  button.hidden = false
  form.addEventListener('submit', () => {
    for (const input of [latitude, longitude]) input.disabled = input.value === ''
  })
  button.addEventListener('click', () => {
    status.textContent = ''
    button.ariaBusy = 'true'
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        latitude.value = coords.latitude.toFixed(decimals)
        longitude.value = coords.longitude.toFixed(decimals)
        typed.value = ''
        form.requestSubmit()
      },
      () => {
        button.ariaBusy = null
        status.textContent = fault
      },
      { timeout: timeoutMs, maximumAge: 600_000 },
    )
  })
}
