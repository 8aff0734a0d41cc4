import { decideExperiences } from './decisions/decide.ts'

/** Handlers of this room's rows of shared/operations. Plain Node loads this file without the console's pages. */
export const decisionHandlers = { 'decisions.decide': decideExperiences }
