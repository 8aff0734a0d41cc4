import { workerEdges } from '../../backend/edges.ts'
import { type Result, refuse } from '../../backend/result.ts'
import type { AccountsContext } from '../context.ts'

type Handler<Request, Context, T> = (request: Request, context: Context) => Promise<Result<T>>

/** AUT500 if the sign-in itself breaks: shoppers then read that it is our fault, not their password's. */
export const orSystemError =
  <Request, Context extends AccountsContext, T>(handler: Handler<Request, Context, T>): Handler<Request, Context, T> =>
  async (request, context) => {
    try {
      return await handler(request, context)
    } catch (error) {
      const { requestId } = context
      workerEdges.log('error', 'sign-in.failed', { requestId, reason: String(error) })
      return refuse('AUT500')
    }
  }
