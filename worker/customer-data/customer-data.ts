import type { Edges } from '../edges.ts'
import type { DatafileManager } from '../experiments/datafile-manager.ts'
import type { Send } from '../services/transport.ts'
import { type CustomerEvents, createCustomerEvents } from './customer-events.ts'
import { createQualifiedSegments, type QualifiedSegments } from './qualified-segments.ts'

/** The customer data platform that the datafile names: what it knows of visitors, and what it is told. */
export type CustomerData = { readonly segments: QualifiedSegments; readonly events: CustomerEvents }

/** Once per isolate. */
export function createCustomerData(
  send: Send,
  edges: Pick<Edges, 'wait' | 'now' | 'log'>,
  datafile: Pick<DatafileManager, 'current'> | null,
): CustomerData {
  const platform = () => datafile?.current()?.customerDataPlatform ?? null
  return {
    segments: createQualifiedSegments({ ...edges, send }),
    events: createCustomerEvents({ ...edges, send, platform }),
  }
}
