import { z } from 'zod'

/** Paths of a customer data platform for queries and events, below a datafile's host and pixel address. */
export const segmentsPath = '/v3/graphql'
export const pixelPath = '/v2/zaius.gif'
/** Carries the integration's public key on the call for segments. */
export const apiKeyHeader = 'x-api-key'

/** Returns which of `audiences` a visitor is in. Values are passed as variables, never in the query's text. */
export const qualifiedSegmentsQuery =
  'query($userId: String, $audiences: [String]) { customer(vuid: $userId) { audiences(subset: $audiences) { edges { node { name state } } } } }'

export const SegmentsRequest = z.object({
  query: z.string().min(1).max(4000),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

const GraphqlFault = z.object({
  message: z.string().default(''),
  locations: z.array(z.object({ line: z.number(), column: z.number() })).optional(),
  extensions: z.object({ classification: z.string().optional(), code: z.string().optional() }).optional(),
})

/** Spec 2 §7. The visitor is in the audiences with the state `qualified`. */
export const SegmentsAnswer = z.object({
  data: z
    .object({
      customer: z
        .object({
          audiences: z.object({
            edges: z.array(z.object({ node: z.object({ name: z.string(), state: z.string() }) })),
          }),
        })
        .nullable(),
    })
    .nullish(),
  errors: z.array(GraphqlFault).optional(),
})

/** The pixel's query (spec 2 §7): beside these three, an event's identifiers and data by their own names. */
export const PixelQuery = z
  .object({
    tracker_id: z.string().min(1).max(200),
    event_type: z.string().min(1).max(200),
    vdl_action: z.string().min(1).max(200),
  })
  .catchall(z.string().max(2000))
