import type { MouseEvent, Ref } from 'react'
import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import { Group, Option, optionId } from './options.tsx'

type RecentSearchesProps = PageContext & {
  readonly id: string
  readonly texts: readonly string[]
  readonly activeIndex: number
  readonly activeOption: Ref<HTMLAnchorElement>
  /** Delete does it by keyboard: an option has no control of its own. */
  readonly onForget: (text: string) => void
}

/** The listbox of the search box before anything is typed. */
export function RecentSearches({ id, site, t, texts, activeIndex, activeOption, onForget }: RecentSearchesProps) {
  const forget = (event: MouseEvent, text: string) => {
    if (!(event.target instanceof Element && event.target.closest('.sug-forget'))) return
    event.preventDefault()
    onForget(text)
  }
  return (
    // A press leaves the focus in the input, which would close the list before it is a click.
    <div
      className="sug"
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('search.recent')}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="sug-words">
        <Group id={`${id}-recent`} name={t('search.recent')}>
          {texts.map((text, index) => (
            <Option
              key={text}
              id={optionId(id, index)}
              isActive={index === activeIndex}
              {...(index === activeIndex && { ref: activeOption })}
              className="sug-recent"
              href={`${href.search(site.locale)}?q=${encodeURIComponent(text)}`}
              onClick={(event) => forget(event, text)}
            >
              {text}
              <span className="sug-forget" title={t('search.forget')}>
                <Icon name="close" />
              </span>
            </Option>
          ))}
        </Group>
      </div>
    </div>
  )
}
