import type { LanguageWords } from './language-words.ts'

export const words: LanguageWords = {
  concepts: {
    shoe: 'chaussure|chaussures|soulier|souliers|pompes|godasses',
    sneaker: 'basket|baskets|sneaker|sneakers|tennis|chaussures de sport|trainers|chaussure de tennis',
    'high-top': 'basket montante|baskets montantes|montante|montantes|high top|high tops|baskets hautes',
    'low-top': 'basket basse|baskets basses|low top|low tops',
    court: 'basket de court|baskets de court|court|chaussures de tennis|chaussures de salle',
    runner: `
      chaussure de course|chaussures de course|chaussures de running|running|course à pied|runner|runners|
      chaussures jogging|basket running|baskets running|courir`,
    platform: `
      plateforme|plateformes|basket à plateforme|basket compensée|baskets compensées|semelle compensée|
      compensées|compensée`,
    'slip-on': 'sans lacets|slip on|slip ons|mocassin|mocassins|enfiler|espadrille|espadrilles|loafer',
    slipper: 'chausson|chaussons|pantoufle|pantoufles|charentaises|mules|sabots',
    boot: `
      bottine|bottines|botte|bottes|boots|boot|chelsea|rangers|chaussures montantes hiver|bottillons|godillots|
      chaussures de randonnée|après ski`,
    sandal: 'sandale|sandales|tong|tongs|claquette|claquettes|nu pieds|spartiates|sandalettes|méduses|slides',
    clothing: 'vêtement|vêtements|habits|fringues|prêt à porter',
    top: 'haut|hauts',
    tee: 't shirt|t shirts|tee shirt|tee shirts|teeshirt|tshirt|tshirts|maillot|tee',
    longsleeve: 'manches longues|t shirt manches longues|manche longue',
    vneck: 'col v',
    hoodie: 'sweat|sweats|sweatshirt|pull|pulls|chandail|pullover|molleton',
    hooded: 'sweat à capuche|hoodie|hoodies|pull à capuche|capuche|sweat capuche|capuchon',
    ziphoodie: 'sweat zippé|zippé|gilet à capuche|veste à capuche|sweat zippé à capuche',
    sweatshirt: 'sweat col rond|col rond',
    halfzip: 'col zippé|demi zip|camionneur',
    jacket: 'veste|vestes|blouson|blousons|jaquette',
    coat: 'manteau|manteaux|veste d hiver|manteau d hiver|blouson d hiver',
    parka: 'parka|parkas|anorak',
    puffer: 'doudoune|doudounes|veste matelassée|puffer|duvet|plumes',
    bomber: 'bomber|bombers|blouson bomber|aviateur|teddy',
    rainwear: 'imperméable|ciré|veste imperméable|k way|coupe vent|veste de pluie|manteau de pluie',
    coach: 'coach|blouson coach',
    trousers: 'pantalon|pantalons|chino|chinos',
    jogger: `
      jogging|joggings|pantalon de jogging|jogger|joggers|survêtement|pantalon de survêtement|bas de jogging|
      pantalon de sport|survet`,
    cargo: 'cargo|pantalon cargo|treillis',
    shorts: 'short|shorts|bermuda|bermudas|pantacourt',
    wide: 'pantalon large|large|baggy',
    accessory: 'accessoire|accessoires',
    headwear: 'chapeau|chapeaux|couvre chef|couvre chefs',
    cap: 'casquette|casquettes|snapback|visière',
    beanie: 'bonnet|bonnets|tuque|tuques',
    buckethat: 'bob|bobs|chapeau de pêcheur|chapeau de soleil',
    socks: 'chaussette|chaussettes|socquettes|mi bas|soquettes',
    kneesocks: 'chaussettes hautes|chaussettes longues|mi bas',
    bag: 'sac|sacs|sac à main|sacoche|maroquinerie|besace',
    backpack: 'sac à dos|sacs à dos|cartable|sac d école|sac ordinateur',
    tote: 'cabas|tote|tote bag|sac shopping|sac de courses',
    duffel: 'sac de voyage|sacs de voyage|sac de sport|sac week end|sac de gym|duffel|valise',
    crossbody: 'bandoulière|sac bandoulière|banane|sac banane|sacoche homme|sac porté travers|besace',
    giftcard: 'carte cadeau|cartes cadeaux|chèque cadeau|bon cadeau|carte cadeaux|bon d achat',
    heels: 'talons|talons hauts|escarpins|escarpin',
    dress: 'robe|robes',
    skirt: 'jupe|jupes',
    underwear: 'sous vêtements|culotte|caleçon|boxer|lingerie',
    swimwear: 'maillot de bain|bikini',
    gloves: 'gant|gants|moufles',
    scarf: 'écharpe|écharpes|foulard',
    belt: 'ceinture|ceintures',
    eyewear: 'lunettes|lunettes de soleil',
    watch: 'montre|montres',
    leggings: 'legging|leggings',
    jeans: 'jean|jeans',
    tank: 'débardeur|débardeurs',
    bra: 'brassière|soutien gorge|brassière de sport',
  },
  colours: {
    black: 'noir|noire',
    white: 'blanc|blanche|blanc cassé|ivoire',
    cream: 'crème|écru',
    grey: 'gris|anthracite|gris clair|gris foncé',
    brown: 'marron|brun|brune|cognac|camel|chocolat|châtaigne|tabac',
    beige: 'beige|sable|crème|taupe|écru|nude',
    red: 'rouge|bordeaux|lie de vin|carmin|cerise',
    pink: 'rose|roses|fuchsia|magenta|vieux rose',
    orange: 'orange|rouille|corail|abricot',
    yellow: 'jaune|or|doré|dorée|dorés|dorées|moutarde',
    green: 'vert|verte|kaki|olive|menthe|sauge|vert foncé|sapin',
    blue: 'bleu|bleue|marine|bleu marine|turquoise|bleu ciel|bleu foncé|indigo|pétrole',
    navy: 'marine|bleu marine',
    purple: 'violet|violette|lilas|lavande|mauve|prune|pourpre',
    gold: 'or|doré|dorée|dorés|dorées',
    silver: 'argent|argenté|métallisé',
    multi: 'multicolore|bariolé|coloré',
  },
  materials: {
    canvas: 'toile|coton canvas',
    suede: 'daim|suède|velours|nubuck|cuir velours|croûte de cuir',
    leather: 'cuir',
    knit: 'maille|tricot|tricoté',
    mesh: 'filet|mesh|respirant|résille',
    nylon: 'nylon',
    jersey: 'jersey|coton',
    fleece: 'polaire|molleton',
    denim: 'denim|jean brut',
    wool: 'laine|mérinos',
  },
  audiences: {
    women: 'femme|femmes|dame|dames|féminin|féminines|madame|pour elle',
    men: 'homme|hommes|monsieur|masculin|pour lui',
    kids: `
      enfant|enfants|fille|filles|fillette|fillettes|garçon|garçons|garçonnet|bébé|bébés|ado|ados|junior|
      juniors|petit|tout petit`,
    unisex: 'unisexe|mixte',
  },
  seasons: {
    winter: 'hiver|chaud|chaude|neige|fourré|fourrées|hivernal|automne|grand froid',
    summer: 'été|plage|estival|printemps|vacances|léger|légère',
    rain: 'pluie|imperméable|imperméables|étanche|waterproof|déperlant',
    sport: 'sport|fitness|entraînement|salle de sport|musculation',
  },
  offers: {
    sale: `
      soldes|solde|promo|promos|promotion|promotions|réduction|remise|pas cher|bon plan|bonnes affaires|soldé|
      déstockage|outlet|rabais`,
    new: 'nouveau|nouveauté|nouveautés|nouvelle|nouvelle collection|nouveaux',
    bestseller: 'meilleures ventes|best seller|bestseller|populaire|populaires|tendance',
    member: 'réservé aux membres|membres',
    recycled: 'recyclé|recyclée|écologique|durable|éco responsable|vegan',
  },
  pages: {
    returns: `
      retour|retours|retourner|remboursement|échange|échanger|rembourser|renvoyer|politique de retour|
      retour gratuit|rétractation|faire un retour`,
    tracking: `
      suivi de commande|suivi|où est ma commande|ma commande|suivre ma commande|colis|suivre mon colis|
      suivi colis|commande|état de ma commande`,
    sizing: `
      guide des tailles|guide de tailles|tableau des tailles|taille|tailles|pointure|pointures|
      guide des pointures|correspondance tailles`,
    shipping: `
      livraison|frais de livraison|frais de port|expédition|délai de livraison|livraison gratuite|délais|
      délais de livraison`,
    payment: `
      paiement|moyens de paiement|payer|paypal|klarna|carte bancaire|paiement en plusieurs fois|
      payer en plusieurs fois`,
    giftcards: 'carte cadeau|cartes cadeaux|chèque cadeau|bon cadeau|solde carte cadeau|utiliser carte cadeau',
    faq: 'faq|questions fréquentes|questions',
    contact: `
      contact|contacter|nous contacter|service client|téléphone|service clients|numéro de téléphone|réclamation`,
    stores: `
      magasin|magasins|boutique|boutiques|horaires|trouver un magasin|près de moi|heures d ouverture|
      adresse magasin`,
    newsletter: 'newsletter|infolettre|s abonner|désabonner|se désabonner|désinscription',
    account: 'compte|mon compte|connexion|se connecter|mot de passe|créer un compte|inscription',
    about: 'à propos|qui sommes nous',
    sustainability: 'durabilité|développement durable|engagements',
    privacy: 'confidentialité|cookies|données personnelles|vie privée',
    terms: 'cgv|conditions générales|mentions légales|garantie|conditions de vente',
    help: 'aide',
  },
  under: 'moins de|à moins de|jusqu à|max|maximum|sous|en dessous de|inférieur à|pas plus de',
  over: 'plus de|à partir de|dès|au moins|minimum|supérieur à|au dessus de',
  between: 'entre|de',
  and: 'et|à',
  money: 'euro|euros|eur|dollar|dollars|cad|piastres',
  size: 'taille|tailles|pointure|pointures|t|eu',
  without: 'sans',
  stop: `
    le|la|les|de|du|des|un|une|pour|avec|en|et|à|a|au|aux|d|l|sur|mon|ma|mes|je|par|paire|paires|acheter|
    cherche|boutique|ligne|kerb|jolies|belles|qui|est|où|ou|couleur|matière|modèle|s`,
}
