import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { builtMarkup } from '../../tools/check/built-markup.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Bench, Figure } from '../figure.ts'

const Report = z.object({
  numTotalTests: z.int().positive(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
})

/**
 * Islands in a state, a language and a time zone of which React's development build says anything at all when it takes
 * over.
 */
async function mismatches({ log }: Bench): Promise<number> {
  const reportFile = fromRoot('.wrangler/hydration-report.json')
  await rm(reportFile, { force: true })
  const args = ['run', '--project', 'components*', 'tests/components/hydration.test.ts']
  const reporting = ['--reporter=json', `--outputFile.json=${reportFile}`]
  const child = spawn(process.execPath, [fromRoot('node_modules/vitest/vitest.mjs'), ...args, ...reporting], {
    cwd: fromRoot(''),
    stdio: 'ignore',
  })
  await new Promise((resolve) => child.once('close', resolve))
  const { numTotalTests, testResults } = Report.parse(JSON.parse(await readFile(reportFile, 'utf8')))
  const wrong = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed'),
  )
  for (const { fullName } of wrong) log(`island.mismatch: ${fullName}`)
  log(`island.mismatch: ${numTotalTests} hydrations`)
  return wrong.length
}

export const islandProofFigures: readonly Figure[] = [
  {
    id: 'island.mismatch',
    goal: 0,
    unit: 'hydrations that warn or differ: every island in every state, three languages, two time zones',
    measure: mismatches,
  },
  {
    id: 'island.double',
    goal: 0,
    unit: 'places in client/ outside the runtime where script builds markup that a component should draw',
    measure: async ({ log }) => {
      const places = await builtMarkup()
      for (const place of places) log(`island.double: ${place}`)
      return places.length
    },
  },
]
