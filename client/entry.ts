import { behaviors } from './behaviors/registry.ts'
import { islandLoader } from './islands/registry.browser.ts'
import { revealNamed } from './runtime/addresses.ts'
import './runtime/dialog-links.ts'
import './runtime/preload.ts'
import './runtime/replay.ts'
import './runtime/speculate.ts'
import { setRegistries } from './runtime/start.ts'
import { startPage } from './runtime/triggers.ts'

/**
 * The only script a page starts with: it loads islands on demand. The script never blocks native inputs.
 */
setRegistries({ behaviors, islandLoader })
startPage()
revealNamed()
