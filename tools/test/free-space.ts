import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fromRoot } from '../serve/project.ts'

/** Space that a build, the seeded shop and its copies take at most. */
const neededBytes = 4e8

/** Throws one line that says what is missing: a full disk otherwise shows as a hundred different faults. */
export function requireFreeSpace(): void {
  for (const folder of new Set([fromRoot(''), tmpdir()])) {
    const { bavail, bsize } = statfsSync(folder)
    const free = bavail * bsize
    if (free < neededBytes)
      throw new Error(
        `The disk of ${folder} has ${Math.round(free / 1e6)} MB free; the suites need ${neededBytes / 1e6} MB.`,
      )
  }
}
