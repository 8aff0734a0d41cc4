import { href } from '../../../shared/routes.ts'
import type { FormContext, PageContext } from '../page-context.ts'
import type { QuestionView } from './review-view.ts'
import { VoteForm } from './vote-form.tsx'

type QuestionsProps = PageContext & {
  readonly form: FormContext
  readonly productId: string
  readonly questions: readonly QuestionView[]
}

/** Questions about a style, with their answers. */
export function Questions({ site, t, form, productId, questions }: QuestionsProps) {
  return (
    <section className="qa edge" id="questions" aria-labelledby="questions-title">
      <header>
        <h2 className="title" id="questions-title">
          {t('questions.title')}
        </h2>
        <a className="btn b2" href={href.dialog(site.locale, 'ask-question', { product: productId })} data-dialog="">
          {t('questions.ask')}
        </a>
      </header>
      {questions.length === 0 ? <p className="muted">{t('questions.none')}</p> : null}
      {questions.map((question) => (
        <article key={question.questionId}>
          <h3 dir="auto">{question.text}</h3>
          <p className="label muted">{t('questions.asked', { author: question.author, date: question.date.words })}</p>
          {question.answers.map((answer) => (
            <div className="qa-answer" key={answer.answerId} id={`a-${answer.answerId}`}>
              <p className="rv-text" dir="auto">
                {answer.text}
              </p>
              <p className="label muted">
                {t('questions.answered', { author: answer.author, date: answer.date.words })}
              </p>
              <VoteForm
                site={site}
                t={t}
                form={form}
                productId={productId}
                of={{ name: 'answerId', id: answer.answerId }}
                what={t('reviews.anAnswer')}
                helpful={answer.helpful}
                notHelpful={answer.notHelpful}
              />
            </div>
          ))}
        </article>
      ))}
    </section>
  )
}
