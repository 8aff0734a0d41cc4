import { useCallback, useEffect, useRef } from 'react'

type Task = () => void

/**
 * Defers tasks while a pointer is down: an error that appears on blur shifts the page, and the button being pressed
 * would no longer be under the pointer on release.
 */
export function useAfterPress(): (task: Task) => void {
  const press = useRef({ isDown: false, waiting: [] as Task[] })
  useEffect(() => {
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    const { current } = press
    const release = () => {
      current.isDown = false
      // The click event follows this one, before the next task.
      setTimeout(() => {
        for (const task of current.waiting.splice(0)) task()
      })
    }
    const hold = () => {
      current.isDown = true
    }
    document.addEventListener('pointerdown', hold, options)
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, release, options)
    return () => listeners.abort()
  }, [])
  return useCallback((task) => {
    if (press.current.isDown) press.current.waiting.push(task)
    else task()
  }, [])
}
