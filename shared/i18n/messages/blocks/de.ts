import type { blocksEn } from './en.ts'

export const blocksDe = {
  'blocks.hide': '{title} ausblenden',
  'blocks.section': 'In diesem Bereich',
  'blocks.policy': 'Ja, schreibt mir. Ich habe den {link} gelesen.',
  'blocks.policyLink': 'Datenschutzhinweis',
  'blocks.policyName': 'Einwilligung',
  'blocks.subscribe': 'Anmelden',
} as const satisfies Record<keyof typeof blocksEn, string>
