import { writeFileSync } from 'node:fs'
import { licencesFile, thirdPartyLicences } from './licences/third-party.ts'
import { fromRoot } from './serve/project.ts'

/** `npm run licences`: rewrites docs/third-party-licences.md, after a dependency has changed. */
writeFileSync(fromRoot(licencesFile), thirdPartyLicences())
