import { words as subjects } from '../../../../shared/subjects/es.ts'
import type { LanguageWords } from './language-words.ts'

export const words: LanguageWords = {
  concepts: {
    shoe: 'zapato|zapatos|calzado|calzados',
    sneaker: `
      zapatilla|zapatillas|deportiva|deportivas|tenis|sneaker|sneakers|bambas|playeras|zapatos deportivos|
      calzado deportivo|zapatillas deportivas|tennis`,
    'high-top': 'zapatilla alta|zapatillas altas|high top|high tops|bota alta|botas altas tela|caña alta',
    'low-top': 'zapatilla baja|zapatillas bajas|low top|low tops',
    court: 'zapatilla de pista|zapatillas de pista|court|zapatillas de tenis|zapatillas de pádel',
    runner: `
      zapatilla de correr|zapatillas de correr|running|zapatillas de running|zapatillas para correr|runner|
      runners|correr|zapatillas running`,
    platform: 'plataforma|plataformas|zapatilla de plataforma|zapatillas plataforma',
    'slip-on': 'sin cordones|slip on|slip ons|mocasín|mocasines|alpargata|alpargatas|loafer|loafers',
    slipper: 'zapatillas de casa|zapatillas de estar por casa|pantuflas|pantufla|zuecos|babuchas',
    boot: `
      bota|botas|botín|botines|boots|botas chelsea|botas de montaña|botas militares|botas de agua|senderismo|
      montaña|trekking`,
    sandal: `
      sandalia|sandalias|chancla|chanclas|chancletas|cholas|ojotas|palas|zapatos de playa|calzado de playa`,
    clothing: 'ropa|prendas|prenda|ropa deportiva|ropa de deporte',
    top: 'parte de arriba|tops|top',
    tee: 'camiseta|camisetas|playera|remera|remeras|polera|t shirt|tshirt|camisa|camisas',
    longsleeve: 'manga larga|camiseta manga larga|mangas largas',
    vneck: 'cuello en v|cuello v|cuello de pico',
    hoodie: 'sudadera|sudaderas|jersey de algodón|buzo|suéter|polerón|jersey|jerséis',
    hooded: `
      sudadera con capucha|capucha|hoodie|hoodies|sudadera capucha|canguro|con capucha|sudadera amplia|
      sudadera con cremallera`,
    ziphoodie: `
      sudadera con cremallera|chaqueta con capucha|sudadera cremallera|sudadera de cremallera|
      sudaderas con cremallera|cremallera`,
    sweatshirt: 'sudadera sin capucha|sudadera cuello redondo',
    halfzip: 'media cremallera',
    jacket: 'chaqueta|chaquetas|cazadora|cazadoras|chamarra|campera|americana',
    coat: 'abrigo|abrigos|chaquetón|abrigo de invierno|chaqueta de invierno',
    parka: 'parka|parkas|anorak|trenca',
    puffer: 'plumífero|plumíferos|plumas|chaqueta acolchada|acolchado|abrigo de plumas|chaqueta de plumas',
    bomber: 'bomber|cazadora|cazadora bomber',
    rainwear: `
      chubasquero|chubasqueros|impermeable|impermeables|gabardina|chaqueta impermeable|cortavientos|cortaviento`,
    coach: 'cortavientos|cortaviento',
    trousers: 'pantalón|pantalones|chinos',
    jogger: `
      pantalón de chándal|pantalones de chándal|chándal|jogger|joggers|pantalón deportivo|pantalones deportivos|
      jogging`,
    cargo: 'cargo|pantalón cargo|pantalones cargo',
    shorts: 'pantalón corto|pantalones cortos|shorts|short|bermudas|bermuda',
    wide: 'pantalón ancho|pantalones anchos|ancho',
    accessory: 'accesorio|accesorios|complementos',
    headwear: '',
    cap: 'gorra|gorras|visera',
    beanie: 'gorro|gorros|gorro de lana|gorro de invierno',
    buckethat: 'sombrero de pescador|gorro de pescador|sombreros de pescador|sombrero de sol|sombrero|sombreros',
    socks: 'calcetín|calcetines|medias|calcetas',
    kneesocks: 'calcetines altos|calcetines largos|medias altas',
    bag: 'bolso|bolsos|bolsa|bolsas|cartera',
    backpack: 'mochila|mochilas|macuto|mochila escolar|mochila portátil',
    tote: 'bolso de mano|tote|bolso shopper|bolsa de tela|bolso grande|shopper',
    duffel: `
      bolsa de viaje|bolsas de viaje|bolsa de deporte|bolsa de deportes|bolsa de gimnasio|bolsa gimnasio|maleta|
      bolso de viaje`,
    crossbody: 'bandolera|bandoleras|bolso bandolera|riñonera|bolso cruzado|mariconera',
    giftcard: 'tarjeta regalo|tarjetas regalo|tarjeta de regalo|vale regalo|cheque regalo|bono regalo',
    heels: 'tacones|tacón|zapatos de tacón|stilettos',
    dress: 'vestido|vestidos',
    skirt: 'falda|faldas',
    underwear: 'ropa interior|calzoncillos|bragas|lencería',
    swimwear: 'bañador|bikini|traje de baño',
    gloves: 'guante|guantes',
    scarf: 'bufanda|bufandas|pañuelo',
    belt: 'cinturón|cinturones',
    eyewear: 'gafas|gafas de sol',
    watch: 'reloj|relojes',
    leggings: 'leggings|mallas',
    jeans: 'vaqueros|vaquero|tejanos|jeans',
    tank: 'camiseta de tirantes|tirantes',
    bra: 'sujetador|sujetador deportivo|top deportivo',
    'sport-shoe': 'zapatillas de deporte|zapatillas de gimnasio|calzado deportivo',
    trucker: 'trucker|gorra trucker|gorra de rejilla|gorra camionera',
    anklesocks: 'tobilleros|calcetines tobilleros|calcetines cortos|pinkies',
    flats: 'bailarinas|manoletinas',
  },
  colours: {
    black: 'negro|negra',
    white: 'blanco|blanca|blanco roto|marfil',
    cream: 'crema|crudo',
    grey: 'gris|grises|antracita',
    brown: 'marrón|marrones|café|camel|cognac|chocolate|castaño|cuero marrón',
    beige: 'beige|beis|arena|crema|crudo|taupe|nude',
    red: 'rojo|roja|rojos|rojas|burdeos|granate|vino',
    pink: 'rosa|rosas|fucsia|magenta|rosado|rosada|rosados|rosadas',
    orange: 'naranja|naranjas|óxido|coral|albaricoque',
    yellow: 'amarillo|amarilla|dorado|dorada|dorados|doradas|mostaza',
    green: 'verde|verdes|caqui|kaki|oliva|menta|salvia',
    blue: 'azul|azules|marino|azul marino|turquesa|celeste|índigo|azul oscuro|azul claro',
    navy: 'azul marino|marino',
    purple: 'morado|morada|morados|moradas|violeta|lila|lavanda|púrpura|malva|ciruela',
    gold: 'dorado|dorada|dorados|doradas|oro',
    silver: 'plateado|plata|metalizado',
    multi: 'multicolor|colorido|colores',
  },
  materials: {
    canvas: 'lona|tela',
    suede: 'ante|gamuza|serraje|nobuk',
    leather: 'piel|cuero',
    knit: 'punto|tejido de punto',
    mesh: 'malla|rejilla|transpirable|mesh',
    nylon: 'nailon|nylon',
    jersey: 'jersey|algodón',
    fleece: 'felpa|polar|forro polar',
    denim: 'denim|vaquera|tela vaquera|de tela vaquera',
    wool: 'lana|merino',
  },
  audiences: {
    women: 'mujer|mujeres|señora|señoras|dama|femenino|chica|chicas|para ella',
    men: 'hombre|hombres|caballero|caballeros|señor|masculino|chico|chicos|para él',
    kids: 'niño|niños|niña|niñas|infantil|infantiles|bebé|bebés|junior|peque|peques|nene|escolar',
    unisex: 'unisex',
  },
  seasons: {
    winter: 'invierno|nieve|abrigado|calentito|forradas|otoño|frío',
    summer: 'verano|playa|primavera|vacaciones|ligero|fresco',
    rain: 'lluvia|impermeable|impermeables|resistente al agua|waterproof',
    sport: 'deporte|gimnasio|gym|entrenamiento|fitness|entrenar',
  },
  offers: {
    sale: `
      rebaja|rebajas|rebajado|rebajadas|oferta|ofertas|descuento|descuentos|barato|baratas|outlet|promoción|
      promociones|en oferta|saldos`,
    new: 'nuevo|nueva|novedad|novedades|nueva colección|nuevos|lo nuevo|recién llegado',
    bestseller: 'más vendido|más vendidos|superventas|populares|popular|bestseller|tendencia',
    member: 'solo para miembros|miembros',
    recycled: 'reciclado|recicladas|sostenible|ecológico|vegano',
  },
  pages: subjects,
  under: 'menos de|por menos de|hasta|máximo|max|bajo|por debajo de|inferior a|no más de',
  over: 'más de|desde|a partir de|mínimo|al menos|por encima de|superior a',
  between: 'entre|de',
  and: 'y|a',
  money: 'euro|euros|eur|pavos',
  size: 'talla|tallas|número|num|nº|t|eu',
  without: 'sin|no',
  stop: `
    el|la|los|las|de|del|un|una|unos|unas|para|por|con|en|y|a|al|o|mi|mis|me|que|es|par|pares|comprar|busco|
    tienda|online|kerb|bonitas|buenas|color|material|modelo|s|está`,
}
