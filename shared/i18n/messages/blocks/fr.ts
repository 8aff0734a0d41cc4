import type { blocksEn } from './en.ts'

export const blocksFr = {
  'blocks.hide': 'Masquer {title}',
  'blocks.section': 'Dans cette rubrique',
  'blocks.policy': 'Oui, écrivez-moi. J’ai lu la {link}.',
  'blocks.policyLink': 'note de confidentialité',
  'blocks.policyName': 'Accord',
  'blocks.subscribe': 'M’inscrire',
} as const satisfies Record<keyof typeof blocksEn, string>
