import type { ShopCopy } from '../copy.ts'

export const shop: ShopCopy = {
  scenes: {
    'new-season': 'Sneaker der neuen Saison auf Sockeln in weichem Seitenlicht',
    'court-wall': 'Court-Sneaker auf einer niedrigen Mauer im späten Licht',
    'winter-layers': 'Jacke, Kapuzenpullover und Kappe übereinander vor einer hellen Wand',
    'studio-boxes': 'Gestapelte Schuhkartons im Atelier, einer davon offen',
    'kerb-at-dusk': 'Ein Paar Sneaker auf einer Bordsteinkante in der Dämmerung',
    'gift-table': 'Geschenkkarten und Band auf einem Tisch',
    'flat-lay': 'Socken, eine Kappe und eine Tasche, in Reihen ausgelegt',
    'rain-boots': 'Stiefel auf nassem Pflaster, dahinter Regen',
    'tee-rail': 'T-Shirts an einer Stange, von hell nach dunkel',
    sale: 'Schuhe unter einem Bogen in tiefer Farbe',
  },
  home: {
    seoTitle: 'Kerb: Schuhe und Kleidung für den Heimweg',
    seoDescription:
      'Sneaker, Stiefel und Alltagskleidung in ruhigen Formen und guten Farben. Versand gratis ab {freeFrom}, 30 Tage kostenlose Rückgabe.',
    hero: {
      eyebrow: 'Neue Saison',
      title: 'Nimm den langen Weg',
      subtitle: 'Flache Schuhe, weiche Lagen und Farben, die draußen besser aussehen. Gerade angekommen.',
      women: 'Für Damen',
      men: 'Für Herren',
    },
    arrivals: { title: 'Gerade angekommen', subtitle: 'Diesen Monat ausgepackt.', action: 'Alles Neue' },
    tiles: 'Irgendwo anfangen',
    court: {
      eyebrow: 'Court',
      title: 'Flach, ruhig, schnell',
      subtitle:
        'Wir haben uns fünfzig Jahre Sandplatzschuhe angesehen und behalten, worüber sich nie jemand beschwert hat.',
      action: 'Court-Sneaker ansehen',
    },
    courtList: {
      title: 'Von der Grundlinie zum Abendessen',
      subtitle: 'Schuhe, für die man sich nicht umziehen muss.',
      action: 'Alle ansehen',
    },
    layers: {
      eyebrow: 'Lagen',
      title: 'Wärme ist eine Summe dünner Dinge',
      subtitle:
        'Ein schweres T-Shirt, ein Pullover, der unter die Jacke passt, eine Jacke, die über den Pullover passt.',
      action: 'Zusammenstellen',
    },
    essay: `## Warum Bordstein

Kerb heißt Bordstein. Er ist der erste Schritt jedes Weges und der letzte vor der Tür. Man sitzt darauf, um einen Senkel zu binden. Man wartet darauf auf Freunde.

Wir haben einen Laden danach benannt, weil unsere Sachen für solche Momente gemacht sind: ungeplant, draußen, zwischen zwei Orten. Einfach geschnitten, genäht, wo andere kleben, und in Farben, die du im dritten Jahr noch magst.

[Mehr über uns](p:about)`,
    rain: {
      eyebrow: 'Wetter',
      title: 'Mitten durch die Pfütze',
      subtitle: 'Eine Lasche hinter den Senkeln, eine Sohle für nassen Stein und Leder, das nach Regen fragt.',
      action: 'Stiefel ansehen',
    },
    saleList: {
      title: 'Letzte Größen, kleinere Preise',
      subtitle: 'Vorbei, wenn es weg ist.',
      action: 'Alles Reduzierte',
    },
    gift: {
      eyebrow: 'Geschenkkarten',
      title: 'Wenn du die Größe nicht kennst',
      subtitle: 'In Minuten per E-Mail, fünf Jahre gültig, von denselben Leuten gezeichnet wie unsere Schuhe.',
      action: 'Karte aussuchen',
    },
    dusk: {
      eyebrow: 'Reparatur und Rückgabe',
      title: 'Mit dem Kauf ist nichts fertig',
      subtitle: 'Wir besohlen neu, nehmen zurück und sagen dir, woraus jedes Teil gemacht ist.',
      action: 'Wie wir arbeiten',
    },
    help: { title: 'Unsicher bei der Größe?', sizes: 'Größentabelle', returns: 'So geht die Rückgabe' },
  },
  departments: {
    women: {
      title: 'Auf eigenem Leisten',
      subtitle: 'Schuhe von 36 bis 42,5, Kleidung von XS bis XXL und keine kleineren Taschen.',
      text: 'Die meisten Damenschuhe bauen wir auf eigenen Leisten mit schmalerer Ferse. Modelle für alle gibt es in beiden Größenläufen. [Größe finden](p:sizing)',
    },
    men: {
      title: 'Getragen, nicht besprochen',
      subtitle: 'Schuhe von 40 bis 47, Kleidung von XS bis XXL.',
      text: 'Zwischen zwei Schuhgrößen nimm die größere, bei Stiefeln die kleinere. [Größe finden](p:sizing)',
    },
    kids: {
      title: 'Rennen, rauswachsen, weitergeben',
      subtitle: 'Alle unsere Formen in klein.',
      text: 'Jedes Paar hat eine herausnehmbare Sohle: Kind daraufstellen, und man sieht, wie viel Platz noch ist. [Zu Hause messen](p:sizing)',
    },
    accessories: {
      title: 'Kleine Dinge zuerst',
      subtitle: 'Kappen, Socken und Taschen für jeden Tag der Woche.',
      text: 'Ein kleines Teil mehr bringt ein Paket oft über {freeFrom}, und dann ist der Versand frei. [Versand](p:shipping)',
    },
    new: {
      title: 'Sechzig Tage, nicht länger',
      subtitle: 'Was zuletzt ankam, das Neueste zuerst.',
      text: 'Ein Modell bleibt sechzig Tage auf dieser Seite und zieht dann zu den anderen.',
    },
    sale: {
      title: 'Dieselben Schuhe, kleinere Zahlen',
      subtitle: 'Jeden Tag weniger Größen und keine zweite Lieferung.',
      text: 'Neben jedem reduzierten Preis steht der niedrigste Preis der dreißig Tage davor. Das ist mancherorts Gesetz und überall sonst guter Stil. [Bedingungen](p:sale-terms)',
    },
  },
  search: {
    title: 'Oft gesucht',
    text: '[Stiefel](c:1106), [Low-Tops](c:2101), [schwere T-Shirts](c:2201) und [Geschenkkarten](c:4400) sind diese Woche am meisten gefragt. Fragen zur Größe beantwortet die [Größentabelle](p:sizing).',
  },
  cart: {
    title: 'Bevor du zur Kasse gehst',
    text: 'Rückgabe kostenlos innerhalb von 30 Tagen. Versand gratis ab {freeFrom}. [So geht die Rückgabe](p:returns/how-to-return)',
  },
  product: {
    title: 'Zum Reparieren gemacht',
    text: 'Genähte Sohlen lassen sich tauschen, und wir tun das zum Selbstkostenpreis, solange dir der Schuh gehört. [Wie wir arbeiten](p:sustainability)',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Der Link ist vielleicht veraltet oder das Modell ausverkauft. Das hier gibt es noch.',
    action: 'Neues ansehen',
  },
  broken: {
    title: 'Bei uns ist etwas schiefgelaufen',
    text: 'Wir wissen davon und arbeiten daran. Dein Warenkorb ist sicher. Versuch es gleich noch einmal.',
    action: 'Zur Startseite',
  },
  announcement: 'Versand gratis ab {freeFrom}, Rückgabe kostenlos innerhalb von 30 Tagen',
  footer: {
    shop: 'Einkaufen',
    help: 'Hilfe',
    company: 'Kerb',
    cards: 'Geschenkkarten',
    smallPrint: '© Kerb Goods. Ein Vorführladen: Hier wird nichts verkauft, und jeder Name ist erfunden.',
  },
}
