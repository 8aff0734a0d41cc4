import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react'

type QuantityInputProps = InputHTMLAttributes<HTMLInputElement> & { readonly qty: number }

/**
 * A line's quantity, submitted on blur (`data-submit`, entry.ts) or Enter. After that it shows the cart's quantity
 * again, so that a refused number is reset.
 */
export function QuantityInput({ qty, ...input }: QuantityInputProps) {
  const element = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    const listeners = new AbortController()
    // A number typed before hydration.
    if (element.current && element.current.value !== element.current.defaultValue) setTyped(element.current.value)
    // On the document, after the island has read the form: React may render between two listeners.
    const onSubmit = ({ target }: Event) => target === element.current?.form && setTyped(null)
    document.addEventListener('submit', onSubmit, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  return (
    <input
      {...input}
      ref={element}
      name="qty"
      inputMode="numeric"
      autoComplete="off"
      required
      value={typed ?? qty}
      onChange={({ target }) => setTyped(target.value)}
      data-submit=""
    />
  )
}
