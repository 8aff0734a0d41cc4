import { workerEdges } from '../../../backend/edges.ts'
import type { Config } from '../../env.ts'
import { embeddedEngine } from './embedded-engine.ts'
import type { SearchEngine } from './engine.ts'
import { typesenseEngine } from './typesense/engine.ts'
import { searchServer } from './typesense/server.ts'
import { withStandIn } from './with-stand-in.ts'

/** Kept because a stand-in remembers that its server has failed. */
const kept = new WeakMap<Config, SearchEngine>()

/** The engine of this configuration: a search server where one is set, or else the isolate's own index. */
export function chosenEngine(config: Config): SearchEngine {
  const known = kept.get(config)
  if (known) return known
  const engine = engineFor(config)
  kept.set(config, engine)
  return engine
}

function engineFor(config: Config): SearchEngine {
  const server = searchServer(config)
  return server ? withStandIn(typesenseEngine(server, workerEdges), embeddedEngine, workerEdges) : embeddedEngine
}
