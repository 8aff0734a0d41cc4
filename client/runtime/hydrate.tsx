import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { defaultLocale, isLocale, sites } from '../../shared/i18n/locales.ts'
import { type SentMessages, sentFormatter } from '../../shared/i18n/sent-messages.ts'
import { IslandData } from '../blocks/parts/island.tsx'
import type { IslandContext } from '../islands/island-context.ts'
import type { PageContext } from '../pages/page-context.ts'
import { onEnd } from '../state/page-events.ts'
import type { Sent } from './late-props.ts'
import { ServerHtml } from './slot.tsx'
import { keepTyped } from './typed.ts'

export type IslandComponent = ComponentType<IslandContext>

/**
 * Hydrates the server's markup in `host` from the props and messages next to it, or from `lateData`, and resolves when
 * done. Typed input is kept, even if the markup no longer matches and React has to render it again. If the island
 * throws, the server's markup is restored and works as plain forms.
 */
export function hydrate(host: HTMLElement, Island: IslandComponent, lateData: Sent | null = null): Promise<void> {
  const script = host.querySelector(':scope > script[data-props]')
  const json = script?.textContent ?? ''
  const { props, messages } = lateData ?? (JSON.parse(json) as Sent)
  const page = pageContext(messages)
  const html = host.innerHTML
  const slotHtml = host.querySelector('[data-slot]')?.innerHTML
  const slot = slotHtml === undefined ? null : <ServerHtml html={slotHtml} />
  let restoreTyped = keepTyped(host)
  return new Promise((resolve, reject) => {
    const restoreServerHtml = (error: unknown) => {
      // React is still rendering, so unmount in the next task.
      setTimeout(() => {
        root.unmount()
        host.innerHTML = html
        restoreTyped()
        delete host.dataset['ready']
        host.dataset['failed'] = ''
        reject(error)
      })
    }
    const keepCurrentInput = () => {
      restoreTyped = keepTyped(host, () => true)
    }
    const onReady = () => {
      onEnd(host, () => root.unmount())
      restoreTyped()
      resolve()
    }
    const root = hydrateRoot(
      host,
      <>
        <ErrorBoundary onFall={keepCurrentInput} onError={restoreServerHtml}>
          <ReadyEffect onReady={onReady}>
            <Island {...props} {...page} slot={slot} />
          </ReadyEffect>
        </ErrorBoundary>
        {script ? <IslandData json={json} /> : null}
      </>,
      {
        onCaughtError: (error) => console.error(`island ${host.dataset['island']} failed:`, error),
        onRecoverableError: (error) => console.warn(`island ${host.dataset['island']} was rendered again:`, error),
      },
    )
  })
}

function pageContext(messages: SentMessages): PageContext {
  const lang = document.documentElement.lang.toLowerCase()
  const locale = isLocale(lang) ? lang : defaultLocale
  return { site: sites[locale], t: sentFormatter(locale, messages) }
}

type BoundaryProps = {
  /** Called before the rendered markup is removed, but not if it never rendered. */
  readonly onFall: () => void
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

class ErrorBoundary extends Component<BoundaryProps> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override getSnapshotBeforeUpdate = () => {
    if (this.state.failed) this.props.onFall()
    return null
  }
  override componentDidUpdate = () => undefined
  override componentDidCatch = (error: unknown) => this.props.onError(error)
  override render = () => (this.state.failed ? null : this.props.children)
}

function ReadyEffect({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useLayoutEffect(onReady, [onReady])
  return children
}
