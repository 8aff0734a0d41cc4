import { defineConfig } from 'vitest/config'

/** unit: beside the sources, no Worker. The others run against what is built, one file at a time: a runtime or a browser fills a machine. */
export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{shared,worker,client,platform,tools,bench}/**/*.test.{ts,tsx}'] },
      },
      suite('boundaries'),
      suite('build-output', 'build'),
      suite('integration'),
      suite('contract'),
      suite('reliability'),
      suite('e2e', 'e2e', ['tests/harness/install-chromium.ts']),
    ],
  },
})

function suite(name: string, folder = name, globalSetup: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${folder}/**/*.test.{ts,tsx}`],
      globalSetup,
      fileParallelism: false,
      testTimeout: 60_000,
      hookTimeout: 240_000,
    },
  }
}
