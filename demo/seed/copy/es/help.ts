import type { PagesCopy } from '../copy.ts'

export const help = {
  help: {
    title: 'Ayuda',
    description: 'Envíos, devoluciones, tallas, pago y cómo hablar con una persona de Kerb.',
    body: `La respuesta estará seguramente detrás de una de estas líneas.

- [Envíos](p:shipping): cuánto cuestan y cuándo llegan
- [Devoluciones](p:returns/how-to-return): treinta días, gratis, en tres pasos
- [Tallas](p:sizing): tablas y cómo medir
- [Pago](p:payment): qué aceptamos y cuándo cobramos
- [Tarjetas regalo](p:gift-cards): enviar, usar y ver el saldo
- [Preguntas frecuentes](p:faq)
- [Contacto](p:contact-us): una persona, {hours}`,
  },
  'returns/how-to-return': {
    title: 'Cómo devolver algo',
    description: 'Devuelve gratis en 30 días lo que no hayas usado, por correo o en cualquier tienda Kerb.',
    body: `Tienes **30 días** desde que llega el paquete. La devolución es gratis, por correo y en todas las tiendas Kerb. Tu derecho legal de desistimiento de 14 días sigue intacto.

## En tres pasos

1. Abre **Pedidos** en tu cuenta o, si compraste sin cuenta, el enlace del correo de envío. Elige qué vuelve y por qué.
2. Mételo en su caja y la caja en un paquete. Pega la etiqueta que te enviamos sobre la antigua.
3. Entrega el paquete en un plazo de siete días. Guarda el resguardo hasta que tengas el dinero.

En tienda bastan los artículos y el número de pedido.

## Qué aceptamos

- Zapatos probados dentro de casa, con su caja
- Ropa sin lavar y con etiquetas
- Calcetines en su paquete cerrado
- Todo lo que llegó dañado o no era lo pedido, usado o no

Las tarjetas regalo y lo hecho según tu diseño solo se devuelven si tienen un defecto.

## Cuándo recibes el dinero

Revisamos una devolución en tres días laborables y la abonamos por donde pagaste. En tarjeta suele tardar de dos a cinco días más. Lo pagado con tarjeta regalo vuelve a ella al momento. Los gastos de envío se devuelven si vuelve el pedido entero.

## Cambios

Para otra talla, elige **Cambio** en el paso 1. La reservamos diez días y la enviamos en cuanto se escanea el paquete. Si se agota mientras tanto, te devolvemos el dinero.

## Defectos

Una costura que se abre o una suela que se despega es cosa nuestra, no tuya: la garantía legal es de tres años. Manda una foto a {email} y lo arreglamos, lo cambiamos o lo devolvemos, mejor en ese orden.`,
  },
  shipping: {
    title: 'Envíos',
    description: 'El envío cuesta {standard} y nada desde {freeFrom}. Casi todo llega en cuatro días laborables.',
    body: `| Cómo | Cuándo | Precio |
| Estándar, a tu puerta | de 3 a 4 días laborables | {standard}, gratis desde {freeFrom} |
| Recogida en una tienda Kerb | el mismo día, si la tienda lo tiene | gratis |
| Envío a una tienda Kerb | de 3 a 5 días laborables | gratis |
| Tarjetas regalo, por correo electrónico | en minutos | gratis |

Lo que se pide antes de las 14 h en día laborable sale ese mismo día. Entonces recibes un correo con el seguimiento.

## Conviene saber

- Aquí enviamos solo dentro de {country}. Para otro país, cambia de tienda al pie de la página.
- Un pedido puede llegar en dos paquetes si sale de dos sitios. El envío se paga una vez.
- El mensajero lo intenta dos veces y luego deja el paquete siete días en un punto de recogida.
- {taxes}

## Si se retrasa

Si nada se ha movido en tres días laborables, escribe a {email} con tu número de pedido. Lo buscamos y, si se ha perdido, lo volvemos a enviar o te devolvemos el dinero: tú eliges.`,
  },
  sizing: {
    title: 'Guía de tallas',
    description: 'Tablas de zapatos, ropa y calcetines, y cómo medir en casa.',
    body: `## Cómo medir un pie

Mide por la tarde, cuando los pies están más grandes. De pie sobre una hoja, con el talón contra la pared, marca el dedo más largo y mide desde la pared. Mide los dos pies y guíate por el más largo. Deja después el ancho de un pulgar por delante.

## Zapatos de mujer

{sizes:women:Largo del pie}

## Zapatos de hombre

{sizes:men:Largo del pie}

## Zapatos para niños

{sizes:kids:Largo del pie}

## Ropa

| Talla | Pecho | Cintura | Cadera |
{clothes}

El pecho se mide en la parte más ancha, la cintura donde te doblas hacia un lado y la cadera en su punto más ancho. Entre dos tallas, la menor queda ceñida y la mayor deja sitio para capas.

## Cómo tallan nuestras formas

Las zapatillas bajas, altas y de pista tallan normal. En los botines cabe un calcetín grueso: entre dos tallas, elige la menor. Las sandalias van solo en tallas enteras: elige la siguiente.`,
  },
  payment: {
    title: 'Pago',
    description: 'Tarjetas, carteras, pago aplazado y tarjetas regalo: qué aceptamos y cuándo cobramos.',
    body: `## Qué aceptamos

- Tarjetas de crédito y débito
- PayPal y Apple Pay
- Klarna, donde se ofrezca al pagar
- Tarjetas regalo Kerb, hasta cinco por pedido
- Recompensas de tu membresía Kerb

Las tarjetas regalo y las recompensas se combinan con cualquier otra forma de pago.

## Cuándo cobramos

Reservamos el importe al pedir y lo cobramos cuando sale el paquete. Si algo resulta estar vendido, pagas solo lo que enviamos. Las tarjetas regalo compradas se cobran al momento.

## ¿Es seguro?

El número de tarjeta se escribe en un recuadro de nuestro proveedor de pagos y nunca pasa por la tienda. Puede que tu banco te pida confirmar en su aplicación. Si rechaza un pago, solo él sabe por qué: prueba con otra tarjeta o escribe a {email}.

## Códigos de descuento

Uno por pedido, en la cesta. No valen para tarjetas regalo ni se cambian por dinero.`,
  },
  'gift-cards': {
    title: 'Cómo funcionan las tarjetas regalo',
    description: 'Cómo enviar, usar y comprobar una tarjeta regalo Kerb.',
    body: `## Enviar una

Elige un [dibujo y un importe](c:4400), añade un nombre, un correo y unas palabras, y decide el día. Sale a las ocho de esa mañana, o en minutos si es hoy.

## Usar una

Escribe el número y el PIN al pagar, o enseña el correo en una tienda. Lo que sobra se queda en la tarjeta. Puedes usar hasta cinco por pedido y pagar el resto como quieras.

## La letra pequeña, en grande

- Vale cinco años desde la compra
- Se usa en la moneda en la que se compró
- No se devuelve ni se cambia por dinero, salvo que la ley lo diga
- Una tarjeta perdida se puede volver a enviar a la misma dirección: escribe a {email} con el número de pedido`,
  },
  faq: {
    title: 'Preguntas frecuentes',
    description: 'Respuestas cortas a lo que más nos preguntan.',
    body: `### ¿Puedo cambiar un pedido?
Durante treinta minutos, en tu cuenta. Después se está empaquetando: rechaza el paquete o devuélvelo, es gratis.

### ¿Dónde está mi paquete?
El seguimiento está en el correo de envío y en Pedidos, dentro de tu cuenta. El primer movimiento puede tardar un día.

### ¿Volverá mi talla?
A menudo. Abre el producto, elige la talla tachada y deja tu correo. Recibirás un solo mensaje, cuando vuelva.

### ¿Los zapatos unisex son más anchos?
Van en una horma media. Si sueles llevar un zapato de mujer estrecho, elige media talla menos.

### ¿Arregláis zapatos?
Sí, todo lo que tenga la suela cosida, a precio de coste. Tráelos a una tienda o [escríbenos](p:contact-us) y te mandamos una etiqueta.

### ¿Cómo se limpia el ante?
Déjalo secar, cepíllalo en un solo sentido y borra lo que quede con goma para ante. Ni agua ni calor.

### ¿Enviáis catálogos?
No. Una carta al mes por correo electrónico, si la pides.

### ¿Es una tienda de verdad?
Es una demostración. Puedes recorrerla entera y no llegará nada.`,
  },
  'contact-us': {
    title: 'Contacto',
    description: 'Escribir, llamar o pasar: cómo hablar con una persona de Kerb.',
    body: `## Escribir
[{email}](mailto:{email}). Solemos contestar en dos días laborables. El número de pedido ayuda.

## Llamar
{phone}, {hours}.

## Pasar
Nuestras tiendas recogen devoluciones, miden pies y opinan si se les pregunta.

## Por carta
{company}, {address}

Antes de escribir: [dónde está mi paquete](p:faq), [cómo devolver](p:returns/how-to-return), [qué talla](p:sizing).`,
  },
  'gift-card': {
    title: 'Tarjetas regalo',
    description: 'Tarjetas regalo Kerb por correo electrónico, de 25 a 200, válidas cinco años.',
    body: `Ocho dibujos, seis importes, una sola talla. Elige una tarjeta, escribe una línea y decide el día.

[Ver todos los dibujos](c:4400) · [Cómo funcionan](p:gift-cards)`,
  },
  about: {
    title: 'Sobre Kerb',
    description: 'Quiénes somos, cómo trabajamos y por qué la tienda se llama así.',
    body: `Kerb empezó con un zapato y una discusión. El zapato era una zapatilla baja; la discusión, si una suela se puede pegar. No se puede, dijo la que había vivido de arreglar zapatos, y se cosió. De eso hace once años. La discusión vuelve con cada modelo nuevo.

## Qué hacemos

Ocho formas de calzado, cuatro de ropa y lo pequeño de alrededor. Preferimos mejorar una forma a añadir otra. Un color nuevo es fácil; una horma nueva tarda dos años.

## Cómo lo hacemos

Nuestros patrones se cortan en una sola sala. Quien trabaja aquí lleva un modelo un año entero antes de que salga a la venta. Lo que molesta se cambia.

## Qué no hacemos

Ni escasez fingida, ni cuentas atrás, ni copias. No escondemos el precio del mes pasado. No llamamos sostenible a algo porque su caja sea marrón; lo que sí hacemos está escrito [aquí](p:sustainability).

## Dónde estamos

Sesenta tiendas en siete países, y esta.`,
  },
  sustainability: {
    title: 'Lo que hacemos y lo que todavía no',
    description: 'Materiales, arreglos, embalaje y sus cifras, también las malas.',
    body: `Lo mejor que un zapato puede hacer por el planeta es que alguien se lo ponga otra vez. Ahí está la mayor parte de nuestro trabajo.

## Arreglar

Las suelas cosidas y los botines admiten suela nueva, a precio de coste, mientras sean tuyos. El año pasado pusimos suela a 4.120 pares. Las zapatillas de correr y las sandalias, todavía no.

## Materiales

- El nailon, la rejilla y la felpa con la marca **Reciclado** llevan al menos un 30 por ciento de fibra de segunda vida; la etiqueta dice cuánto exactamente
- La piel viene de curtidurías que se revisan cada año
- El algodón es ecológico en los forros y aún no en todo: un 61 por ciento en total

## Embalaje

Las cajas son de cartón reciclado y viajan sin una segunda caja si el mensajero lo permite. Ya no usamos bolsas de plástico para los zapatos; alguna ropa llega aún en una.

## Lo que no está bastante bien

Nuestras zapatillas de correr llevan una espuma hecha de petróleo. El transporte aéreo fue el 4 por ciento del volumen del año pasado y debió ser el 2. Lo escribimos para que el próximo año se pueda comparar.`,
  },
} satisfies Partial<PagesCopy>
