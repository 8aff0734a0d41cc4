/** Backgrounds of pictures: the colours at the center and at the edge, and one colour in between as a placeholder. */
export const grounds = {
  paper: { centre: '#f6f4ef', edge: '#e6e2d8', colour: '#f0ede6' },
  sand: { centre: '#efe4d0', edge: '#dccdb2', colour: '#e7dbc4' },
  stone: { centre: '#e4e1da', edge: '#cdc8be', colour: '#dbd7cf' },
  clay: { centre: '#e6cbb8', edge: '#d0ac94', colour: '#ddbfaa' },
  blush: { centre: '#f3ddd5', edge: '#e3c4b9', colour: '#edd3ca' },
  rose: { centre: '#ecc9cb', edge: '#d8a9ae', colour: '#e4bcbf' },
  plum: { centre: '#cdb3bd', edge: '#ae8f9c', colour: '#c1a5b0' },
  lilac: { centre: '#ddd6e8', edge: '#c4bad4', colour: '#d3cbe0' },
  sky: { centre: '#d5e2ea', edge: '#b8cbd8', colour: '#c9d9e3' },
  slate: { centre: '#bcc6cd', edge: '#9aa7b1', colour: '#aebac2' },
  mint: { centre: '#d6e8de', edge: '#b8d2c5', colour: '#cadfd4' },
  sage: { centre: '#d3dbc8', edge: '#b7c2a8', colour: '#c8d1bb' },
  moss: { centre: '#b7bd9d', edge: '#979f7b', colour: '#aab18f' },
  butter: { centre: '#f5e9bf', edge: '#e6d494', colour: '#efe1ae' },
  ochre: { centre: '#e7cf98', edge: '#d1b272', colour: '#dec389' },
  night: { centre: '#2b2f38', edge: '#1a1d24', colour: '#242830' },
} as const
export type Ground = keyof typeof grounds
