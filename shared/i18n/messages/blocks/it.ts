import type { blocksEn } from './en.ts'

export const blocksIt = {
  'blocks.hide': 'Nascondi {title}',
  'blocks.section': 'In questa sezione',
  'blocks.policy': 'Sì, scrivetemi. Ho letto l’{link}.',
  'blocks.policyLink': 'informativa sulla privacy',
  'blocks.policyName': 'Consenso',
  'blocks.subscribe': 'Iscrivimi',
} as const satisfies Record<keyof typeof blocksEn, string>
