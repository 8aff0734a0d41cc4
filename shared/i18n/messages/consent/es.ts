import type { consentEn } from './en.ts'

export const consentEs = {
  'consent.title': 'Cookies y tu privacidad',
  'consent.askOptIn':
    'La tienda guarda lo que necesita para funcionar. Con tu sí, además mide su velocidad, reproduce vídeos de otros sitios y compara versiones de una página. Tu elección vale al momento y puedes cambiarla en «Configurar cookies», al pie de cada página.',
  'consent.askOptOut':
    'Además de lo que necesita para funcionar, la tienda mide su velocidad, reproduce vídeos de otros sitios y compara versiones de una página. Puedes decir que no aquí y cambiar de opinión en «Configurar cookies», al pie de cada página.',
  'consent.askControl':
    'Tu navegador pide privacidad (Global Privacy Control) y lo respetamos: solo se guarda lo que la tienda necesita para funcionar.',
  'consent.more': 'Para qué sirve cada una',
  'consent.acceptAll': 'Aceptar todo',
  'consent.decline': 'Rechazar',
  'consent.choose': 'Elegir',
  'consent.save': 'Guardar mi elección',
  'consent.understood': 'Entendido',
  'consent.required': 'Necesarias',
  'consent.requiredPurpose': 'La cesta, el inicio de sesión, el pago y la protección contra abusos.',
  'consent.performance': 'Rendimiento',
  'consent.performancePurpose': 'Lo rápidas que son las páginas y dónde fallan, para arreglarlas.',
  'consent.functional': 'Funcionales',
  'consent.functionalPurpose': 'Vídeos y fotos de otros sitios, que usan sus propias cookies.',
  'consent.targeting': 'Personalización',
  'consent.targetingPurpose': 'Qué versión de una página ves mientras comparamos varias, siempre la misma.',
  'consent.settings': 'Configurar cookies',
  'consent.settingsLead': 'Lo que esta tienda puede guardar y usar además de lo que necesita para funcionar.',
  'consent.notChosen': 'Aún no has elegido.',
  'consent.chosenAt': 'Tu elección del {date}',
} as const satisfies Record<keyof typeof consentEn, string>
