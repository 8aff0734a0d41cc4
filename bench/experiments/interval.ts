/** Standard deviations of the 99.9 % interval. */
const z = 3.2905

/** Outside the 99.9 % interval of a share. */
export const isOutside = (count: number, of: number, share: number): boolean =>
  Math.abs(count / of - share) > z * Math.sqrt((share * (1 - share)) / of)
