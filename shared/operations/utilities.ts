import { z } from 'zod'
import { Store } from '../contracts/store.ts'
import { operation } from './operation.ts'

const base = '/consumers-v3/utilities'
const utilities = { service: 'utilities', method: 'GET' } as const

export const utilityOperations = [
  operation({
    ...utilities,
    id: 'utilities.countries',
    path: `${base}/countryList`,
    /** Spec 1 §3 "Country phone codes". */
    response: z.object({
      countries: z.array(
        z.object({ code: z.string().length(2), name: z.string(), dialCode: z.string(), mask: z.string() }),
      ),
    }),
  }),
  operation({
    ...utilities,
    id: 'utilities.i18n',
    path: `${base}/i18n/{countryCode}`,
    params: z.object({ countryCode: z.string().regex(/^[A-Za-z]{2}$/) }),
    response: z.object({
      countryCode: z.string(),
      provinces: z.array(z.object({ code: z.string(), name: z.string() })),
      postalCodePattern: z.string().nullable(),
    }),
  }),
  operation({
    ...utilities,
    id: 'utilities.stores',
    path: `${base}/stores`,
    response: z.object({ stores: z.array(Store) }),
  }),
  operation({
    ...utilities,
    id: 'utilities.storeEmployees',
    path: `${base}/stores/{storeId}/employees`,
    params: z.object({ storeId: z.string().max(40) }),
    response: z.object({
      employees: z.array(z.object({ storeEmployeeId: z.string(), storeEmployeeName: z.string() })),
    }),
    errors: ['STR404'],
  }),
] as const
