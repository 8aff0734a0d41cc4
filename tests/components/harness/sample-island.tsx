import { type SubmitEvent, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandData } from '../../../client/blocks/parts/island.tsx'

/** An island with every kind of control, for behavior that all islands share. */
export function Sample() {
  const [note, setNote] = useState('')
  const [presses, setPresses] = useState(0)
  const [requests, setSent] = useState<readonly string[]>([])
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('broken later')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitter = event.nativeEvent.submitter as HTMLButtonElement | null
    setSent((before) => [...before, `${submitter?.name}=${submitter?.value}`])
  }
  return (
    <form method="post" action="/sent" onSubmit={submit}>
      <p>Written by the server</p>
      <label>
        Note <input name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <label>
        Street <input name="street" defaultValue="" />
      </label>
      <label>
        Wish <textarea name="wish" defaultValue="" />
      </label>
      <label>
        As a gift <input type="checkbox" name="gift" />
      </label>
      <label>
        Country
        <select name="country" defaultValue="US">
          <option value="US">United States</option>
          <option value="DE">Germany</option>
        </select>
      </label>
      <button type="submit" name="step" value="1">
        One more
      </button>
      <button type="submit" name="way" value="express">
        Send
      </button>
      <button type="button" onClick={() => setPresses((before) => before + 1)}>
        Press
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <output aria-label="Presses">{presses}</output>
      <output aria-label="Noted">{note}</output>
      <output aria-label="Sent">{requests.join(' ')}</output>
    </form>
  )
}

export function BrokenSample(): never {
  throw new Error('broken at once')
}

/** Shows text that the server could not know. */
export const OtherSample = () => <p>Written by the browser</p>

/** As a page of the Worker has it. */
export const sampleHtml = (): string =>
  renderToString(
    <div data-island="sample" data-on="intent">
      <Sample />
      <IslandData json={'{"props":{},"messages":{}}'} />
    </div>,
  )
