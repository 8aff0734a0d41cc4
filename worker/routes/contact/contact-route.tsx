import { ContactForm, contactFormCss } from '../../../client/pages/contact/contact-form.tsx'
import type { Choice } from '../../../client/pages/form/choices.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import { ownRenderContext } from '../../context/render-context.ts'
import type { Page } from '../../render/page.ts'
import { asPerson } from '../account/as-person.ts'
import type { C } from '../api/checkout-answers.ts'
import { loadContentPage } from '../content-page/content-page-route.tsx'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import { formContext } from '../form-context.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { loadPublicPage } from '../public-loader.ts'

/** Shape of the service's case numbers; anything else in the address is not shown. */
const caseNumber = /^[A-Z0-9-]{4,24}$/

type ContactInput = {
  /** As posted; otherwise what is known of the person. */
  readonly values?: FormValues
  readonly answer?: FormAnswer
  readonly status?: Page['status']
}

/** The editors' page with the form below it. Never stored: the form begins with who is signed in. */
export async function contactPage(
  c: C,
  { values, answer = { texts: {} }, status }: ContactInput = {},
): Promise<RouteAnswer> {
  const context = c.get('context')
  const [page, subjects, known] = await Promise.all([
    loadPublicPage(c, ownRenderContext(context), (request) => loadContentPage(request, 'contact-us')),
    context.call('contact.subjects', {}),
    values ?? knownValues(c),
  ])
  if (!page || 'redirect' in page) return page
  if (!subjects.ok) return loadUnavailablePage(c, subjects.failure)
  return { ...withForm(c, page, topicsOf(subjects.value.categories), known, answer), ...(status && { status }) }
}

type Categories = readonly { id: string; label: string; subjects: readonly { id: string; label: string }[] }[]

const topicsOf = (categories: Categories): readonly Choice[] =>
  categories.flatMap(({ id, label, subjects }) =>
    subjects.map((subject) => ({ value: `${id}.${subject.id}`, label: `${label}: ${subject.label}` })),
  )

function withForm(c: C, page: Page, topics: readonly Choice[], values: FormValues, answer: FormAnswer): Page {
  const context = c.get('context')
  const { site, t, url, locale, session } = context
  const sent = url.searchParams.get('case') ?? ''
  const form = formContext(context, `/${locale}/contact-us`)
  return {
    ...page,
    css: [...page.css, ...contactFormCss],
    segments: [
      ...page.segments,
      {
        name: 'contact',
        node: () => (
          <ContactForm
            site={site}
            t={t}
            form={form}
            topics={topics}
            values={values}
            answer={answer}
            sent={caseNumber.test(sent) ? sent : null}
            signedIn={session?.person != null}
          />
        ),
      },
    ],
    noStore: true,
  }
}

async function knownValues(c: C): Promise<FormValues> {
  if (!c.get('context').session?.person) return {}
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  if (!profile.ok) return {}
  const { firstName, lastName, email, phone } = profile.value.consumerDetails
  return { name: [firstName, lastName].filter(Boolean).join(' '), email, phone: phone ?? '' }
}

export const loadContactPage: PageLoader = (c) => contactPage(c)
