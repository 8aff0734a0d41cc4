import { useSyncExternalStore } from 'react'
import type { Signal } from './signal.ts'

/**
 * A shared signal's value, which re-renders on change. Hydration uses `serverValue`, the one the server rendered,
 * whatever other islands have put into the signal by then.
 */
export function useSignalValue<T>(source: Signal<T>, serverValue: T): T {
  return useSyncExternalStore(
    (onChange) => source.subscribe(onChange),
    () => source.value,
    () => serverValue,
  )
}
