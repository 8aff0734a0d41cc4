export const frCa = {}
