import type { PlacesCopy } from '../copy.ts'

export const places: PlacesCopy = {
  notes: {
    account: {
      title: 'Qualcosa non torna',
      text: 'Ordini, resi e indirizzi sono qui. Per il resto c’è una persona, {hours}. [Contatti](p:contact-us)',
    },
    'account-profile': {
      title: 'Che cosa ne facciamo',
      text: 'Per il compleanno ti scriviamo una volta l’anno; il numero di telefono serve solo ai pacchi. [Privacy](p:privacy)',
    },
    checkout: {
      title: 'Prima di pagare',
      text: 'Trenta giorni per ripensarci, resi gratuiti per posta o in negozio. [Come funziona](p:returns/how-to-return)',
    },
    'order-confirmation': {
      title: 'Nell’attesa',
      text: 'La pelle nuova ama una spazzolata prima della prima uscita. Il resto è nelle [domande frequenti](p:faq).',
    },
    category: {
      title: 'Tra due taglie',
      text: 'Quasi tutti prendono la più grande. La [guida alle taglie](p:sizing) conosce le eccezioni.',
    },
    'loyalty-modal': {
      title: 'Punti per ogni paio',
      text: 'Un punto per ogni {unit}, buoni a scaglioni, nessuna tessera da portare. [Le condizioni](p:loyalty-terms)',
    },
    'sign-up-modal': {
      title: 'Un account, in un minuto',
      text: 'I tuoi ordini in un posto solo e le taglie a memoria. [Che cosa teniamo](p:privacy)',
    },
    'store-locator': {
      title: 'In ogni negozio',
      text: 'Resi senza pacco, piedi misurati come si deve, suole guardate mentre aspetti.',
    },
  },
  pages: {
    basecamp: {
      title: 'Basecamp',
      description: 'Le camminate che partono dai nostri negozi la prima domenica del mese.',
      body: `La prima domenica del mese, alle nove, da ogni negozio Kerb parte una camminata. Dodici chilometri, quasi in piano, una sosta per il caffè.

## Che cosa portare

Scarpe che conosci. Quelle nuove le prestiamo noi, del tuo numero, e le rivogliamo sporche.

## Chi viene

Chi è alla porta alle nove. Anche i cani. [Scrivici](p:contact-us) se vuoi guidarne una.`,
    },
    westend: {
      title: 'Westend',
      description: 'Il nostro negozio più piccolo, e l’unico che vende il non finito.',
      body: `Westend è una stanza con un banco da lavoro. Ci sono campioni, secondi tentativi e paia uniche mai arrivate a una stagione.

## Che cosa trovi

Prototipi di un solo numero, paia riparate a un terzo del prezzo, e chi ha fatto gli uni e le altre.

## Quando è aperto

Dal giovedì al sabato, da mezzogiorno alle sette. Niente di tutto questo è in rete.`,
    },
    promotions: {
      title: 'Che cosa c’è in offerta',
      description: 'Tutte le offerte in corso, con le clausole scritte in grande.',
      body: `Queste sono quelle di adesso. Nessuna ha bisogno di un conto alla rovescia.

- **I saldi.** Ultime taglie, prezzi più bassi, finché ce n’è. [Saldi](c:6000)
- **Spedizione gratuita** da {freeFrom}. [Spedizione](p:shipping)
- **Punti** per chi è iscritto, uno per ogni {unit}. [Condizioni](p:loyalty-terms)

Come si sommano gli sconti è scritto nelle [condizioni dei saldi](p:sale-terms).`,
    },
    'sign-up': {
      title: 'Iscriviti',
      description: 'Gratis, con punti per ogni paio e ogni tanto un buono.',
      body: `Iscriversi è gratis e prende un minuto.

- Un punto per ogni {unit} che paghi
- I punti diventano buoni, a scaglioni che vedi nel tuo account
- Te ne vai quando vuoi

Alla cassa o nel tuo account, spunta **Membro**. Il resto è nelle [condizioni](p:loyalty-terms).`,
    },
    'location-selector': {
      title: 'Dove sei',
      description: 'Scegli il paese in cui spedire e la lingua in cui leggi.',
      body: `Prezzi, taglie e spedizione seguono il paese, le parole seguono la lingua. Si cambiano entrambi in fondo a ogni pagina.

Il carrello resta com’è dove si vendono le stesse cose. Quello che lì non c’è ti aspetta tra le cose salvate.`,
    },
  },
  home: {
    benefit: {
      title: 'Chi è iscritto raccoglie un punto per ogni {unit}',
      link: 'Come funziona',
    },
    member: {
      eyebrow: 'Per chi è iscritto',
      title: 'I tuoi punti, già rodati',
      subtitle: 'Un punto per ogni {unit}, e un buono quando bastano.',
      action: 'Vedi gli stivali',
    },
    film: {
      title: 'Le sei del mattino, una strada',
      caption: 'Qui si prova per primo ogni paio.',
      shows: 'Ombre che passano sul selciato',
    },
  },
}
