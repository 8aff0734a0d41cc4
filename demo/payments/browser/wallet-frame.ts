/** The wallet's sheet, in a frame that wallet-script.ts opened. */
type Answer = { sessionID: string } | { cancelled: true } | { failed: true }

const { origin = '', request = '{}', failed = '' } = document.body.dataset
const pay = document.querySelector<HTMLButtonElement>('button[value=pay]')
const cancel = document.querySelector<HTMLButtonElement>('button[value=cancel]')
const summary = document.querySelector('dl')
const note = document.querySelector('[role=alert]')

const post = (message: object): void => window.parent.postMessage(message, origin)
const heightNow = (): number => Math.ceil(document.body.getBoundingClientRect().height)
const finish = (answer: Answer): void => post({ type: 'kerb:wallet-result', answer })

document.body.classList.add('in-frame')
cancel?.addEventListener('click', () => finish({ cancelled: true }))
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') finish({ cancelled: true })
})
pay?.addEventListener('click', () => void approve())
window.addEventListener('message', (event: MessageEvent<{ type?: unknown; summary?: unknown } | null>) => {
  if (event.origin !== origin || event.source !== window.parent) return
  if (event.data?.type !== 'kerb:wallet-open') return
  showSummary(event.data.summary)
  // Enabled only now: before, a press has no effect, and the summary moves the buttons when it appears.
  for (const button of [pay, cancel]) if (button) button.disabled = false
})
new ResizeObserver(() => post({ type: 'kerb:wallet-height', height: heightNow() })).observe(document.body)
post({ type: 'kerb:wallet-ready', height: heightNow() })

function showSummary(rows: unknown): void {
  if (!Array.isArray(rows)) return
  const summaryRows = rows.slice(0, 8).map((row: { label?: unknown; value?: unknown }) => {
    const line = document.createElement('div')
    const name = document.createElement('dt')
    const value = document.createElement('dd')
    name.className = 'muted'
    name.textContent = String(row.label ?? '')
    value.textContent = String(row.value ?? '')
    line.append(name, value)
    return line
  })
  summary?.prepend(...summaryRows)
}

async function approve(): Promise<void> {
  if (!pay || pay.disabled) return
  pay.disabled = true
  const sessionID = await sessionOf().catch(() => null)
  if (sessionID) return finish({ sessionID })
  pay.disabled = false
  if (note) note.textContent = failed
}

async function sessionOf(): Promise<string | null> {
  const response = await fetch('/payments/wallet/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: request,
    signal: AbortSignal.timeout(10_000),
  })
  return response.ok ? ((await response.json()) as { sessionID: string }).sessionID : null
}

/** Makes TypeScript treat this file as a module, so that its names are not global. */
export {}
