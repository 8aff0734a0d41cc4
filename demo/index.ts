import { createDemo } from './app.ts'
import type { Env } from './env.ts'

export { SandboxPaymentObject } from './payments/sandbox-payment.ts'
export { TriesObject } from './payments/tries.ts'

const app = createDemo()

export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) => app.fetch(request, env, context),
}
