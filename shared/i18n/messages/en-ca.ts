export const enCa = {}
