/** Words that content blocks add to an editor's own. The voice and the form are those of ../en.ts. */
export const blocksEn = {
  'blocks.hide': 'Hide {title}',
  'blocks.section': 'In this section',
  'blocks.policy': 'Yes, write to me. I have read the {link}.',
  'blocks.policyLink': 'privacy notice',
  'blocks.policyName': 'Consent',
  'blocks.subscribe': 'Sign up',
} as const satisfies Record<string, string>
