import { z } from 'zod'

/** The named colors an editor can choose; client/styles/tokens.css defines them. */
export const Tint = z.enum([
  'paper',
  'sand',
  'stone',
  'clay',
  'blush',
  'rose',
  'plum',
  'lilac',
  'sky',
  'slate',
  'mint',
  'sage',
  'moss',
  'butter',
  'ochre',
  'night',
])
