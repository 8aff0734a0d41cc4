/** As much of Node's async_hooks as a Worker has (nodejs_compat) and trace.ts uses. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, callback: () => R): R
    getStore(): T | undefined
  }
}
