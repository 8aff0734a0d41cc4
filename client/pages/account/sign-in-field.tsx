type SignInFieldProps = {
  name: 'email' | 'password' | 'storeId'
  type: 'email' | 'password' | 'text'
  label: string
  hint?: string
  value: string
  autoComplete: string
  fault?: string
  /** Where the shopper goes on after a refusal. */
  focus: boolean
}

export function SignInField({ name, type, label, hint, value, autoComplete, fault, focus }: SignInFieldProps) {
  const told = [hint ? `${name}-hint` : '', fault ? `${name}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className="ask">
      <label htmlFor={name}>{label}</label>
      <input
        className="field"
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={name === 'password' ? 256 : 254}
        aria-invalid={fault ? true : undefined}
        aria-describedby={told || undefined}
        // biome-ignore lint/a11y/noAutofocus: only after a refusal, at the field to correct
        autoFocus={focus}
      />
      {hint ? (
        <p className="label muted" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {fault ? (
        <p className="label fault-at" id={`${name}-fault`}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
