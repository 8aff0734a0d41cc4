import type { ChangeEvent } from 'react'
import { locales, sites } from '../../../shared/i18n/locales.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext } from '../island-context.ts'

/** Every change applies at once, except outlines: preview.css reads that checkbox, so no reload is needed. */
function apply({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>): void {
  if (target.name !== 'outlines') form.requestSubmit()
}

/** The visitor and the day to preview the page for. */
export function Settings(props: IslandContext & IslandPropsOf<'preview'>) {
  const { site, csrf, to, date, chosen, segments, outlines, experiences, features } = props
  return (
    <form method="post" action="/preview/settings" className="pv-set" onChange={apply}>
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="to" value={to} />
      <label>
        Date (UTC)
        <input type="datetime-local" name="date" defaultValue={date} />
      </label>
      <label>
        Country
        <select name="locale" defaultValue={site.locale}>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {sites[locale].countryName}, {sites[locale].languageName}
            </option>
          ))}
        </select>
      </label>
      <details open={chosen.length > 0}>
        <summary>As {chosen.length > 0 ? 'a person who is' : 'signed in, or as a person who is …'}</summary>
        <fieldset>
          <legend className="sr">Segments</legend>
          {segments.map((condition) => (
            <label key={condition} className="pv-check">
              <input type="checkbox" name={`segment.${condition}`} defaultChecked={chosen.includes(condition)} />{' '}
              {condition}
            </label>
          ))}
        </fieldset>
      </details>
      {experiences.map(({ id, variants, forced, compareHref }) => (
        <label key={id}>
          <span>
            {id} <a href={compareHref}>side by side</a>
          </span>
          <select name={`variant.${id}`} defaultValue={forced}>
            <option value="">as decided</option>
            {variants.map((variant) => (
              <option key={variant}>{variant}</option>
            ))}
          </select>
        </label>
      ))}
      <Features features={features} />
      <label className="pv-check">
        <input type="checkbox" name="outlines" defaultChecked={outlines} /> Outlines
      </label>
      <button type="submit">Apply</button>
    </form>
  )
}

/** The shop's features, each as decided or switched for this view. */
function Features({ features }: Pick<IslandPropsOf<'preview'>, 'features'>) {
  const switched = features.filter(({ forced }) => forced !== '')
  return (
    <details open={switched.length > 0}>
      <summary>Features{switched.length > 0 ? `: ${switched.length} switched` : ''}</summary>
      <div className="pv-features">
        {features.map(({ name, isOn, reasons, forced }) => (
          <div key={name}>
            <label>
              {name}
              <select name={`feature.${name}`} defaultValue={forced}>
                <option value="">as decided: {isOn ? 'on' : 'off'}</option>
                <option>on</option>
                <option>off</option>
              </select>
            </label>
            <details>
              <summary>Why</summary>
              <ol>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ol>
            </details>
          </div>
        ))}
      </div>
    </details>
  )
}
