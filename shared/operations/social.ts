import { z } from 'zod'
import { typedEmail } from '../typed.ts'
import { operation } from './operation.ts'

/** A separate host (SOCIAL_ORIGIN): photos by shoppers, in streams by editor or product. */
const social = { service: 'social' } as const
const id = z.string().max(80)
const page = z.object({
  cursor: z.string().max(200).optional(),
  count: z.coerce.number().int().min(1).max(50).default(20),
})

const Media = z.object({
  id: z.string(),
  imageUrl: z.string(),
  caption: z.string(),
  author: z.string(),
  takenAt: z.string(),
  productIds: z.array(z.string()),
})
const MediaPage = z.object({ media: z.array(Media), next: z.string().nullable() })
const Stream = z.object({ id: z.string(), name: z.string() })

export const socialOperations = [
  operation({
    ...social,
    id: 'social.root',
    method: 'GET',
    path: '/',
    response: z.object({ name: z.string(), version: z.string() }),
  }),
  operation({
    ...social,
    id: 'social.categoryMedia',
    method: 'GET',
    path: '/categories/media/recent',
    query: page.extend({ category: id.optional() }),
    response: MediaPage,
  }),
  operation({
    ...social,
    id: 'social.customerMedia',
    method: 'GET',
    path: '/customers/{customerId}/media/recent',
    params: z.object({ customerId: id }),
    query: page,
    response: MediaPage,
  }),
  operation({
    ...social,
    id: 'social.mediaStreams',
    method: 'GET',
    path: '/media/{mediaId}/streams',
    params: z.object({ mediaId: id }),
    response: z.object({ streams: z.array(Stream) }),
  }),
  operation({
    ...social,
    id: 'social.streamMedia',
    method: 'GET',
    path: '/streams/{streamId}/media/recent',
    params: z.object({ streamId: id }),
    query: page,
    response: MediaPage,
  }),
  operation({
    ...social,
    id: 'social.streamsMedia',
    method: 'GET',
    path: '/streams/media/recent',
    query: page.extend({ productId: id.optional() }),
    response: MediaPage,
  }),
  operation({
    ...social,
    id: 'social.report',
    method: 'POST',
    path: '/media/{mediaId}/reports',
    params: z.object({ mediaId: id }),
    body: z.object({ reason: z.string().max(500) }),
    response: z.object({ reported: z.boolean() }),
  }),
  operation({
    ...social,
    id: 'social.createStash',
    method: 'POST',
    path: '/stashes',
    body: z.object({ mediaIds: z.array(id).min(1).max(100) }),
    response: z.object({ stashId: z.string() }),
  }),
  operation({
    ...social,
    id: 'social.addMedia',
    method: 'POST',
    path: '/users/{userId}/media',
    params: z.object({ userId: id }),
    body: z.object({ imageUrl: z.url().max(2000), caption: z.string().max(500).default('') }),
    response: Media,
  }),
  operation({
    ...social,
    id: 'social.createUser',
    method: 'POST',
    path: '/users',
    body: z.object({ name: z.string().max(80), email: z.string().overwrite(typedEmail).max(254) }),
    response: z.object({ userId: z.string() }),
  }),
] as const
