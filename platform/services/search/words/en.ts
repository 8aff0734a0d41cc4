import { words as subjects } from '../../../../shared/subjects/en.ts'
import type { LanguageWords } from './language-words.ts'

export const words: LanguageWords = {
  concepts: {
    shoe: 'shoe|shoes|footwear|kicks|footgear',
    sneaker: 'sneaker|sneakers|trainer|trainers|tennis shoes|tennies|plimsolls|runners shoes',
    'high-top': 'high top|high tops|hightop|hi top|hi tops|high top sneakers|mid top',
    'low-top': 'low top|low tops|lowtop|lo tops',
    court: 'court shoe|court shoes|court sneakers|court trainers|basketball shoes',
    runner: `
      runner|runners|running shoes|running trainers|running|jogging shoes|running sneakers|joggers shoes|
      marathon shoes`,
    platform: 'platform|platforms|flatform|platform shoes|chunky sneakers|platform trainers',
    'slip-on': `
      slip on|slip ons|slipon|slip in|laceless|loafer|loafers|espadrilles|no lace shoes|no laces|without laces|
      shoes without laces|shoes with no laces`,
    slipper: 'slipper|slippers|house shoes|mule|mules|clogs',
    boot: `
      boot|boots|ankle boots|chelsea boots|bootie|booties|combat boots|hiking boots|hiking shoes|chukka|
      desert boots|wellies|hiking|trekking|walking boots|winter shoes`,
    sandal: `
      sandal|sandals|flip flop|flip flops|flipflops|slide|slides|thongs|sliders|beach shoes|pool shoes|
      pool slides`,
    clothing: `
      clothing|clothes|apparel|garments|outfit|outfits|activewear|sportswear|gym clothes|workout clothes|
      sports clothes`,
    top: 'top|tops',
    tee: 'tee|tees|t shirt|t shirts|tshirt|tshirts|shirt|shirts|tee shirt',
    longsleeve: 'long sleeve|long sleeves|longsleeve|long sleeve tee|long sleeved',
    vneck: 'v neck|vneck',
    hoodie: 'hoodie|hoodies|hoody|pullover|sweats|fleece top',
    hooded: 'hooded|hooded sweatshirt|hoodie pullover',
    ziphoodie: 'zip hoodie|zip up|zip up hoodie|full zip',
    sweatshirt: 'sweatshirt|sweatshirts|crewneck|crew neck sweatshirt|sweater|sweaters|jumper|jumpers',
    halfzip: 'half zip|quarter zip',
    jacket: 'jacket|jackets|outerwear|blazer',
    coat: 'coat|coats|overcoat|winter jacket|warm jacket|winter coat',
    parka: 'parka|parkas|anorak',
    puffer: 'puffer|puffers|puffer jacket|puffy jacket|down jacket|quilted jacket|padded jacket',
    bomber: 'bomber|bombers|bomber jacket',
    rainwear: 'raincoat|rain jacket|rain coat|waterproof jacket|mac|slicker',
    coach: 'coach jacket|coaches jacket|wind jacket|windbreaker|windcheater|windproof jacket',
    trousers: 'trousers|pants|pant|bottoms|slacks|chinos',
    jogger: 'jogger|joggers|sweatpants|sweat pants|track pants|tracksuit bottoms|jogging bottoms|trackies|joggings',
    cargo: 'cargo|cargos|cargo pants|combats',
    shorts: 'short|shorts|bermudas',
    wide: 'wide leg|wide leg pants|baggy pants',
    accessory: 'accessory|accessories',
    headwear: 'hat|hats|headwear',
    cap: 'cap|caps|baseball cap|snapback|dad hat|ball cap',
    beanie: 'beanie|beanies|knit hat|winter hat|woolly hat|toque|watch cap|bobble hat',
    buckethat: 'bucket hat|bucket hats|sun hat|fishing hat',
    socks: 'sock|socks|hosiery',
    kneesocks: 'knee socks|knee high socks|long socks',
    bag: 'bag|bags|purse|handbag|luggage',
    backpack: 'backpack|backpacks|rucksack|rucksacks|roll top|knapsack|school bag|book bag|laptop bag|back pack|pack',
    tote: 'tote|totes|tote bag|shopper|shopping bag|canvas bag',
    duffel: `
      duffel|duffels|duffle|duffle bag|duffel bag|gym bag|sports bag|travel bag|weekender|holdall|weekend bag|
      overnight bag|carry on|gym sack`,
    crossbody: 'crossbody|cross body|crossbody bag|shoulder bag|messenger bag|sling bag|fanny pack|bum bag|belt bag',
    giftcard: 'gift card|gift cards|giftcard|gift certificate|voucher|gift voucher|e gift card',
    heels: 'heel|heels|high heels|pumps|stilettos|dress shoes|wedges',
    dress: 'dress|dresses|gown',
    skirt: 'skirt|skirts',
    underwear: 'underwear|boxers|lingerie|briefs',
    swimwear: 'swimwear|bikini|swimsuit|swim trunks|bathing suit',
    gloves: 'glove|gloves|mittens',
    scarf: 'scarf|scarves',
    belt: 'belt|belts',
    eyewear: 'sunglasses|glasses',
    watch: 'watch|watches',
    leggings: 'legging|leggings|tights|yoga pants',
    jeans: 'jean|jeans|denims',
    tank: 'tank|tanks|tank top|tank tops|vest top|sleeveless tee',
    bra: 'bra|bras|sports bra',
    'sport-shoe':
      'gym shoes|sports shoes|sport shoes|athletic shoes|training shoes|workout shoes|gym trainers|fitness shoes',
    trucker: 'trucker|truckers|trucker hat|trucker hats|trucker cap|mesh cap',
    anklesocks: 'ankle socks|quarter socks|no show socks|trainer socks|sneaker socks|low socks|short socks',
    flats: 'flats|ballet flats|ballerinas|ballet shoes',
  },
  colours: {
    black: 'black|jet|ebony|onyx',
    white: 'white|ivory|off white|snow',
    cream: 'cream|creme|ecru',
    grey: 'grey|gray|charcoal|silver grey',
    brown: 'brown|tan|chocolate|camel|cognac|chestnut',
    beige: 'beige|cream|sand|khaki beige|nude|taupe|ecru|stone',
    red: 'red|burgundy|maroon|crimson|scarlet|wine',
    pink: 'pink|rose|fuchsia|magenta|blush',
    orange: 'orange|rust|coral|apricot',
    yellow: 'yellow|gold|golden|mustard',
    green: 'green|khaki|olive|mint|sage|teal|army',
    blue: 'blue|navy|navy blue|dark blue|light blue|royal blue|turquoise|teal|indigo|cobalt',
    navy: 'navy|navy blue',
    purple: 'purple|lilac|violet|lavender|plum|mauve',
    gold: 'gold|golden',
    silver: 'silver|metallic',
    multi: 'multicolor|multicolour|multi|colorful|colourful|rainbow',
  },
  materials: {
    canvas: 'canvas',
    suede: 'suede|nubuck',
    leather: 'leather',
    knit: 'knit|knitted',
    mesh: 'mesh|breathable',
    nylon: 'nylon',
    jersey: 'jersey|cotton',
    fleece: 'fleece',
    denim: 'denim',
    wool: 'wool|woolen|woollen|merino',
  },
  audiences: {
    women: 'women|woman|womens|ladies|lady|female|for her',
    men: 'men|man|mens|guys|male|gents|for him',
    kids: `
      kid|kids|child|children|childrens|girl|girls|boy|boys|toddler|toddlers|baby|youth|junior|infant|infants|
      teen|teens|teenager|teenagers|tween|preschool`,
    unisex: 'unisex',
  },
  seasons: {
    winter: 'winter|warm|cold weather|snow|fall|autumn|thermal',
    summer: 'summer|beach|spring|hot weather|vacation|holiday',
    rain: 'rain|rainy|waterproof|water resistant|wet weather|water proof',
    sport: 'gym|sport|sports|workout|training|athletic|fitness',
  },
  offers: {
    sale: 'sale|on sale|discount|discounted|clearance|deals|deal|cheap|reduced|outlet|offers|bargain',
    new: 'new|new in|new arrivals|new arrival|latest|newest|just in|just dropped',
    bestseller: 'bestseller|bestsellers|best seller|best sellers|popular|most popular|best selling|trending',
    member: 'members only|member exclusive',
    recycled: 'recycled|sustainable|eco|eco friendly|vegan',
  },
  pages: subjects,
  under: 'under|below|less than|up to|max|maximum|cheaper than|no more than|at most|lower than|within',
  over: 'over|above|more than|from|at least|min|minimum|starting at',
  between: 'between|from',
  and: 'and|to|or',
  money: 'dollar|dollars|bucks|buck|usd|pounds|pound|quid|euro|euros|eur|gbp|cad',
  size: 'size|sz|sizes|us size|uk size|eu size|eu|us|uk',
  without: 'without|no|not',
  stop: `
    a|an|the|for|with|of|in|on|and|or|to|my|me|i|is|are|by|at|from|pair|pairs|buy|shop|kerb|some|any|that|style|
    fit|want|need|looking|find|show|online|good|best|nice|cool|cute|color|colour|colored|coloured|material|made|
    s`,
}
