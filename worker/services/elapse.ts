const steps = 10

/**
 * Waits in steps, all in all `ms` milliseconds of an isolate that isn't busy. A busy one runs timers before it reads
 * what has arrived meanwhile, so a single timer would take the isolate's own work for the silence of a service.
 */
export async function elapse(ms: number, isOver: () => boolean = () => false): Promise<void> {
  for (let step = 0; step < steps && !isOver(); step += 1)
    await new Promise((resolve) => setTimeout(resolve, ms / steps))
}
