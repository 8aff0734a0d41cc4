import { words as subjects } from '../../../../shared/subjects/it.ts'
import type { LanguageWords } from './language-words.ts'

export const words: LanguageWords = {
  concepts: {
    shoe: 'scarpa|scarpe|calzatura|calzature',
    sneaker: `
      sneaker|sneakers|scarpe da ginnastica|scarpa da ginnastica|scarpe da tennis|ginnastica|tennis|trainers|
      scarpette|scarpetta`,
    'high-top': 'sneaker alta|sneaker alte|sneakers alte|high top|high tops|scarpe alte|alte',
    'low-top': 'sneaker bassa|sneaker basse|sneakers basse|low top|low tops|scarpe basse',
    court: 'sneaker da campo|court|scarpe da tennis|scarpa da tennis|scarpe da campo|scarpe da padel',
    runner: `
      scarpa da corsa|scarpe da corsa|running|scarpe running|scarpe da running|corsa|runner|correre|
      scarpe per correre|jogging`,
    platform: 'zeppa|zeppe|con zeppa|platform|plateau|suola alta|sneaker con zeppa',
    'slip-on': 'senza lacci|slip on|slip ons|mocassino|mocassini|espadrillas|loafer|loafers',
    slipper: 'pantofola|pantofole|babbucce|zoccoli|sabot',
    boot: `
      stivale|stivali|stivaletto|stivaletti|anfibio|anfibi|scarponcino|scarponcini|scarpone|scarponi|boots|
      tronchetto|tronchetti|polacchini|doposci|chelsea|trekking|escursionismo|montagna`,
    sandal: `
      sandalo|sandali|infradito|ciabatta|ciabatte|ciabattine|slides|zoccoletti|scarpe da mare|
      scarpe da spiaggia|ciabatte da mare`,
    clothing: 'abbigliamento|vestiti|vestito|abiti|indumenti|abbigliamento sportivo',
    top: 'top|maglia|maglie',
    tee: 't shirt|t shirts|tshirt|maglietta|magliette|tee|canotta|maglia a maniche corte',
    longsleeve: 'maniche lunghe|manica lunga|maglia a maniche lunghe',
    vneck: 'scollo a v',
    hoodie: 'felpa|felpe|maglione|maglioni|pullover|sweatshirt',
    hooded: 'felpa con cappuccio|felpe con cappuccio|cappuccio|hoodie|hoodies|con cappuccio|felpa con zip',
    ziphoodie: 'felpa con zip|felpa zip|felpa con cerniera',
    sweatshirt: 'felpa girocollo|girocollo',
    halfzip: 'mezza zip',
    jacket: `
      giacca|giacche|giubbino|giubbini|giubbotto|giubbotti|giaccone|blazer|giacca di jeans|giacca jeans|
      giubbotto di jeans|giubbino di jeans`,
    coat: 'cappotto|cappotti|giaccone|giubbotto invernale|giacca invernale|soprabito',
    parka: 'parka|eskimo|anorak',
    puffer: 'piumino|piumini|giacca imbottita|imbottito|trapuntato|bomber imbottito',
    bomber: 'bomber|giubbino|giubbotto|giubbotto bomber',
    rainwear: `
      impermeabile|impermeabili|k way|kway|giacca impermeabile|antipioggia|giacca antipioggia|giacca a vento|
      antivento`,
    coach: 'giacca a vento|antivento',
    trousers: 'pantalone|pantaloni|chino|chinos|calzoni',
    jogger: `
      pantaloni in felpa|pantaloni della tuta|tuta|jogger|joggers|pantaloni tuta|pantaloni sportivi|
      pantaloni da tuta|pantalone tuta`,
    cargo: 'cargo|pantaloni cargo',
    shorts: 'pantaloncino|pantaloncini|shorts|short|bermuda|pantaloni corti',
    wide: 'pantaloni ampi|pantaloni larghi|larghi',
    accessory: 'accessorio|accessori',
    headwear: 'cappello|cappelli',
    cap: 'cappellino|cappellini|berretto da baseball|visiera|cappello con visiera|snapback',
    beanie: 'berretto|berretti|cuffia|cuffie|berretto di lana|cappello di lana|zuccotto|cappello invernale',
    buckethat: 'cappello da pescatore|cappelli da pescatore|bucket hat|cappello da sole',
    socks: 'calza|calze|calzino|calzini|fantasmini',
    kneesocks: 'calzettone|calzettoni|calze lunghe|calze alte',
    bag: 'borsa|borse|borsetta|borsette|borsellino',
    backpack: 'zaino|zaini|zainetto|zainetti|cartella',
    tote: 'borsa a mano|tote|shopper|borsa shopping|borsa della spesa|borsa di tela',
    duffel: `
      borsone|borsoni|borsa da viaggio|borsa palestra|borsone palestra|borsa sportiva|borsa da palestra|valigia`,
    crossbody: 'tracolla|tracolle|borsa a tracolla|marsupio|borsello',
    giftcard: 'carta regalo|carte regalo|gift card|buono regalo|buoni regalo|tessera regalo',
    heels: `
      tacchi|tacco|scarpe col tacco|décolleté|scarpe con tacco|tacchi alti|tacco alto|scarpe con i tacchi`,
    dress: 'vestito|vestiti donna|abito',
    skirt: 'gonna|gonne',
    underwear: 'intimo|mutande|boxer|slip',
    swimwear: 'costume|costume da bagno|bikini',
    gloves: 'guanto|guanti',
    scarf: 'sciarpa|sciarpe',
    belt: 'cintura|cinture',
    eyewear: 'occhiali|occhiali da sole',
    watch: 'orologio|orologi',
    leggings: 'leggings',
    jeans: 'jeans',
    tank: 'canotta|canottiera|canotte',
    bra: 'reggiseno|reggiseno sportivo',
    'sport-shoe': 'scarpe sportive|scarpa sportiva|scarpe da palestra|scarpe fitness',
    trucker: 'trucker|cappellino trucker|berretto trucker',
    anklesocks: 'fantasmini|calzini corti|calzini alla caviglia|calze corte|calzini bassi',
    flats: 'ballerina|ballerine',
  },
  colours: {
    black: 'nero|nera|nere|neri',
    white: 'bianco|bianca|bianchi|bianche|panna|avorio',
    cream: 'crema|panna|ecru',
    grey: 'grigio|grigia|grigie|grigi|antracite',
    brown: 'marrone|marroni|cuoio|cammello|cognac|cioccolato|testa di moro|castagna',
    beige: 'beige|sabbia|crema|tortora|nude|ecru',
    red: 'rosso|rossa|rosse|rossi|bordeaux|bordò|granata',
    pink: 'rosa|fucsia|magenta|cipria',
    orange: 'arancione|arancioni|arancio|ruggine|corallo|albicocca',
    yellow: 'giallo|gialla|gialle|gialli|oro|senape',
    green: 'verde|verdi|kaki|oliva|menta|salvia|militare',
    blue: 'blu|azzurro|azzurra|azzurre|celeste|turchese|blu navy|navy|indaco|petrolio',
    navy: 'blu navy|navy|blu scuro|blu marino',
    purple: 'viola|lilla|lavanda|glicine|prugna|porpora|malva',
    gold: 'oro|dorato|dorata|dorati|dorate',
    silver: 'argento|argentato',
    multi: 'multicolore|colorato|colorate',
  },
  materials: {
    canvas: 'tela|canvas',
    suede: 'camoscio|scamosciato|scamosciata|scamosciate|nabuk|nubuck',
    leather: 'pelle|cuoio',
    knit: 'maglia|lavorato a maglia',
    mesh: 'rete|mesh|traspirante|traspiranti',
    nylon: 'nylon',
    jersey: 'jersey|cotone',
    fleece: 'felpato|pile',
    denim: 'denim',
    wool: 'lana|merino',
  },
  audiences: {
    women: 'donna|donne|femminile|femminili|signora|per lei',
    men: 'uomo|uomini|maschile|maschili|per lui',
    kids: 'bambino|bambini|bambina|bambine|neonato|neonata|bimbo|bimba|bimbi|junior|infantile|ragazzo|ragazza|ragazzi|ragazze',
    unisex: 'unisex',
  },
  seasons: {
    winter: 'inverno|invernale|invernali|caldo|calda|calde|neve|autunno|imbottite',
    summer: 'estate|estivo|estiva|estive|estivi|mare|spiaggia|primavera|leggero|leggera|vacanza',
    rain: 'pioggia|impermeabile|impermeabili|waterproof',
    sport: 'sport|palestra|allenamento|fitness|sportivo',
  },
  offers: {
    sale: `
      saldi|saldo|sconto|sconti|scontate|scontato|offerta|offerte|promozione|promozioni|outlet|economiche|
      economico|ribassi`,
    new: 'nuovo|nuova|nuovi|nuove|novità|nuovi arrivi|nuova collezione|ultimi arrivi',
    bestseller: 'più venduti|più vendute|bestseller|popolari|tendenza',
    member: 'solo per membri|membri',
    recycled: 'riciclato|riciclata|sostenibile|ecologico|vegano',
  },
  pages: subjects,
  under: 'meno di|a meno di|sotto|sotto i|fino a|massimo|max|inferiore a|non più di|entro',
  over: 'più di|oltre|da|a partire da|almeno|minimo|sopra i|superiore a',
  between: 'tra|fra|da',
  and: 'e|a|ed',
  money: 'euro|eur',
  size: 'taglia|taglie|numero|num|misura|n|eu|tg',
  without: 'senza|no',
  stop: `
    il|lo|la|i|gli|le|un|una|uno|di|del|della|dei|degli|delle|da|per|con|in|e|a|al|alla|alle|ai|o|mi|mio|mia|
    che|è|paio|paia|comprare|cerco|negozio|online|kerb|belle|colore|materiale|modello|s|dall|dell|nell`,
}
