import type { HandlersOf } from '../../backend/context.ts'
import { refuse, succeed } from '../../backend/result.ts'
import { shopperId } from '../../backend/shopper-id.ts'
import type { consumerOperations } from '../../shared/operations/consumer.ts'
import type { contactOperations } from '../../shared/operations/contact.ts'
import type { AccountsContext } from '../context.ts'
import type { EngineOf } from '../engine.ts'
import { dataSubject } from '../profile/data-subject.ts'
import { readPersonRow } from '../profile/people.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { readCasesOf } from './cases.ts'
import { openSupportCase } from './open-case.ts'
import { isSubject, subjectList, warranty } from './subjects.ts'

const orNull = (typed: string | undefined): string | null => typed?.trim() || null

type Rows = readonly [
  ...typeof contactOperations,
  Extract<(typeof consumerOperations)[number], { id: 'consumer.warranty' }>,
]

export const supportHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<Rows, Context> => ({
  'contact.subjects': async (_, { site }) => succeed({ categories: subjectList(site) }),

  /** A guest needs no token: who can't sign in has to be able to say so. */
  'contact.send': async ({ body }, context) => {
    const { category, subject } = body
    if (!isSubject(category, subject)) {
      return refuse('API400', { additionalInfo: { path: 'body.subject', reason: 'unknown subject' } })
    }
    return openSupportCase(context, {
      consumer_id: shopperId(context.consumer),
      category,
      subject,
      order_number: orNull(body.orderNumber),
      product_id: null,
      product_name: null,
      name: body.name.trim(),
      email: body.email,
      phone: orNull(body.phone),
      message: body.message,
    })
  },

  'contact.cases': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    return succeed({ cases: await readCasesOf(context.env.DB, dataSubject(person.value), context.site) })
  },

  /** ORD409: the order isn't there, is somebody else's, or has no such product: one answer for all three. */
  'consumer.warranty': async ({ body }, context) => {
    const { consumer, env } = context
    if (!consumer) return refuse('AUT498')
    const bought = await engineOf(context).orderedProduct(consumer.consumerId, body.orderNumber, body.productId)
    if (!bought) return refuse('ORD409')
    const person = consumer.kind === 'registered' ? await readPersonRow(env.DB, consumer.consumerId) : null
    return openSupportCase(context, {
      ...warranty,
      consumer_id: person?.consumer_id ?? null,
      order_number: bought.orderNumber,
      product_id: body.productId,
      product_name: bought.name,
      name: [person?.first_name, person?.last_name].filter(Boolean).join(' ') || bought.recipient,
      email: body.email,
      phone: person?.phone ?? null,
      message: body.description,
    })
  },
})
