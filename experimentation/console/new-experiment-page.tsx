import { audienceConditions } from '../../shared/content/logic.ts'
import { conversions } from '../../shared/experiment-services.ts'
import { locales } from '../../shared/i18n/locales.ts'
import { shopEventNames } from '../../shared/shop-events.ts'
import { ChoiceField, FieldFault, type Filled, InputField, TextField } from './form-field.tsx'
import { rowsOf, variantField, variantRows } from './new-experiment-form.ts'
import { Notice, Page } from './page.tsx'
import { eventTitles } from './visits-page.tsx'

type NewExperimentPageProps = Filled & { readonly csrf: string }

/** The form of a new experiment, which it leaves as a draft. */
export function NewExperimentPage({ csrf, typed, faults }: NewExperimentPageProps) {
  const filled = { typed, faults }
  const rows = rowsOf(typed)
  return (
    <Page title="New experiment" csrf={csrf}>
      <h1>New experiment</h1>
      <p class="lead">It is created as a draft: no visitor sees it until you have previewed and started it.</p>
      {faults.size > 0 && (
        <Notice kind="fault">
          Nothing was created yet: {faults.size === 1 ? 'a field' : `${faults.size} fields`} below
          {faults.size === 1 ? ' needs' : ' need'} to be corrected.
        </Notice>
      )}
      <form class="panel new" method="post" action="/console/new-experiment">
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="rows" value={String(rows.length)} />
        <InputField {...filled} name="name" label="Name" isRequired />
        <InputField
          {...filled}
          name="key"
          label="Key"
          hint="The experience id of the block in content, such as home-hero. It can’t be changed later."
          isRequired
        />
        <TextField {...filled} name="hypothesis" label="Hypothesis (optional)" />
        <InputField
          {...filled}
          name="previewPath"
          label="Page for previews"
          hint="A page that shows it, without the locale, such as /c/women-1000."
          initial="/"
          isRequired
        />
        <ChoiceField {...filled} name="metric" label="Counts as a conversion" options={metrics} />
        <ChoiceField {...filled} name="decidedBy" label="Decided by" options={deciders} />
        <Variants {...filled} rows={rows} />
        <Audience {...filled} />
        <p class="actions">
          <button type="submit">Create draft</button>
          {rows.length < variantRows.most && (
            <button class="plain" type="submit" name="intent" value="add-variant" formnovalidate>
              Add another variant
            </button>
          )}
        </p>
      </form>
    </Page>
  )
}

const isConversion = (name: string): boolean => Object.values(conversions).some((key) => key === name)
const metrics = [
  [conversions.purchase, 'An order'],
  [conversions.addToCart, 'An addition to the bag'],
  ...shopEventNames.flatMap((name) => (isConversion(name) ? [] : [[name, eventTitles[name]] as const])),
] as const
const deciders = [
  ['datafile', 'The shop'],
  ['engine', 'The platform'],
] as const

/** Two variants are split evenly unless somebody says otherwise. */
const initialShare = '50'

const Variants = ({ rows, typed, faults }: Filled & { readonly rows: readonly number[] }) => (
  <fieldset>
    <legend>Variants</legend>
    <p class="aside">
      The first is the control. Keys are the variant ids of the block in content; a variant without content there shows
      the baseline. Shares are in percent of visitors, the rest sees the baseline and is not counted. A row from the
      third on may stay empty.
    </p>
    <FieldFault name="shares" faults={faults} />
    {rows.map((row) => {
      const isRequired = row < variantRows.first
      return (
        <fieldset class="row" key={row}>
          <legend>{row === 0 ? 'Variant 1, the control' : `Variant ${row + 1}`}</legend>
          <InputField {...{ typed, faults, isRequired }} name={variantField(row, 'name')} label="Name" />
          <InputField {...{ typed, faults, isRequired }} name={variantField(row, 'key')} label="Key" />
          <InputField
            {...{ typed, faults, isRequired }}
            type="number"
            name={variantField(row, 'share')}
            label="Share in percent"
            initial={isRequired ? initialShare : ''}
            sharedFault={faults.has('shares') ? 'shares-fault' : undefined}
          />
        </fieldset>
      )
    })}
  </fieldset>
)

const anybody = ['', 'Any'] as const

const Audience = (filled: Filled) => (
  <fieldset>
    <legend>Audience (optional)</legend>
    <p class="aside">Visitors take part if they match everything that is chosen here. Leave all empty for everybody.</p>
    <ChoiceField
      {...filled}
      name="condition"
      label="Visitors who are"
      options={[anybody, ...audienceConditions.map((name) => [name, name] as const)]}
    />
    <ChoiceField
      {...filled}
      name="locale"
      label="Locale"
      options={[anybody, ...locales.map((name) => [name, name] as const)]}
    />
    <InputField {...filled} name="country" label="Country" hint="Where they are, as two letters, such as US." />
    <InputField {...filled} name="segment" label="Segment" hint="Of the customer data platform, such as purchasers." />
  </fieldset>
)
