import { z } from 'zod'
import type { IslandContract } from '../island-contract.ts'

/** A document on a previewed page, and the decisions made in it. */
const PreviewedDocument = z.object({
  id: z.string(),
  revision: z.number(),
  updatedAt: z.string(),
  /** `preview`: fetched from the content service for this view. */
  state: z.string(),
  ageSeconds: z.number(),
  choices: z
    .array(
      z.object({
        source: z.string(),
        kind: z.string(),
        chosen: z.string(),
        rule: z.string(),
        /** How an experience would be decided for this browser. */
        reasons: z.array(z.string()).readonly().optional(),
        /** Id of the first block it resulted in; null if there is none. */
        blockId: z.string().nullable(),
      }),
    )
    .readonly(),
  faults: z.array(z.object({ block: z.string(), path: z.string(), type: z.string(), reason: z.string() })).readonly(),
})

/** The editors' toolbar, on previewed pages only. */
const PreviewProps = z.object({
  csrf: z.string(),
  /** The page shown: path and query. */
  to: z.string(),
  /** `2026-12-24T09:00`, UTC; empty for the newest revisions. */
  date: z.string(),
  /** Segment conditions of the simulated visitor; empty for the actual one. */
  chosen: z.array(z.string()).readonly(),
  segments: z.array(z.string()).readonly(),
  outlines: z.boolean(),
  experiences: z.array(
    z.object({
      id: z.string(),
      variants: z.array(z.string()).readonly(),
      forced: z.string(),
      compareHref: z.string(),
    }),
  ),
  features: z.array(
    z.object({
      name: z.string(),
      /** As decided for this browser, and why. */
      isOn: z.boolean(),
      reasons: z.array(z.string()).readonly(),
      /** Variant that the preview switches it to; empty if it doesn't. */
      forced: z.enum(['on', 'off', '']),
    }),
  ),
  documents: z.array(PreviewedDocument),
  /** Link that opens this view for someone else; null for a visitor who came by such a link. */
  shareUrl: z.string().nullable(),
  /** When the link expires, as `2026-12-24 09:00` in UTC; without a link, when this view does. */
  expires: z.string(),
})

export const preview = {
  props: PreviewProps,
  /** Untranslated: only editors read it. */
  messages: [],
} as const satisfies IslandContract
