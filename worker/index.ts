import { createApp } from './app.ts'
import { workerEdges } from './edges.ts'
import type { Env } from './env.ts'

export { EventOutbox } from './events/event-outbox.ts'

const app = createApp(workerEdges)

export default {
  fetch: (request, env, execution) => app.fetch(request, env, execution),
} satisfies ExportedHandler<Env>
