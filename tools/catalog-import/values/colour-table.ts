type Row = readonly [family: string, hex: string, words: string]

/**
 * Colour words of feeds (English, German, French, Spanish, Italian; without accents) by the shop's family, with a
 * swatch.
 */
export const colourTable: readonly Row[] = [
  ['black', '#1d1d1f', 'black schwarz noir noire negro negra nero nera jet onyx ebony caviar soot blk'],
  ['black', '#2b2d30', 'coal anthracite anthrazit graphite'],
  ['white', '#fafaf8', 'white weiss blanc blanche blanco blanca bianco bianca snow optic wht'],
  [
    'cream',
    '#f3ead7',
    'cream ivory creme ecru eggshell vanilla offwhite chalk bone milk pearl elfenbein crema avorio panna marfil',
  ],
  ['grey', '#8d9093', 'grey gray grau gris grise grigio grigia ash cement steel pewter stone fog smoke gry'],
  ['grey', '#55585c', 'charcoal slate gunmetal darkgrey darkgray dunkelgrau'],
  [
    'brown',
    '#6b4630',
    'brown braun brun marron castano marrone chocolate chocolat cocoa coffee espresso mocha walnut chestnut mahogany dunkelbraun',
  ],
  ['brown', '#9b6b43', 'cognac caramel tobacco rust saddle bronze copper kupfer hazel toffee'],
  [
    'beige',
    '#d8c6a6',
    'beige sand tan nude taupe oatmeal oat wheat natural camel biscuit latte buff champagne arena sabbia',
  ],
  ['beige', '#b8a883', 'khaki kaki caqui cachi'],
  ['red', '#c0282d', 'red rot rouge rojo roja rosso rossa crimson scarlet cherry ruby fire cardinal cranberry tomato'],
  ['red', '#6d1f2f', 'burgundy bordeaux maroon wine oxblood merlot garnet bordo granate'],
  ['pink', '#e9a0b4', 'pink rosa rose blush salmon lachs peony mauve flamingo'],
  ['pink', '#d6277f', 'fuchsia magenta hotpink raspberry himbeere'],
  ['orange', '#e4761f', 'orange naranja arancione arancio tangerine apricot pumpkin amber'],
  ['orange', '#ee8d73', 'coral peach pfirsich melon corallo terracotta'],
  [
    'yellow',
    '#f0c93a',
    'yellow gelb jaune amarillo amarilla giallo gialla lemon mustard senf ocre ocher ochre honey sun citron banana butter',
  ],
  ['green', '#3c7a4a', 'green grun vert verte verde emerald kelly grass pine forest hunter clover dunkelgrun'],
  ['green', '#6f7444', 'olive oliv army moss military'],
  ['green', '#a9c6a4', 'sage mint menthe menta pistachio seafoam'],
  ['green', '#a6d43b', 'lime neon volt chartreuse'],
  [
    'blue',
    '#2f6db3',
    'blue blau bleu bleue azul blu azzurro cobalt royal sapphire ocean denim jeans indigo lapis hellblau',
  ],
  ['blue', '#8fbfe0', 'sky lightblue babyblue aqua ice powder himmelblau celeste glacier'],
  ['blue', '#1c8a91', 'teal petrol turquoise turkis turchese turquesa cyan peacock lagoon'],
  ['navy', '#1f2c47', 'navy marine midnight darkblue dunkelblau marino ink navyblue nvy'],
  [
    'purple',
    '#6c4396',
    'purple lila violett violet violette morado viola plum pflaume eggplant aubergine grape amethyst',
  ],
  ['purple', '#b9a3d6', 'lavender lilac flieder lavande orchid wisteria'],
  ['gold', '#c9a24b', 'gold golden dore oro dorado rosegold brass'],
  ['silver', '#c3c6ca', 'silver silber argent plata argento metallic chrome platinum'],
  ['multi', '#b08d6a', 'leopard camo camouflage print floral plaid tartan animal tropical'],
]
