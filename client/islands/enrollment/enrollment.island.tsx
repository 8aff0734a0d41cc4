import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FormTarget } from '../../../shared/routes.ts'
import { enrollmentRules } from '../../../shared/validation/account-forms.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { type FormStep, headingOf, submitOf } from '../../pages/account/enrollment-texts.ts'
import { DialogFrame } from '../../pages/dialogs/dialog-frame.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import { ServerHtml } from '../../runtime/slot.tsx'
import { keepForm } from '../../state/kept-form.ts'
import { type IslandAnswer, readIsland } from '../../state/read-island.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { Form } from '../form.tsx'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { normalizeControl } from '../normalize-control.ts'
import { refuseOffline, useSendOnce } from '../use-send-once.ts'
import { Notice } from './notice.tsx'
import { StepFields } from './step-fields.tsx'
import { StepLinks } from './step-links.tsx'

/**
 * Signing in, signing up and completing a profile. A page's form is a plain form; a dialog's goes on in the dialog, and
 * the page below keeps what was typed in it.
 */
function Enrollment(initialProps: IslandContext & IslandPropsOf<'enrollment'>) {
  const { site, t } = initialProps
  const [answer, setAnswer] = useState<IslandAnswer<'enrollment'> | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { isSent, send } = useSendOnce()
  const props = answer?.props ?? initialProps
  const slot = answer?.slot === undefined ? answer === null && initialProps.slot : <ServerHtml html={answer.slot} />
  const { step, dialog, form } = props
  const { title, lead } = headingOf(t, step)
  const frame = useRef<HTMLDivElement>(null)

  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    const heading = frame.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
    const host = heading.closest('dialog')
    if (host) host.ariaLabel = heading.textContent
  }, [step])

  const hasEntered = answer !== null && (step === 'signed-in' || step === 'welcome')
  useEffect(() => {
    const host = frame.current?.closest('dialog')
    if (!hasEntered || !host) return
    keepForm({ winsAlways: true })
    // However the dialog is closed, the page below still is the guest's.
    const reload = () => location.assign(form.returnTo)
    host.addEventListener('close', reload)
    return () => host.removeEventListener('close', reload)
  }, [hasEntered, form.returnTo])

  const sendHere = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!dialog) return send(event)
    event.preventDefault()
    const element = event.currentTarget
    const { submitter } = event.nativeEvent
    if (isSending) return
    setIsSending(true)
    const fields = new FormData(element)
    if (submitter instanceof HTMLButtonElement && submitter.name) fields.set(submitter.name, submitter.value)
    try {
      setAnswer(await readIsland('enrollment', element.action, { form: fields }))
      setIsSending(false)
    } catch {
      element.submit()
    }
  }
  const content = isForm(step) ? (
    <>
      <Form
        normalize={normalizeControl}
        key={step}
        site={site}
        t={t}
        rules={enrollmentRules(site)[step]}
        templates={props.templates}
        fields={props.fields}
        answer={props.answer}
        className="account-form"
        aria-busy={isSent || isSending || undefined}
        onSubmitCapture={refuseOffline(t('checkout.offline'))}
        onSend={sendHere}
      >
        <FormFields site={site} form={form} to={targetOf(step)} />
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="enrollment" value={dialog ? 'dialog' : 'page'} />
        <StepFields {...props} site={site} t={t} step={step} />
        {slot}
        <button type="submit" className="btn">
          {submitOf(t, step)}
        </button>
        {isPersonal(step) && !dialog ? (
          <button type="submit" className="link" name="skip" value="yes" formNoValidate>
            {t('enrollment.skip')}
          </button>
        ) : null}
      </Form>
      <StepLinks site={site} t={t} step={step} dialog={dialog} returnTo={form.returnTo} />
    </>
  ) : (
    <Notice site={site} t={t} step={step} dialog={dialog} returnTo={form.returnTo} />
  )
  return (
    <div ref={frame}>
      {dialog ? (
        <DialogFrame title={title} lead={lead}>
          {content}
        </DialogFrame>
      ) : (
        <div className="sign-in edge">
          <h1 className={displayClass(title)}>{title}</h1>
          <p>{lead}</p>
          {content}
        </div>
      )}
    </div>
  )
}

const isForm = (step: IslandPropsOf<'enrollment'>['step']): step is FormStep =>
  step !== 'signed-in' && step !== 'associate' && step !== 'welcome' && step !== 'success'

/** For somebody signed in. */
const isPersonal = (step: FormStep): boolean => step !== 'lookup' && step !== 'sign-in' && step !== 'sign-up'

const targetOf = (step: FormStep): FormTarget =>
  step === 'lookup' || step === 'sign-in' || step === 'sign-up' ? `session/${step}` : 'account/complete'

export const island: IslandOf<'enrollment'> = Enrollment
