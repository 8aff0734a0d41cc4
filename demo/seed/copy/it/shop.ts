import type { ShopCopy } from '../copy.ts'

export const shop: ShopCopy = {
  scenes: {
    'new-season': 'Sneaker della nuova stagione su piedistalli, in una luce morbida',
    'court-wall': 'Sneaker da campo su un muretto, nella luce della sera',
    'winter-layers': 'Una giacca, una felpa e un cappellino a strati davanti a un muro chiaro',
    'studio-boxes': 'Scatole di scarpe impilate nello studio, una aperta',
    'kerb-at-dusk': 'Un paio di sneaker sul bordo del marciapiede al crepuscolo',
    'gift-table': 'Carte regalo e nastro su un tavolo',
    'flat-lay': 'Calze, un cappellino e una borsa disposti in file',
    'rain-boots': 'Stivaletti sul lastricato bagnato, con la pioggia dietro',
    'tee-rail': 'T-shirt su un’asta, dal chiaro allo scuro',
    sale: 'Scarpe sotto un arco di colore intenso',
  },
  home: {
    seoTitle: 'Kerb: scarpe e vestiti per tornare a casa',
    seoDescription:
      'Sneaker, stivaletti e vestiti di tutti i giorni, forme calme e bei colori. Spedizione gratuita da {freeFrom}, resi gratuiti entro 30 giorni.',
    hero: {
      eyebrow: 'Nuova stagione',
      title: 'Prendila larga',
      subtitle: 'Scarpe basse, strati morbidi e colori che stanno meglio all’aperto. Ecco che cosa è appena arrivato.',
      women: 'Vai a donna',
      men: 'Vai a uomo',
    },
    arrivals: { title: 'Appena arrivati', subtitle: 'Usciti dalle scatole questo mese.', action: 'Tutte le novità' },
    tiles: 'Da qualche parte si comincia',
    court: {
      eyebrow: 'Campo',
      title: 'Piatta, calma, veloce',
      subtitle:
        'Abbiamo guardato cinquant’anni di scarpe da terra rossa e tenuto ciò di cui nessuno si è mai lamentato.',
      action: 'Vedi le sneaker da campo',
    },
    courtList: {
      title: 'Dal fondocampo alla cena',
      subtitle: 'Scarpe per cui non serve cambiarsi.',
      action: 'Vedile tutte',
    },
    layers: {
      eyebrow: 'Strati',
      title: 'Il caldo è una somma di cose sottili',
      subtitle: 'Una T-shirt pesante, una felpa che sta sotto la giacca, una giacca che sta sopra la felpa.',
      action: 'Componi la tua',
    },
    essay: `## Perché un bordo di marciapiede

«Kerb» è il bordo del marciapiede: il primo passo di ogni camminata e l’ultimo prima della porta. Ci si siede per riallacciare una scarpa. Ci si aspettano gli amici.

Gli abbiamo dedicato un negozio perché le nostre cose sono fatte per quei momenti: senza programma, all’aperto, fra due posti. Tagli semplici, cuciture dove altri incollano e colori che ti piaceranno anche al terzo anno.

[Altro su di noi](p:about)`,
    rain: {
      eyebrow: 'Pioggia',
      title: 'Dritti nella pozzanghera',
      subtitle: 'Un soffietto dietro i lacci, una suola per la pietra bagnata e una pelle che chiede acqua.',
      action: 'Vedi gli stivaletti',
    },
    saleList: {
      title: 'Ultimi numeri, prezzi più bassi',
      subtitle: 'Finisce quando finisce.',
      action: 'Tutti i saldi',
    },
    gift: {
      eyebrow: 'Carte regalo',
      title: 'Quando non sai il numero',
      subtitle: 'Per e-mail in pochi minuti, valida cinque anni, disegnata da chi disegna le nostre scarpe.',
      action: 'Scegli una carta',
    },
    dusk: {
      eyebrow: 'Riparazioni e resi',
      title: 'Niente finisce con l’acquisto',
      subtitle: 'Risuoliamo, riprendiamo indietro e ti diciamo di che cosa è fatta ogni cosa.',
      action: 'Come lavoriamo',
    },
    help: { title: 'Dubbi sulla taglia?', sizes: 'Guida alle taglie', returns: 'Come restituire' },
  },
  departments: {
    women: {
      title: 'Su una forma propria',
      subtitle: 'Scarpe dal 36 al 42,5, vestiti dalla XS alla XXL e tasche che servono davvero.',
      text: 'Quasi tutte le scarpe da donna nascono su una forma propria, con il tallone più stretto. I modelli per tutti esistono in entrambe le serie di numeri. [Trova la tua taglia](p:sizing)',
    },
    men: {
      title: 'Da portare, non da discutere',
      subtitle: 'Scarpe dal 40 al 47, vestiti dalla XS alla XXL.',
      text: 'Fra due numeri prendi il più grande; per gli stivaletti, il più piccolo. [Trova la tua taglia](p:sizing)',
    },
    kids: {
      title: 'Correre, crescere, passare al prossimo',
      subtitle: 'Tutte le nostre forme, in piccolo.',
      text: 'Ogni paio ha una soletta estraibile: appoggiaci il piede e vedi quanto spazio resta. [Misurare a casa](p:sizing)',
    },
    accessories: {
      title: 'Prima le piccole cose',
      subtitle: 'Cappellini, calze e borse per ogni giorno della settimana.',
      text: 'Una piccola cosa in più porta spesso il pacco oltre {freeFrom}, e la spedizione diventa gratuita. [Spedizione](p:shipping)',
    },
    new: {
      title: 'Sessanta giorni, non di più',
      subtitle: 'Gli ultimi arrivi, dal più recente.',
      text: 'Un modello resta qui sessanta giorni, poi va a stare con gli altri.',
    },
    sale: {
      title: 'Stesse scarpe, numeri più bassi',
      subtitle: 'Ogni giorno meno numeri, e nessuna seconda consegna.',
      text: 'Accanto a ogni prezzo ridotto c’è il prezzo più basso dei trenta giorni precedenti. Qui è legge, altrove buona educazione. [Condizioni](p:sale-terms)',
    },
  },
  search: {
    title: 'Si cerca anche',
    text: '[Stivaletti](c:1106), [sneaker basse](c:2101), [T-shirt pesanti](c:2201) e [carte regalo](c:4400) sono i più richiesti questa settimana. Per le taglie c’è la [guida](p:sizing).',
  },
  cart: {
    title: 'Prima di pagare',
    text: 'Resi gratuiti entro 30 giorni. Spedizione gratuita da {freeFrom}. [Come restituire](p:returns/how-to-return)',
  },
  product: {
    title: 'Fatto per essere riparato',
    text: 'Una suola cucita si cambia, e lo facciamo a prezzo di costo finché la scarpa è tua. [Come lavoriamo](p:sustainability)',
  },
  notFound: {
    title: 'Pagina non trovata',
    text: 'Forse il link non è più valido o il modello è esaurito. Questi articoli sono disponibili.',
    action: 'Vedi le novità',
  },
  broken: {
    title: 'Si è verificato un errore da parte nostra',
    text: 'Ne siamo al corrente e ci stiamo lavorando. Il tuo carrello è al sicuro. Riprova fra un momento.',
    action: 'Vai alla pagina iniziale',
  },
  announcement: 'Spedizione gratuita da {freeFrom} e resi gratuiti entro 30 giorni',
  footer: {
    shop: 'Negozio',
    help: 'Aiuto',
    company: 'Kerb',
    cards: 'Carte regalo',
    smallPrint: '© Kerb Goods. Un negozio dimostrativo: qui non si vende niente e ogni nome è inventato.',
  },
}
