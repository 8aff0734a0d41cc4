import { authorLimit, fits, reportReasons, reviewLengthLimit, reviewTitleLimit } from '../../../shared/review-rules.ts'
import { questionRules, reportRules, reviewRules } from '../../../shared/validation/reviews.ts'
import { DialogFrame } from '../../pages/dialogs/dialog-frame.tsx'
import { SelectField } from '../../pages/form/choices.tsx'
import { Field } from '../../pages/form/field.tsx'
import { TextAreaField } from '../../pages/form/text-area-field.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import { Form } from '../form.tsx'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { refuseOffline } from '../use-send-once.ts'
import { StarField } from './star-field.tsx'
import { useSendReview } from './use-send-review.ts'

type ReviewFormProps = IslandContext & IslandPropsOf<'review-form'>

const actions = { review: 'write', question: 'ask', report: 'report' } as const
const rules = { review: reviewRules, question: questionRules, report: reportRules }

/** Something that a shopper writes about a product; validated as it is filled in, and sent once. */
function ReviewForm(props: ReviewFormProps) {
  const { site, t, slot, kind, form, productId, templates } = props
  const { answer, isBusy, send } = useSendReview(props.answer)
  return (
    <DialogFrame title={titleOf(props)} lead={leadOf(props)}>
      <Form
        site={site}
        t={t}
        rules={rules[kind]}
        templates={templates}
        fields={fieldsOf(props)}
        answer={answer}
        className="rv-form"
        aria-busy={isBusy || undefined}
        onSubmitCapture={refuseOffline(t('toast.failed'))}
        onSend={send}
      >
        <FormFields site={site} form={form} to={`reviews/${actions[kind]}`} />
        <input type="hidden" name="productId" value={productId} />
        {kind === 'review' ? <ReviewFields {...props} /> : null}
        {kind === 'question' ? <QuestionFields {...props} /> : null}
        {kind === 'report' ? <ReportFields {...props} /> : null}
        {slot}
        <p className="ctas">
          <button type="submit" className="btn">
            {t(submitOf[kind])}
          </button>
        </p>
      </Form>
    </DialogFrame>
  )
}

const submitOf = { review: 'reviews.send', question: 'questions.send', report: 'reviews.reportSend' } as const

function titleOf({ t, kind }: ReviewFormProps): string {
  if (kind === 'review') return t('reviews.write')
  return t(kind === 'question' ? 'questions.ask' : 'reviews.reportTitle')
}

function leadOf({ t, kind, productName: name }: ReviewFormProps): string {
  if (kind === 'report') return name
  return t(kind === 'review' ? 'reviews.writeLead' : 'questions.askLead', { name })
}

function fieldsOf({ t, kind }: ReviewFormProps) {
  if (kind === 'report') return [{ name: 'reason', label: t('reviews.reason') }]
  const author = { name: 'author', label: t('reviews.author') }
  if (kind === 'question')
    return [{ name: 'text', label: t('questions.text') }, author, { name: 'email', label: t('questions.email') }]
  return [
    { name: 'score', label: t('reviews.rating') },
    { name: 'title', label: t('reviews.headline') },
    { name: 'text', label: t('reviews.text') },
    { name: 'fit', label: t('reviews.howFits') },
    author,
  ]
}

type FieldsProps<Kind> = IslandContext & Extract<IslandPropsOf<'review-form'>, { kind: Kind }>

function ReviewFields({ t, values, asksFit }: FieldsProps<'review'>) {
  return (
    <>
      <StarField t={t} value={values['score']} />
      <Field
        name="title"
        label={t('reviews.headline')}
        value={values['title']}
        autoComplete="off"
        maxLength={reviewTitleLimit}
        required
      />
      <TextAreaField
        name="text"
        label={t('reviews.text')}
        value={values['text']}
        maxLength={reviewLengthLimit}
        required
      />
      {asksFit ? (
        <SelectField
          name="fit"
          label={t('reviews.howFits')}
          choices={fits.map((fit) => ({ value: fit, label: t(`reviews.fit.${fit}`) }))}
          empty={t('reviews.fitUnsaid')}
          value={values['fit']}
          autoComplete="off"
        />
      ) : null}
      <AuthorField t={t} value={values['author']} />
      <p className="label muted">{t('reviews.note')}</p>
    </>
  )
}

function QuestionFields({ t, values }: FieldsProps<'question'>) {
  return (
    <>
      <TextAreaField
        name="text"
        label={t('questions.text')}
        value={values['text']}
        maxLength={reviewLengthLimit}
        required
      />
      <AuthorField t={t} value={values['author']} />
      <Field
        name="email"
        type="email"
        label={t('questions.email')}
        hint={t('questions.emailHint')}
        value={values['email']}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        required
      />
    </>
  )
}

function ReportFields({ t, values, reviewId }: FieldsProps<'report'>) {
  return (
    <>
      <input type="hidden" name="reviewId" value={reviewId} />
      <SelectField
        name="reason"
        label={t('reviews.reason')}
        choices={reportReasons.map((reason) => ({ value: reason, label: t(`reviews.reason.${reason}`) }))}
        empty={t('form.choose')}
        value={values['reason']}
        autoComplete="off"
        required
      />
    </>
  )
}

const AuthorField = ({ t, value }: Pick<IslandContext, 't'> & { readonly value: string | undefined }) => (
  <Field
    name="author"
    label={t('reviews.author')}
    value={value}
    autoComplete="given-name"
    maxLength={authorLimit}
    required
  />
)

export const island: IslandOf<'review-form'> = ReviewForm
