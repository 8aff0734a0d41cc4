import { type Result, refuse, succeed } from '../../backend/result.ts'
import { isNotificationTopic } from '../../shared/notifications.ts'
import type { AccountsContext } from '../context.ts'
import { signedInPerson } from './signed-in-person.ts'

type Choice = { readonly topic: string; readonly enabled: boolean }

/** PRO412: there is no such topic. */
export async function chooseNotification(
  context: AccountsContext,
  { topic, enabled }: Choice,
): Promise<Result<{ success: boolean }>> {
  const person = await signedInPerson(context)
  if (!person.ok) return person
  if (!isNotificationTopic(topic)) return refuse('PRO412')
  await context.env.DB.prepare('UPDATE consumers SET document = json_patch(document, ?) WHERE consumer_id = ?')
    .bind(JSON.stringify({ notifications: { [topic]: enabled } }), person.value.consumer_id)
    .run()
  return succeed({ success: true })
}
