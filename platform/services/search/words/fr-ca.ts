import type { RegionalWords } from './language-words.ts'

/** Canadian French: baskets are espadrilles, socks are bas, winter hats are tuques. */
export const words: RegionalWords = {
  concepts: {
    sneaker: 'espadrille|espadrilles|souliers de sport|runnings|shoeclaques|running shoes',
    runner: 'souliers de course|soulier de course|espadrilles de course',
    'high-top': 'espadrille montante|espadrilles montantes',
    'low-top': 'espadrille basse|espadrilles basses',
    platform: 'espadrille à plateforme|espadrilles plateforme',
    'slip-on': 'espadrille sans lacets|sans lacets|flâneurs|flâneur|loafers|slip on',
    sandal: 'gougoune|gougounes|babouches',
    hoodie: 'coton ouaté|cotons ouatés|chandail|chandails|kangourou|ouaté',
    hooded: 'chandail à capuchon|capuchon|coton ouaté à capuchon|kangourou',
    socks: 'bas|bas courts|chaussettes|bas de laine',
    trousers: 'pantalon|pantalons|jean|jeans',
    jogger: 'pantalon de survêtement|pantalon de jogging|pantalons molletonnés|joggings|pantalon en coton ouaté',
    puffer: 'manteau matelassé|doudoune',
    beanie: 'tuque|tuques',
    bag: 'sacoche|sacoches|sac|sacs|bourse',
    cap: 'casquette|casquettes|calotte',
  },
  offers: { sale: 'aubaine|aubaines|en solde|rabais|spéciaux|liquidation' },
  pages: { shipping: 'expédition|frais de livraison|livraison', newsletter: 'infolettre' },
  audiences: { kids: 'enfant|enfants|fille|fillette|garçon|garçonnet|bambin|bambins' },
}
