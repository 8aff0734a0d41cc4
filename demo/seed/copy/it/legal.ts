import type { PagesCopy } from '../copy.ts'

export const legal = {
  terms: {
    title: 'Condizioni d’uso e di vendita',
    description: 'Le regole per usare questo negozio e comprarci.',
    body: `Queste condizioni valgono quando usi questo negozio o ci compri. Il tuo contratto è con {company}, {address}.

## 1. Ordine

Ciò che mostriamo è un invito a ordinare. Il tuo ordine è un’offerta; diventa contratto con l’e-mail che annuncia la partenza del pacco. Possiamo rifiutare un ordine se un prezzo è chiaramente sbagliato, qualcosa è venduto o un pagamento non riesce: in quel caso non paghi niente.

## 2. Prezzi

I prezzi sono in {currency}. {taxes} La spedizione è indicata prima dell’ordine. Le promozioni durano fino alla data indicata o fino a esaurimento.

## 3. Consegna e rischio

Qui spediamo solo in {country}. Il pacco viaggia a nostro rischio finché non lo ricevi tu o chi hai indicato. I tempi sono stime; oltre dieci giorni di ritardo puoi annullare.

## 4. Resi

Puoi restituire entro 30 giorni ciò che non hai usato, come spiegato in [resi](p:returns/how-to-return). I diritti che ti dà la legge, anche quello di recesso, restano come sono.

## 5. Difetti

Rispondiamo di ciò che non è come descritto o non dura come dovrebbe. Puoi chiedere prima riparazione o sostituzione, e il denaro se non riescono.

## 6. Il tuo account

Tieni la password per te e i dati aggiornati. Possiamo chiudere un account usato per frodi o rivendita.

## 7. Recensioni e immagini

Ciò che pubblichi resta tuo. Ci permetti di mostrarlo nel negozio e nelle nostre lettere. Togliamo ciò che è illecito, offensivo o fuori tema.

## 8. Responsabilità

Niente qui limita la responsabilità per danni alle persone, dolo o colpa grave, né i tuoi diritti di consumatore. Per il resto rispondiamo solo dei danni prevedibili.

## 9. Diritto

Vale {law}. Se una parte è nulla, il resto rimane.

Ultima modifica: {updated}.`,
  },
  privacy: {
    title: 'Riservatezza dei dati',
    description: 'Che cosa sappiamo di te, perché, per quanto tempo e come farcelo dimenticare.',
    body: `Titolare dei tuoi dati: {company}, {address}, {email}.

## Che cosa teniamo e perché

| Che cosa | Perché | Quanto |
| Nome, indirizzo, e-mail, telefono | per spedire ciò che ordini | dieci anni, come chiede il fisco |
| Ordini, resi, riparazioni | garanzia e account | finché hai un account |
| Taglie e preferiti | per non riscriverli | finché non li cancelli |
| Pagine visitate, se hai accettato | per vedere che cosa non funziona | tredici mesi |
| E-mail per la lettera | per mandarla | finché non ti cancelli |

Non vendiamo dati. Non facciamo profili su salute, fede o politica. I dati della carta non ci arrivano mai; li tiene il fornitore di pagamenti.

## Cookie

Alcuni servono per il carrello e per accedere. Altri misurano, ricordano o fanno pubblicità, e aspettano il tuo sì. Puoi ritirarlo quando vuoi, in fondo alla pagina.

## Chi altro li vede

I corrieri, il fornitore di pagamenti, chi ospita questo negozio e chi manda le nostre e-mail: ciascuno solo quanto serve, e per contratto.

## I tuoi diritti

Puoi chiedere che cosa abbiamo, farlo correggere, trasferire o cancellare, e opporti all’uso. Scrivi a {email}; rispondiamo entro 30 giorni. Puoi anche rivolgerti al garante per la protezione dei dati.

Ultima modifica: {updated}.`,
  },
  'loyalty-terms': {
    title: 'Condizioni d’iscrizione',
    description: 'Come funzionano iscrizione, punti e premi di Kerb.',
    body: `L’iscrizione è gratuita e aperta a chi ha più di 16 anni e un account qui.

## Punti

Un punto per ogni {unit} intero pagato per articoli, dopo gli sconti e senza spedizione né carte regalo. I punti arrivano quando finisce il tempo per il reso e durano 18 mesi.

## Premi

I punti diventano buoni secondo le soglie indicate nel tuo account. Al pagamento scegli tra i buoni che i tuoi punti coprono. Un buono che supera quanto resta da pagare si usa solo se accetti che il resto vada perso. Un buono si usa una volta, entro 90 giorni, e non si converte in denaro. Se restituisci l’acquisto, riavrai il buono.

## Uscire

Puoi uscire quando vuoi dal tuo account; i punti allora scadono. Possiamo chiudere un’iscrizione per abuso, spiegando perché, o il programma con tre mesi di preavviso. I buoni già dati restano validi.

Ultima modifica: {updated}.`,
  },
  'sale-terms': {
    title: 'Condizioni dei saldi',
    description: 'Che cos’è un prezzo ridotto da Kerb e come si uniscono gli sconti.',
    body: `## Che cosa vedi

Un articolo ridotto mostra il prezzo di adesso, quello di prima e il più basso dei 30 giorni precedenti la riduzione. La percentuale si calcola sul prezzo di prima.

## Che cosa vale

- Un articolo in saldo si restituisce come gli altri, entro 30 giorni
- Un codice sconto vale sui saldi solo se lo dice
- Un premio d’iscrizione vale sempre
- La riduzione finisce con le scorte o alla data indicata
- Gli ordini precedenti non si ricalcolano, ma ciò che non è stato usato si può restituire e riordinare

Se un prezzo è chiaramente un errore, te lo diciamo e annulliamo l’ordine prima di addebitare.

Ultima modifica: {updated}.`,
  },
  'sms-terms': {
    title: 'Condizioni degli SMS',
    description: 'Che cosa accetti quando chiedi i nostri SMS.',
    body: `Iscrivendoti permetti a {company} di mandare al numero indicato fino a quattro messaggi al mese: novità, saldi e cose rimaste nel tuo carrello.

- Accettare non è una condizione per comprare
- Possono valere le tariffe del tuo operatore
- Rispondi **STOP** per smettere e **AIUTO** per ricevere aiuto, in qualsiasi momento
- Gli operatori non rispondono di messaggi in ritardo o persi
- Non diamo il tuo numero a nessuno, salvo al servizio che manda i messaggi per noi

Domande: {email} o {phone}. Vedi anche la pagina sulla [riservatezza](p:privacy).

Ultima modifica: {updated}.`,
  },
  'associate-discount-terms': {
    title: 'Condizioni dello sconto dipendenti',
    description: 'Chi riceve lo sconto dipendenti di Kerb e per che cosa vale.',
    body: `Queste condizioni sono per chi lavora in {company} e nelle società sorelle.

- Lo sconto è del 40 per cento sul prezzo pieno e del 20 per cento sui saldi, visibile quando accetti queste condizioni nel tuo account
- È per te e per chi vive con te, non per rivendere
- C’è un tetto annuo; il tuo account mostra quanto ne hai usato
- Non vale per carte regalo, spedizioni e riparazioni e non si somma ai codici sconto
- I resi liberano il tetto
- Finisce con il rapporto di lavoro, prima in caso di abuso

Domande al tuo responsabile o a {email}.

Ultima modifica: {updated}.`,
  },
} satisfies Partial<PagesCopy>
