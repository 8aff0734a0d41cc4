import type { blocksEn } from './en.ts'

export const blocksEs = {
  'blocks.hide': 'Ocultar {title}',
  'blocks.section': 'En esta sección',
  'blocks.policy': 'Sí, escribidme. He leído el {link}.',
  'blocks.policyLink': 'aviso de privacidad',
  'blocks.policyName': 'Consentimiento',
  'blocks.subscribe': 'Apuntarme',
} as const satisfies Record<keyof typeof blocksEn, string>
