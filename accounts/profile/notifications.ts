import { type Result, refuse, succeed } from '../../backend/result.ts'
import { isNotificationTopic, type NotificationTopic, notificationTopics } from '../../shared/notifications.ts'
import type { AccountsContext } from '../context.ts'
import { type Happening, type NotingContext, noteChange } from '../subscriptions/consent-events.ts'
import type { PersonRow } from './people.ts'
import { signedInPerson } from './signed-in-person.ts'

type Choice<Topic extends string = NotificationTopic> = {
  readonly topic: Topic
  readonly enabled: boolean
  /** The words beside the box, in the locale of the call. */
  readonly wording?: string | undefined
}

/** Statements that keep what a person is emailed about, and note a change as a consent to these mails or its end. */
export function chooseTopic(
  context: NotingContext,
  { consumer_id: consumerId, email }: Pick<PersonRow, 'consumer_id' | 'email'>,
  { topic, enabled, wording }: Choice,
  proof: Happening['proof'],
): D1PreparedStatement[] {
  const chosen = context.env.DB.prepare(
    `UPDATE consumers SET document = json_patch(document, ?1)
WHERE consumer_id = ?2 AND coalesce(document->>?3, ?4) <> ?5`,
  ).bind(
    JSON.stringify({ notifications: { [topic]: enabled } }),
    consumerId,
    `$.notifications.${topic}`,
    +notificationTopics[topic],
    +enabled,
  )
  const what = enabled ? 'confirmed' : 'ended'
  const key = { type: topic, channel: 'email', recipient: email } as const
  return [chosen, noteChange(context, key, { consumerId, what, proof, wording })]
}

/** PRO412: there is no such topic. */
export async function chooseNotification(
  context: AccountsContext,
  { topic, ...choice }: Choice<string>,
): Promise<Result<{ success: boolean }>> {
  const person = await signedInPerson(context)
  if (!person.ok) return person
  if (!isNotificationTopic(topic)) return refuse('PRO412')
  await context.env.DB.batch(chooseTopic(context, person.value, { topic, ...choice }, 'session'))
  return succeed({ success: true })
}
