import type { StoriesCopy } from './plan.ts'

export const storiesIt: StoriesCopy = {
  title: 'Storie',
  description: 'Come le nostre cose si fanno, si portano, si lavano e si riparano, e dove ci si cammina.',
  more: 'Continua a leggere',
  tags: {
    care: 'Cura',
    fit: 'Calzata',
    making: 'Mestiere',
    people: 'Persone',
    walks: 'Passeggiate',
    materials: 'Materiali',
    repair: 'Riparazione',
    colour: 'Colore',
    weather: 'Meteo',
    courts: 'Campi',
    kids: 'Bambini',
    season: 'Stagioni',
  },
  stories: {
    'new-season-notes': {
      title: 'Appunti sulla nuova stagione',
      text: `Meno forme dell’anno scorso e un verde in più. Abbiamo lasciato due suole che stavano meglio ferme che in cammino, e tenuto quella bassa con cui tutto lo studio torna a casa.
Stavolta sono i vestiti a seguire le scarpe: chiari, pesanti, larghi quanto basta per sedersi. Se devi prendere una cosa sola, prendi la giacca. È il capo su cui abbiamo litigato di più, e di solito è un buon segno.`,
    },
    'rain-rules': {
      title: 'Che fare degli stivaletti bagnati',
      text: `Allenta i lacci, togli il sottopiede, riempi di carta di giornale e lasciali stare. Niente termosifone, niente phon, niente sole. La pelle che asciuga in fretta asciuga dura.
Dopo un’ora cambia la carta. Al mattino un po’ di grasso con le dita, soprattutto lungo le cuciture, perché l’acqua entra da lì. Due paia a turno durano più di un paio comprato due volte.`,
    },
    'ring-road-on-foot': {
      title: 'La circonvallazione a piedi',
      text: `Qui non cammina nessuno, e per questo Ines ci cammina, ogni prima domenica. Undici ore, due traghetti e un lungo tratto dietro i mercati generali, dove finisce il marciapiede e comincia l’erba.
Porta un thermos, una mappa di carta e scarpe che hanno già un anno. «Un anello non ha meta», dice. «Torni alla stessa panetteria ed è sera.» L’abbiamo seguita per metà, poi abbiamo preso l’autobus.`,
    },
    'between-sizes': {
      title: 'Tra un numero e l’altro',
      text: `Misura di sera, in piedi, con i calzini che porterai. Dopo una giornata i piedi sono più lunghi, e uno lo è sempre più dell’altro. Decide il più lungo.
Se resti a metà, prendi la sneaker più grande e lo stivaletto più piccolo. La sneaker si allaccia morbida e non deve premere; lo stivaletto cede in una settimana. Il resto è nella [guida alle taglie](p:sizing).`,
    },
    'dyeing-green': {
      title: 'Come siamo arrivati al verde',
      text: `È cominciato con una panchina e quaranta prove. La prima era troppo blu, le altre troppo allegre. Il cotone prende il colore in modo diverso su ogni telaio: da una sola ricetta sono usciti cinque verdi.
Quello rimasto è uno sbaglio, un bagno dimenticato per un fine settimana. Ci sono voluti due mesi per rifare lo sbaglio apposta. Accanto a lui gli altri verdi, sullo stand, sembrano parlare un po’ forte.`,
    },
    'winter-in-three-layers': {
      title: 'Tre cose sottili per l’inverno',
      text: `Un cappotto che basta a meno dieci è troppo per il tram. Tre strati sottili no: una maglietta pesante, una felpa senza zip, una giacca che si chiude su entrambe.
Conta meno l’ordine che lo spazio in mezzo. Ogni strato deve muoversi quando alzi un braccio. Se uno tira, è troppo stretto, e a tenere caldo è l’aria.`,
    },
    'court-at-six': {
      title: 'Alle sei il campo è libero',
      text: `D’estate il campo pubblico dietro il gasometro si riempie alle otto. Alle sei ci sono solo due signore sopra i settanta, che giocano insieme ogni martedì dai tempi della scuola. Nessuno conta.
«Abbiamo smesso nel 1994», dice quella con la visiera. Le loro scarpe sono bianche, piatte e più vecchie di alcuni di noi. Abbiamo chiesto che cosa cambierebbero. Si sono guardate. «Ogni tanto i lacci.»`,
    },
    'ten-thousand-soles': {
      title: 'Diecimila suole',
      text: `Dalla prima settimana Marta tiene il conto sul muro: un segno per ogni suola cambiata. Questa primavera il muro è finito. Apre una scarpa in quattro minuti e dal consumo capisce con quale mano uno porta la borsa.
Quasi tutte le paia che riceve non sono rotte, solo consumate da un lato. Toglie quello che è andato e lascia il buono. «Il sopra è diventato bello adesso», dice. [Come si ripara](p:sustainability)`,
    },
    'white-soles': {
      title: 'Suole bianche, di domenica',
      text: `Acqua tiepida, una goccia di detersivo per i piatti e uno spazzolino che non serve più. Lavora il bordo a piccoli cerchi, passa un panno e lascia il paio all’ombra. Tutto qui.
Non aiutano la candeggina, che ingiallisce la gomma, la lavatrice, che scolla, né aspettare la primavera. Bastano dieci minuti al mese, e la domenica alla radio c’è sempre qualcosa di buono.`,
    },
    'gift-shoes': {
      title: 'Regalare scarpe senza sapere il numero',
      text: `Guarda dentro un paio portato spesso. Il numero è sotto la linguetta o sul sottopiede, e un sottopiede consumato dice più di una domanda. Segnalo, poi rimetti la scarpa esattamente com’era.
Se va male, in ogni pacco c’è uno scontrino senza prezzo e il cambio non costa nulla. Oppure regala la scelta: la [carta regalo](c:4400) la disegna chi disegna le nostre scarpe.`,
    },
    'growing-room': {
      title: 'Un pollice di spazio',
      text: `I bambini non dicono quando una scarpa è piccola. Piegano le dita e continuano a correre. Ogni poche settimane togli il sottopiede, appoggiaci il piede e guarda: un pollice di spazio davanti va bene, mezzo vuol dire presto.
Comprare due numeri in più non fa risparmiare. Una scarpa troppo lunga si porta storta ed è finita prima di andare bene. Preferiamo riprenderci il paio piccolo e passarlo a un altro.`,
    },
    'heavy-tee': {
      title: 'Perché una buona maglietta pesa',
      text: `Tienila contro la finestra. Se si vede la mano, entro un anno si torcerà nel lavaggio. La nostra è fatta con una fibra più lunga, su una macchina vecchia e lenta, e pesa quasi il doppio.
Pesante non vuol dire calda. Il tessuto sta lontano dalla pelle e sotto passa l’aria. È l’unica maglietta che portiamo in agosto e di nuovo in gennaio, sotto la felpa.`,
    },
    'wooden-foot': {
      title: 'Il piede di legno da cui si parte',
      text: 'Prima della scarpa c’è la forma, un piede di faggio. La nostra la lima da nove anni lo stesso uomo, un capello alla volta. Tiene i trucioli in un vaso e dice che il progetto è il vaso.',
    },
    'river-bridges': {
      title: 'Sette ponti prima di colazione',
      text: 'Parti dalla chiusa, attraversa e continua a cambiare riva. Sette ponti fanno sei chilometri, e all’ultimo si beve il caffè da una finestra. Vai in settimana: ci sono i canottieri e la luce passa sotto gli archi.',
    },
    'suede-brush': {
      title: 'Una spazzola sola per il camoscio',
      text: 'Lascia asciugare il fango; bagnato si sposta e basta. Poi spazzola in un verso, leggero, e dopo contropelo per rialzarlo. Il resto lo toglie una gomma. Lo spray si dà da nuove e dopo la prima neve.',
    },
    'high-instep': {
      title: 'Lacci per il collo alto',
      text: 'Salta la coppia di occhielli in mezzo. Il laccio sale dritto di lato, incrocia più su e la pressione sparisce. Il primo giorno sembra strano, poi non ci si fa più caso.',
    },
    'night-shift': {
      title: 'Scarpe per il turno di notte',
      text: 'Amadou fa quattordici chilometri a notte senza uscire dall’ospedale. Ci ha detto quello che nessuna prova diceva: una suola deve stare zitta. Abbiamo cambiato la gomma sotto il tallone, e adesso non lo si sente arrivare.',
    },
    'box-lid': {
      title: 'Una scatola senza colla',
      text: 'La nostra scatola è un foglio di cartone piegato undici volte. Niente colla, niente nastro, niente finestra. Aperta va con la carta; chiusa tiene quaranta lettere, e lo sappiamo da Marta.',
    },
    'clay-season': {
      title: 'Togliere la terra rossa',
      text: 'Batti le suole una contro l’altra all’uscita, come fanno tutti. A casa prima la spazzola asciutta e per ultima l’acqua, perché terra rossa e acqua fanno vernice. I calzini subito in acqua fredda e sale.',
    },
    'second-pair': {
      title: 'Due paia a turno vivono di più',
      text: 'A una scarpa serve un giorno per asciugare dentro. Alterna due paia e ognuno durerà la metà in più che da solo. È la riparazione più economica che ci sia, e nessuno deve spedire niente.',
    },
    'sock-heel': {
      title: 'Dove cede un calzino',
      text: 'Sempre al tallone, un dito sopra la cucitura. Lì lavoriamo doppio, con un filo di nylon sottile come un capello. Non si sente. Ti accorgi solo, al terzo inverno, che non è successo niente.',
    },
    'colour-names': {
      title: 'Chi dà il nome ai colori',
      text: 'Quattro persone, un tavolo, niente frutta. La regola è questa: nulla che si mangi, nulla che si beva. Restano il tempo, la pietra e quello che hai in tasca. «Carbone» ha preso un pomeriggio, «Inchiostro» un minuto.',
    },
    'early-markets': {
      title: 'Mercati, di buon’ora',
      text: 'A gennaio l’ora migliore è la prima. I banchi sono accesi, la terra è gelata e il formaggiaio ha tempo. Metti gli stivaletti col soffietto e prendi una borsa che si chiude. Il resto si compra lì.',
    },
    'school-shoes': {
      title: 'Scarpe da scuola in agosto',
      text: 'I piedi crescono d’estate, quindi non misurare a giugno. Vai l’ultima settimana, di pomeriggio, e fagli fare di corsa il giro dell’isolato. Il paio che dimenticano di avere ai piedi è quello giusto.',
    },
  },
}
