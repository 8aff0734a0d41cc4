// Stands for `zod` in the storefront's bundle (vite.config.ts): thousands of schemas would cost most of its start.
export * as z from './schemas.ts'
