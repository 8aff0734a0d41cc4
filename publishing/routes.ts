import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { errorAnswer, jsonAnswer } from '../backend/http/answer.ts'
import { readBody } from '../backend/http/operator-body.ts'
import { ingest } from '../backend/ingest/ingest.ts'
import { contentKinds, Withdrawal } from '../shared/contracts/ingest.ts'
import type { PublishingEnv } from './context.ts'
import type { DocumentCheck } from './document-check.ts'
import { documentId, documentIntake, SoundDocument } from './documents.ts'
import { heldDocuments, heldWindows } from './held.ts'
import { withdraw } from './withdrawals.ts'

/** The operator's calls for documents (shared/contracts/ingest.ts), behind a bearer ADMIN_TOKEN. */
export function publishingRoutes(check: DocumentCheck): Hono<PublishingEnv> {
  const app = new Hono<PublishingEnv>()
  app.post('/documents', (c) => takeDocuments(c, check))
  app.post('/check', (c) => checkDocuments(c, check))
  app.get('/documents', (c) => show(c, Held, heldDocuments))
  app.get('/windows', (c) => show(c, One, heldWindows))
  app.post('/withdraw', withdrawDocuments)
  return app
}

const Held = z.object({
  siteId: z.string().max(40).nullable().default(null),
  kind: z.string().max(20).nullable().default(null),
  key: z.string().max(120).nullable().default(null),
  after: z.string().max(200).nullable().default(null),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  each: z.enum(['document', 'window']).default('document'),
})
const One = z.object({
  siteId: z.string().max(40),
  kind: z.enum(contentKinds),
  key: z.string().min(1).max(120),
  base: z.coerce.number().int().min(0).optional(),
})

/** Documents that are asked for; `siteId=` (empty) are the documents that every site shares. */
async function show<S extends z.ZodType>(
  c: Context<PublishingEnv>,
  schema: S,
  find: (db: D1Database, asked: z.output<S>) => Promise<object>,
): Promise<Response> {
  const query = schema.safeParse(c.req.query())
  if (query.success) return jsonAnswer(await find(c.env.DB, query.data))
  const [issue] = query.error.issues
  const additionalInfo = { path: `query.${issue?.path.join('.') ?? ''}`, reason: issue?.message ?? 'invalid' }
  return errorAnswer({ code: 'API400', ...c.var.call, details: { additionalInfo } }, { status: 400 })
}

const Documents = z.object({ documents: z.array(z.unknown()).min(1).max(200), replace: z.boolean().default(false) })

async function takeDocuments(c: Context<PublishingEnv>, check: DocumentCheck): Promise<Response> {
  const body = await readBody(c, Documents)
  return body instanceof Response
    ? body
    : jsonAnswer(
        await ingest(
          c.env.DB,
          documentIntake({ replace: body.replace, now: c.var.edges.now() }, check),
          body.documents,
        ),
      )
}

const Checked = z.object({ documents: z.array(SoundDocument).min(1).max(200) })

/** Faults of documents beside those of their own fields, and nothing is written. */
async function checkDocuments(c: Context<PublishingEnv>, check: DocumentCheck): Promise<Response> {
  const body = await readBody(c, Checked)
  if (body instanceof Response) return body
  return jsonAnswer(
    await check(
      c.env.DB,
      body.documents.map((item) => ({ id: documentId(item), item })),
    ),
  )
}

const Withdrawals = z.object({ documents: z.array(Withdrawal).min(1).max(200) })

async function withdrawDocuments(c: Context<PublishingEnv>): Promise<Response> {
  const body = await readBody(c, Withdrawals)
  return body instanceof Response ? body : jsonAnswer(await withdraw(c.env.DB, body.documents, c.var.edges.now()))
}
