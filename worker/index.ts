import { createApp } from './app.ts'
import type { Env } from './env.ts'

const app = createApp()

export default {
  fetch: (request, env, execution) => app.fetch(request, env, execution),
} satisfies ExportedHandler<Env>
