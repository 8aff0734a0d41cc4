import type { consentEn } from './en.ts'

export const consentIt = {
  'consent.title': 'Cookie e privacy',
  'consent.askOptIn':
    'Il negozio salva ciò che gli serve per funzionare. Con il tuo sì misura anche la sua velocità, mostra video di altri siti e confronta versioni di una pagina. La tua scelta vale subito e puoi cambiarla in «Impostazioni dei cookie», in fondo a ogni pagina.',
  'consent.askOptOut':
    'Oltre a ciò che gli serve per funzionare, il negozio misura la sua velocità, mostra video di altri siti e confronta versioni di una pagina. Puoi dire di no qui e cambiare idea in «Impostazioni dei cookie», in fondo a ogni pagina.',
  'consent.askControl':
    'Il tuo browser chiede riservatezza (Global Privacy Control) e la rispettiamo: viene salvato solo ciò che serve al negozio per funzionare.',
  'consent.more': 'A cosa serve ciascuno',
  'consent.acceptAll': 'Accetta tutto',
  'consent.decline': 'Rifiuta',
  'consent.choose': 'Scegli',
  'consent.save': 'Salva la mia scelta',
  'consent.understood': 'Ho capito',
  'consent.required': 'Necessari',
  'consent.requiredPurpose': 'Il carrello, l’accesso, il pagamento e la protezione dagli abusi.',
  'consent.performance': 'Prestazioni',
  'consent.performancePurpose': 'Quanto sono veloci le pagine e dove si bloccano, per sistemarle.',
  'consent.functional': 'Funzionali',
  'consent.functionalPurpose': 'Video e foto di altri siti, che usano cookie propri.',
  'consent.targeting': 'Personalizzazione',
  'consent.targetingPurpose': 'Quale versione di una pagina vedi mentre ne confrontiamo più di una, sempre la stessa.',
  'consent.settings': 'Impostazioni dei cookie',
  'consent.settingsLead': 'Ciò che questo negozio può salvare e usare oltre a quanto gli serve per funzionare.',
  'consent.notChosen': 'Non hai ancora scelto.',
  'consent.chosenAt': 'La tua scelta del {date}',
} as const satisfies Record<keyof typeof consentEn, string>
