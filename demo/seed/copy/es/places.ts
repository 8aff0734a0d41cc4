import type { PlacesCopy } from '../copy.ts'

export const places: PlacesCopy = {
  notes: {
    account: {
      title: 'Algo no está como debería',
      text: 'Pedidos, devoluciones y direcciones están aquí. Para lo demás hay una persona, {hours}. [Contacto](p:contact-us)',
    },
    'account-profile': {
      title: 'Qué hacemos con esto',
      text: 'Por tu cumpleaños te escribimos una vez al año; tu teléfono es solo para los paquetes. [Privacidad](p:privacy)',
    },
    checkout: {
      title: 'Antes de pagar',
      text: 'Treinta días para cambiar de idea y devoluciones gratis, por correo o en tienda. [Cómo devolver](p:returns/how-to-return)',
    },
    'order-confirmation': {
      title: 'Mientras llega',
      text: 'La piel nueva agradece un cepillado antes del primer paseo. Lo demás está en las [preguntas frecuentes](p:faq).',
    },
    category: {
      title: 'Entre dos tallas',
      text: 'Casi todo el mundo elige la mayor. La [guía de tallas](p:sizing) conoce las excepciones.',
    },
    'loyalty-modal': {
      title: 'Puntos por cada par',
      text: 'Un punto por cada {unit}, vales por tramos y ninguna tarjeta que llevar. [Condiciones](p:loyalty-terms)',
    },
    'sign-up-modal': {
      title: 'Una cuenta, en un minuto',
      text: 'Tus pedidos en un solo sitio y tus tallas recordadas. [Qué guardamos](p:privacy)',
    },
    'store-locator': {
      title: 'En cada tienda',
      text: 'Devoluciones sin paquete, pies bien medidos y suelas revisadas mientras esperas.',
    },
  },
  pages: {
    basecamp: {
      title: 'Basecamp',
      description: 'Los paseos que salen de nuestras tiendas el primer domingo de mes.',
      body: `El primer domingo de cada mes sale a las nueve un paseo de cada tienda Kerb. Doce kilómetros, casi llanos, con una parada para el café.

## Qué llevar

Zapatos que ya conozcas. Los nuevos los prestamos en tu número, y los queremos de vuelta sucios.

## Quién viene

Quien esté en la puerta a las nueve. Los perros también. [Escríbenos](p:contact-us) si quieres guiar uno.`,
    },
    westend: {
      title: 'Westend',
      description: 'Nuestra tienda más pequeña, y la única que vende lo que no está acabado.',
      body: `Westend es una sala con un banco de trabajo. Allí cuelgan muestras, segundos intentos y pares únicos que nunca llegaron a temporada.

## Qué encuentras

Prototipos de un solo número, pares reparados a un tercio de su precio, y a quienes hicieron ambos.

## Cuándo abre

De jueves a sábado, de doce a siete. Nada de ello está en línea.`,
    },
    promotions: {
      title: 'Qué hay de oferta',
      description: 'Todas las ofertas vigentes, con la letra pequeña en grande.',
      body: `Estas son las de ahora. Ninguna necesita cuenta atrás.

- **Las rebajas.** Últimas tallas, precios menores, mientras queden. [Rebajas](c:6000)
- **Envío gratis** desde {freeFrom}. [Envío](p:shipping)
- **Puntos** para miembros, uno por cada {unit}. [Condiciones](p:loyalty-terms)

Cómo se combinan los descuentos está en las [condiciones de rebajas](p:sale-terms).`,
    },
    'sign-up': {
      title: 'Hazte miembro',
      description: 'Gratis, con puntos por cada par y un vale de vez en cuando.',
      body: `Ser miembro es gratis y lleva un minuto.

- Un punto por cada {unit} que pagas
- Los puntos se vuelven vales, por tramos que ves en tu cuenta
- Te vas cuando quieras

Al pagar o en tu cuenta, marca **Miembro**. Lo demás está en las [condiciones](p:loyalty-terms).`,
    },
    'location-selector': {
      title: 'Dónde estás',
      description: 'Elige el país de entrega y el idioma en que lees.',
      body: `Los precios, las tallas y el envío van con el país; las palabras, con el idioma. Ambos se cambian al pie de cada página.

Tu cesta se queda como está donde se venden las mismas cosas. Lo que allí no se vende te espera entre lo guardado.`,
    },
  },
  home: {
    benefit: {
      title: 'Los miembros suman un punto por cada {unit}',
      link: 'Cómo funciona',
    },
    member: {
      eyebrow: 'Para miembros',
      title: 'Tus puntos, ya domados',
      subtitle: 'Un punto por cada {unit}, y un vale cuando llegan.',
      action: 'Ver botas',
    },
    film: {
      title: 'Las seis de la mañana, una calle',
      caption: 'Aquí se estrena cada par.',
      shows: 'Sombras que pasan sobre los adoquines',
    },
  },
}
