import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,worker,client,platform,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
})
