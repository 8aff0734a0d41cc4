import type { PagesCopy } from '../copy.ts'

export const help = {
  help: {
    title: 'Aiuto',
    description: 'Spedizione, resi, taglie, pagamento e come parlare con una persona di Kerb.',
    body: `La risposta è probabilmente dietro una di queste righe.

- [Spedizione](p:shipping): quanto costa e quando arriva
- [Resi](p:returns/how-to-return): trenta giorni, gratuiti, in tre passi
- [Taglie](p:sizing): tabelle e come misurare
- [Pagamento](p:payment): che cosa accettiamo e quando addebitiamo
- [Carte regalo](p:gift-cards): mandarle, usarle, controllare il saldo
- [Domande frequenti](p:faq)
- [Contatti](p:contact-us): una persona, {hours}`,
  },
  'returns/how-to-return': {
    title: 'Come restituire qualcosa',
    description: 'Restituisci gratis entro 30 giorni ciò che non hai usato, per posta o in qualsiasi negozio Kerb.',
    body: `Hai **30 giorni** da quando arriva il pacco. Il reso è gratuito, per posta e in tutti i negozi Kerb. Il tuo diritto di recesso di 14 giorni resta com’è.

## In tre passi

1. Apri **Ordini** nel tuo account o, se hai comprato senza account, il link nell’e-mail di spedizione. Scegli che cosa torna indietro e perché.
2. Metti tutto nella sua scatola e la scatola in un pacco. Incolla l’etichetta che ti mandiamo sopra quella vecchia.
3. Consegna il pacco entro sette giorni. Tieni la ricevuta finché non hai il denaro.

In negozio bastano gli articoli e il numero d’ordine.

## Che cosa riprendiamo

- Scarpe provate in casa, con la loro scatola
- Vestiti non lavati e con il cartellino
- Calze nella confezione chiusa
- Tutto ciò che è arrivato rovinato o diverso dall’ordine, usato o no

Le carte regalo e i pezzi fatti su tuo disegno si restituiscono solo se difettosi.

## Quando ricevi il denaro

Controlliamo un reso entro tre giorni lavorativi e rimborsiamo con lo stesso mezzo. Su una carta servono di solito da due a cinque giorni in più. Quanto pagato con una carta regalo torna subito lì. La spedizione è rimborsata se torna l’ordine intero.

## Cambi

Per un altro numero scegli **Cambio** al passo 1. Lo teniamo da parte dieci giorni e lo spediamo appena il pacco è letto dal corriere. Se nel frattempo finisce, ti rimborsiamo.

## Difetti

Una cucitura che si apre o una suola che si stacca entro due anni è affare nostro, non tuo. Manda una foto a {email}: ripariamo, sostituiamo o rimborsiamo, meglio se in quest’ordine.`,
  },
  shipping: {
    title: 'Spedizione',
    description:
      'La spedizione costa {standard} e niente da {freeFrom}. Quasi tutto arriva entro quattro giorni lavorativi.',
    body: `| Come | Quando | Costo |
| Standard, a casa | da 3 a 4 giorni lavorativi | {standard}, gratuita da {freeFrom} |
| Ritiro in un negozio Kerb | il giorno stesso, se il negozio ce l’ha | gratuito |
| Invio a un negozio Kerb | da 3 a 5 giorni lavorativi | gratuito |
| Carte regalo, per e-mail | in pochi minuti | gratuito |

Gli ordini fatti entro le 14 di un giorno lavorativo partono il giorno stesso. Allora ricevi un’e-mail con il link per seguirli.

## Buono a sapersi

- Qui spediamo solo in {country}. Per un altro paese, cambia negozio in fondo alla pagina.
- Un ordine può arrivare in due pacchi se parte da due posti. La spedizione si paga una volta.
- Il corriere prova due volte, poi lascia il pacco sette giorni in un punto di ritiro.
- {taxes}

## Se è in ritardo

Se da tre giorni lavorativi non si muove niente, scrivi a {email} con il numero d’ordine. Lo cerchiamo; se è perso, lo rispediamo o lo rimborsiamo, come preferisci.`,
  },
  sizing: {
    title: 'Guida alle taglie',
    description: 'Tabelle per scarpe, vestiti e calze, e come misurare a casa.',
    body: `## Come si misura un piede

Misura la sera, quando i piedi sono più grandi. In piedi su un foglio, tallone contro il muro, segna il dito più lungo e misura dal muro. Fallo con tutti e due i piedi e segui il più lungo. Davanti lascia poi la larghezza di un pollice.

## Scarpe da donna

{sizes:women:Lunghezza del piede}

## Scarpe da uomo

{sizes:men:Lunghezza del piede}

## Scarpe da bambino

{sizes:kids:Lunghezza del piede}

## Abbigliamento

| Taglia | Petto | Vita | Fianchi |
{clothes}

Il petto si misura nel punto più largo, la vita dove ti pieghi di lato, i fianchi nel punto più largo. Fra due taglie, la più piccola sta aderente, la più grande lascia spazio agli strati.

## Come vestono le nostre forme

Sneaker basse, alte e da campo calzano regolari. Negli stivaletti entra una calza pesante: fra due numeri prendi il più piccolo. I sandali ci sono solo in numeri interi: prendi il successivo.`,
  },
  payment: {
    title: 'Pagamento',
    description: 'Carte, portafogli, pagamento a rate e carte regalo: che cosa accettiamo e quando addebitiamo.',
    body: `## Che cosa accettiamo

- Carte di credito e di debito
- PayPal e Apple Pay
- Klarna, dove è offerto alla cassa
- Carte regalo Kerb, fino a cinque per ordine
- Premi della tua iscrizione a Kerb

Carte regalo e premi si uniscono a qualsiasi altro mezzo.

## Quando addebitiamo

L’importo è riservato all’ordine e addebitato quando parte il pacco. Se qualcosa risulta venduto, paghi solo ciò che spediamo. Le carte regalo comprate si addebitano subito.

## È sicuro?

Il numero della carta si scrive in un riquadro del nostro fornitore di pagamenti e non passa mai dal negozio. La tua banca può chiederti una conferma nella sua app. Se rifiuta, solo lei sa perché: prova un’altra carta o scrivi a {email}.

## Codici sconto

Uno per ordine, da scrivere nel carrello. Non valgono per le carte regalo e non si convertono in denaro.`,
  },
  'gift-cards': {
    title: 'Come funzionano le carte regalo',
    description: 'Come mandare, usare e controllare una carta regalo Kerb.',
    body: `## Mandarne una

Scegli un [disegno e un importo](c:4400), aggiungi un nome, un indirizzo e-mail e due righe, poi il giorno. Parte alle otto di quella mattina, o in pochi minuti se è oggi.

## Usarne una

Scrivi il numero e il PIN alla cassa, o mostra l’e-mail in negozio. Quello che avanza resta sulla carta. Puoi usarne fino a cinque per ordine e pagare il resto come vuoi.

## Le righe piccole, in grande

- Vale cinque anni dall’acquisto
- Si usa nella valuta in cui è stata comprata
- Non si restituisce e non si cambia in denaro, salvo quando lo dice la legge
- Una carta persa si può rimandare allo stesso indirizzo: scrivi a {email} con il numero d’ordine`,
  },
  faq: {
    title: 'Domande frequenti',
    description: 'Risposte brevi a quello che ci chiedono di più.',
    body: `### Posso cambiare un ordine?
Per trenta minuti, nel tuo account. Poi lo stiamo già imballando: rifiuta il pacco o restituiscilo, è gratis.

### Dov’è il mio pacco?
Il link è nell’e-mail di spedizione e in Ordini, nel tuo account. Il primo movimento può richiedere un giorno.

### Tornerà il mio numero?
Spesso. Apri il prodotto, scegli il numero barrato e lascia la tua e-mail. Ricevi un solo messaggio, quando torna.

### Le scarpe unisex sono più larghe?
Nascono su una forma media. Se di solito porti una scarpa da donna stretta, prendi mezzo numero in meno.

### Riparate le scarpe?
Sì, tutto ciò che ha la suola cucita, a prezzo di costo. Portale in negozio o [scrivici](p:contact-us) per un’etichetta.

### Come si pulisce il camoscio?
Lascialo asciugare, spazzolalo in un solo verso e togli il resto con la gomma per camoscio. Niente acqua, niente calore.

### Mandate cataloghi?
No. Una lettera al mese per e-mail, se la chiedi.

### È un negozio vero?
È una dimostrazione. Si può attraversare da cima a fondo, e non arriverà niente.`,
  },
  'contact-us': {
    title: 'Contatti',
    description: 'Scrivere, chiamare, passare: come parlare con una persona di Kerb.',
    body: `## Scrivere
[{email}](mailto:{email}). Di solito rispondiamo entro due giorni lavorativi. Il numero d’ordine aiuta.

## Chiamare
{phone}, {hours}.

## Passare
I nostri negozi ritirano i resi, misurano i piedi e dicono la loro, se richiesti.

## Per posta
{company}, {address}

Prima di scrivere: [dov’è il mio pacco](p:faq), [come restituire](p:returns/how-to-return), [quale taglia](p:sizing).`,
  },
  'gift-card': {
    title: 'Carte regalo',
    description: 'Carte regalo Kerb per e-mail, da 25 a 200, valide cinque anni.',
    body: `Otto disegni, sei importi, una taglia. Scegli una carta, scrivi una riga, decidi il giorno.

[Vedi tutti i disegni](c:4400) · [Come funzionano](p:gift-cards)`,
  },
  about: {
    title: 'Chi è Kerb',
    description: 'Chi siamo, come lavoriamo e perché il negozio si chiama così.',
    body: `Kerb è cominciato con una scarpa e una discussione. La scarpa era una sneaker bassa; la discussione, se una suola si possa incollare. Non si può, diceva chi fra noi aveva vissuto di riparazioni, e fu cucita. Sono passati undici anni. La discussione torna con ogni modello.

## Che cosa facciamo

Otto forme di scarpe, quattro di vestiti e le piccole cose intorno. Preferiamo migliorare una forma che aggiungerne un’altra. Un colore nuovo è facile; una forma nuova richiede due anni.

## Come lo facciamo

I cartamodelli si tagliano in una sola stanza. Chi lavora qui porta un modello per un anno prima che vada in vendita. Quello che dà fastidio si cambia.

## Che cosa non facciamo

Niente scarsità finta, niente conti alla rovescia, niente copie. Non nascondiamo il prezzo del mese scorso. Non chiamiamo sostenibile una cosa perché la scatola è marrone; quello che facciamo davvero è scritto [qui](p:sustainability).

## Dove siamo

Sessanta negozi in sette paesi, e questo.`,
  },
  sustainability: {
    title: 'Quello che facciamo e quello che ancora no',
    description: 'Materiali, riparazioni, imballaggi e i numeri che ci stanno dietro, anche quelli brutti.',
    body: `Il meglio che una scarpa possa fare per il pianeta è essere portata ancora. La maggior parte del nostro lavoro è lì.

## Riparare

Le suole cucite e gli stivaletti si risuolano, a prezzo di costo, finché sono tuoi. L’anno scorso abbiamo risuolato 4.120 paia. Le scarpe da corsa e i sandali, non ancora.

## Materiali

- Nylon, rete e felpa con il segno **Riciclato** contengono almeno il 30 per cento di fibra di seconda vita; l’etichetta dice quanto di preciso
- La pelle viene da concerie controllate ogni anno
- Il cotone è biologico nelle fodere e non ancora dappertutto: in totale il 61 per cento

## Imballaggi

Le scatole sono di cartone riciclato e viaggiano senza una seconda scatola, dove il corriere lo permette. Niente più sacchetti di plastica per le scarpe; alcuni vestiti ne hanno ancora uno.

## Che cosa non va abbastanza bene

Le nostre scarpe da corsa contengono una schiuma che viene dal petrolio. Il trasporto aereo è stato il 4 per cento del volume dell’anno scorso e doveva essere il 2. Lo scriviamo perché il prossimo anno si possa confrontare.`,
  },
} satisfies Partial<PagesCopy>
