import { createApp } from './app.ts'
import { workerEdges } from './edges.ts'
import type { Env } from './env.ts'
import { withFormTarget } from './http/forms/form-target.ts'

export { EventOutbox } from './events/event-outbox.ts'

const app = createApp(workerEdges)

export default {
  fetch: async (request, env, execution) => app.fetch(await withFormTarget(request), env, execution),
} satisfies ExportedHandler<Env>
