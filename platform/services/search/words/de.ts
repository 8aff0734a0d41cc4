import { words as subjects } from '../../../../shared/subjects/de.ts'
import type { LanguageWords } from './language-words.ts'

export const words: LanguageWords = {
  concepts: {
    shoe: 'schuh|schuhe|schuhwerk|treter',
    sneaker: 'sneaker|sneakers|turnschuh|turnschuhe|freizeitschuhe|halbschuhe|trainers',
    'high-top': 'high top|high tops|hightops|hohe sneaker|knöchelhohe sneaker|hohe turnschuhe',
    'low-top': 'low top|low tops|niedrige sneaker|flache sneaker',
    court: 'court sneaker|court|tennisschuh|tennisschuhe|court schuhe',
    runner: `
      laufschuh|laufschuhe|joggingschuhe|jogging schuhe|runner|running|running schuhe|joggen|laufen|
      jogingschuhe|joggingschuh`,
    platform: 'plateau|plateau sneaker|plateauschuhe|plateausohle|platform sneaker|plateaus',
    'slip-on': `
      slipper|slip on|slip ons|schlupfschuh|schlupfschuhe|slipons|ohne schnürsenkel|espadrilles|mokassin|
      mokassins|loafer|loafers`,
    slipper: 'hausschuh|hausschuhe|pantoffel|pantoffeln|puschen|clogs|hüttenschuhe',
    boot: `
      stiefel|boots|boot|stiefelette|stiefeletten|chelsea boots|winterschuhe|schnürstiefel|wanderschuhe|
      wanderstiefel|bergschuhe|schnürboots|gummistiefel|wandern|zum wandern|trekking|trekkingschuhe|
      boots zum wandern`,
    sandal: `
      sandale|sandalen|flip flop|flip flops|flipflops|badelatschen|badeschuhe|zehentrenner|latschen|
      pantoletten|schlappen|badeschlappen|sandaletten|strandschuhe|strand schuhe|strandlatschen`,
    clothing: 'kleidung|klamotten|bekleidung|mode|anziehsachen|sportkleidung|sportbekleidung|sportsachen',
    top: 'oberteil|oberteile|tops',
    tee: 't shirt|t shirts|tshirt|tshirts|shirt|shirts|tee|tees',
    longsleeve: 'langarmshirt|langarmshirts|langarm|longsleeve|long sleeve|langärmlig',
    vneck: 'v ausschnitt|v neck',
    hoodie: 'hoodie|hoodies|sweats',
    hooded: 'kapuzenpullover|kapuzenpulli|kapuzenpullis|kapuzensweatshirt|hoody|mit kapuze|kapuzenjacke',
    ziphoodie: 'kapuzenjacke|sweatjacke|sweatjacken|zip hoodie|zipper|zipper hoodie',
    sweatshirt: 'sweatshirt|sweatshirts|sweater|pullover|pulli|pullis',
    halfzip: 'troyer|half zip',
    jacket: 'jacke|jacken|übergangsjacke|outdoorjacke|blazer|jeansjacke|jeansjacken',
    coat: 'mantel|mäntel|winterjacke|winterjacken|wintermantel|warme jacke',
    parka: 'parka|parkas|anorak',
    puffer: `
      steppjacke|steppjacken|daunenjacke|daunenjacken|puffer|pufferjacke|puffer jacke|steppmantel|daunenmantel`,
    bomber: 'blouson|bomberjacke|bomber|bomberjacken|fliegerjacke|collegejacke',
    rainwear: 'regenjacke|regenjacken|regenmantel|wasserdichte jacke|friesennerz',
    coach: 'coach jacke|windbreaker|windjacke|windjacken',
    trousers: 'hose|hosen|chino|chinos|stoffhose|beinkleider',
    jogger: 'jogginghose|jogginghosen|jogger|sweathose|trainingshose|sporthose|joggpants|sweatpants',
    cargo: 'cargohose|cargohosen|cargo|cargo hose',
    shorts: 'shorts|short|kurze hose|kurze hosen|bermuda|bermudas',
    wide: 'weite hose|weite hosen|baggy',
    accessory: 'accessoire|accessoires|zubehör',
    headwear: 'kopfbedeckung|kopfbedeckungen',
    cap: `
      kappe|kappen|cap|caps|basecap|basecaps|baseballcap|baseball cap|schirmmütze|käppi|baseballkappe|snapback`,
    beanie: 'mütze|mützen|beanie|beanies|wintermütze|strickmütze|wollmütze|haube|pudelmütze',
    buckethat: 'fischerhut|fischerhüte|bucket hat|anglerhut|sonnenhut|hut|hüte',
    socks: 'socke|socken|strümpfe|strumpf|sneakersocken|stutzen',
    kneesocks: 'kniestrümpfe|kniestrumpf|kniesocken',
    bag: 'tasche|taschen|handtasche|handtaschen|bag',
    backpack: 'rucksack|rucksäcke|rolltop|rolltop rucksack|schulrucksack|backpack|schultasche|laptoprucksack|ranzen',
    tote: 'shopper|einkaufstasche|stofftasche|tote|tote bag|stoffbeutel|jutebeutel|tragetasche',
    duffel: `
      reisetasche|reisetaschen|sporttasche|sporttaschen|weekender|duffel|duffle bag|trainingstasche|turnbeutel|
      sportbeutel|wochenendtasche|fürs wochenende|tasche fürs wochenende|tasche für das wochenende`,
    crossbody: `
      umhängetasche|umhängetaschen|crossbody|schultertasche|bauchtasche|kuriertasche|gürteltasche|messenger bag`,
    giftcard: `
      geschenkkarte|geschenkkarten|gutschein|gutscheine|geschenkgutschein|giftcard|gutscheinkarte|
      geschenkgutscheine`,
    heels: 'pumps|high heels|absatzschuhe|stöckelschuhe',
    dress: 'kleid|kleider',
    skirt: 'rock|röcke',
    underwear: 'unterwäsche|unterhose|boxershorts|bh',
    swimwear: 'badehose|bikini|badeanzug|bademode',
    gloves: 'handschuh|handschuhe',
    scarf: 'schal|schals',
    belt: 'gürtel',
    eyewear: 'sonnenbrille|brille',
    watch: 'uhr|armbanduhr',
    leggings: 'leggings|leggins',
    jeans: 'jeans|jeanshose',
    tank: 'tanktop|tank top|trägershirt|unterhemd',
    bra: 'sport bh|sportbh',
    'sport-shoe': 'sportschuh|sportschuhe|hallenschuhe|hallenschuh|fitnessschuhe|trainingsschuhe',
    trucker: 'trucker|truckercap|truckercaps|trucker cap|netzkappe|netzkappen',
    anklesocks: 'sneakersocken|knöchelsocken|füßlinge|kurze socken|kurzsocken',
    flats: 'ballerinas|ballerina',
  },
  colours: {
    black: 'schwarz|tiefschwarz|anthrazit schwarz',
    white: 'weiß|weiss|naturweiß|offwhite|cremeweiß',
    cream: 'creme|cremefarben|ecru',
    grey: 'grau|anthrazit|hellgrau|dunkelgrau|silbergrau',
    brown: 'braun|hellbraun|dunkelbraun|cognac|camel|schoko|kastanie',
    beige: 'beige|sand|sandfarben|creme|cremefarben|taupe|nude|ecru',
    red: 'rot|rote|roten|roter|rotes|dunkelrot|hellrot|bordeaux|weinrot|burgunder|bordeauxrot',
    pink: 'rosa|pink|rosé|fuchsia|altrosa|magenta',
    orange: 'orange|rost|koralle|apricot|rostrot',
    yellow: 'gelb|gold|golden|senf|senfgelb',
    green: 'grün|gruen|dunkelgrün|hellgrün|oliv|olivgrün|khaki|mint|salbei|petrol',
    blue: 'blau|dunkelblau|hellblau|marineblau|marine|navy|türkis|petrol|royalblau|indigo',
    navy: 'marineblau|navy|marine|dunkelblau',
    purple: 'lila|violett|flieder|lavendel|purpur|pflaume|aubergine',
    gold: 'gold|golden',
    silver: 'silber|silbern|metallic',
    multi: 'mehrfarbig|bunt|multicolor',
  },
  materials: {
    canvas: 'canvas|leinen|segeltuch|stoff',
    suede: 'wildleder|veloursleder|velours|rauleder|suede|nubuk|nubukleder',
    leather: 'leder|echtleder|glattleder',
    knit: 'strick|gestrickt',
    mesh: 'mesh|netz|atmungsaktiv',
    nylon: 'nylon',
    jersey: 'jersey|baumwolle',
    fleece: 'fleece',
    denim: 'denim|jeansstoff',
    wool: 'wolle|woll|merino|merinowolle',
  },
  audiences: {
    women: 'damen|dame|frau|frauen|weiblich|für sie',
    men: 'herren|herr|mann|männer|männlich|für ihn',
    kids: 'kind|kinder|kids|mädchen|junge|jungen|jungs|baby|babys|kleinkind|kleinkinder|jugend|teenager',
    unisex: 'unisex',
  },
  seasons: {
    winter: 'winter|warm|gefüttert|warme|schnee|kälte|herbst',
    summer: 'sommer|strand|sommerlich|frühling|urlaub|leicht',
    rain: 'regen|wasserdicht|wasserfest|wasserabweisend|regenfest|wetterfest',
    sport: 'sport|fitness|training|gym|fitnessstudio',
  },
  offers: {
    sale: `
      sale|angebot|angebote|reduziert|rabatt|schlussverkauf|schnäppchen|günstig|billig|ausverkauf|im angebot|
      outlet|heruntergesetzt`,
    new: 'neu|neue|neuheit|neuheiten|neueste|neu eingetroffen|neue kollektion',
    bestseller: 'bestseller|beliebt|beliebteste|meistverkauft|topseller|verkaufsschlager',
    member: 'nur für mitglieder|mitglieder',
    recycled: 'recycelt|nachhaltig|recycling|vegan',
  },
  pages: subjects,
  under: 'unter|bis|bis zu|maximal|max|weniger als|höchstens|günstiger als|billiger als|nicht mehr als|unterhalb',
  over: 'über|ab|mehr als|mindestens|mind|teurer als',
  between: 'zwischen|von',
  and: 'und|bis',
  money: 'euro|euros|eur|ct',
  size: 'größe|groesse|gr|grösse|schuhgröße|eu|größen',
  without: 'ohne',
  stop: `
    der|die|das|den|dem|ein|eine|einen|einer|für|fuer|mit|aus|von|und|oder|im|in|zu|zum|zur|auf|mir|ich|meine|
    mein|paar|kaufen|online|shop|kerb|suche|bestellen|schöne|schick|gute|farbe|material|s|ist|wo|wie`,
}
