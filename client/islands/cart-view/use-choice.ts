import { useState } from 'react'

/**
 * The value chosen in a control until the next server view (`turn`), which then shows the outcome, even of a refused
 * choice. The runtime replays a choice that was made before hydration.
 */
export function useChoice(
  server: string,
  turn: number,
): { readonly value: string; readonly choose: (value: string) => void } {
  const [choice, setChoice] = useState({ turn, value: server })
  return { value: choice.turn === turn ? choice.value : server, choose: (value) => setChoice({ turn, value }) }
}
