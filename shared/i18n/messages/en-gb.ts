export const enGb = {}
