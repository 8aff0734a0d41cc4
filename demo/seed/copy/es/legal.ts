import type { PagesCopy } from '../copy.ts'

export const legal = {
  terms: {
    title: 'Condiciones de uso y venta',
    description: 'Las reglas para usar esta tienda y comprar en ella.',
    body: `Estas condiciones se aplican cuando usas esta tienda o compras en ella. Tu contrato es con {company}, {address}.

## 1. Pedido

Lo que mostramos invita a pedir. Tu pedido es una oferta; se convierte en contrato con el correo que dice que el paquete ha salido. Podemos rechazar un pedido si un precio es claramente erróneo, algo está vendido o un pago falla, y entonces no pagas nada.

## 2. Precios

Los precios están en {currency}. {taxes} El envío se muestra antes de pedir. Las promociones duran hasta la fecha indicada o hasta agotar existencias.

## 3. Entrega y riesgo

Aquí enviamos solo dentro de {country}. El paquete viaja por nuestra cuenta hasta que lo recibes tú o quien hayas indicado. Los plazos son estimaciones; si nos retrasamos más de diez días, puedes cancelar.

## 4. Devoluciones

Puedes devolver en 30 días lo que no hayas usado, como se explica en [devoluciones](p:returns/how-to-return). Los derechos que te da la ley, también el de desistimiento, siguen intactos.

## 5. Defectos

Respondemos de lo que no es como se describe o no dura lo que debería. Puedes pedir primero arreglo o cambio, y el dinero si eso falla.

## 6. Tu cuenta

Guarda tu contraseña para ti y mantén tus datos al día. Podemos cerrar una cuenta que sirva para el fraude o la reventa.

## 7. Opiniones e imágenes

Lo que publicas sigue siendo tuyo. Nos permites mostrarlo en la tienda y en nuestras cartas. Retiramos lo ilegal, lo ofensivo y lo que no viene al caso.

## 8. Responsabilidad

Nada de esto limita la responsabilidad por daños personales, dolo o culpa grave, ni tus derechos como consumidor. En lo demás respondemos solo del daño previsible.

## 9. Derecho

Rige {law}. Si una parte es nula, el resto se mantiene.

Último cambio: {updated}.`,
  },
  privacy: {
    title: 'Privacidad',
    description: 'Qué sabemos de ti, por qué, cuánto tiempo y cómo hacer que lo olvidemos.',
    body: `Responsable de tus datos: {company}, {address}, {email}.

## Qué guardamos y por qué

| Qué | Por qué | Cuánto tiempo |
| Nombre, dirección, correo, teléfono | para enviarte lo que pides | diez años, como exige la ley fiscal |
| Pedidos, devoluciones, arreglos | garantía y cuenta | mientras tengas cuenta |
| Tallas y favoritos | para no volver a escribirlos | hasta que los borres |
| Páginas visitadas, si aceptas | para ver qué no funciona | trece meses |
| Correo para la carta mensual | para enviarla | hasta que la canceles |

No vendemos datos. No hacemos perfiles de salud, creencias ni política. Los datos de la tarjeta nunca nos llegan; los guarda el proveedor de pagos.

## Cookies

Algunas hacen falta para la cesta y para entrar en la cuenta. Otras miden, recuerdan o anuncian, y esperan tu sí. Puedes retirarlo cuando quieras al pie de la página.

## Quién más los ve

Los mensajeros, el proveedor de pagos, quien aloja esta tienda y quien envía nuestros correos: cada uno lo justo, y con contrato.

## Tus derechos

Puedes preguntar qué tenemos, corregirlo, llevártelo o borrarlo, y oponerte a su uso. Escribe a {email}; contestamos en 30 días. También puedes reclamar ante la autoridad de protección de datos.

Último cambio: {updated}.`,
  },
  'loyalty-terms': {
    title: 'Condiciones de la membresía',
    description: 'Cómo funcionan la membresía, los puntos y las recompensas de Kerb.',
    body: `La membresía es gratuita y está abierta a mayores de 16 años con cuenta aquí.

## Puntos

Un punto por cada {unit} entero pagado en artículos, tras descuentos y sin envío ni tarjetas regalo. Los puntos llegan cuando acaba el plazo de devolución y duran 18 meses.

## Recompensas

Los puntos se convierten en vales según los tramos que muestra tu cuenta. Al pagar eliges entre los vales que cubren tus puntos. Un vale que supera lo que queda por pagar solo se usa si aceptas que el resto se pierda. Un vale se usa una vez, en 90 días, y no se cambia por dinero. Si devuelves lo comprado, recuperas el vale.

## Darse de baja

Puedes irte cuando quieras desde tu cuenta; los puntos caducan entonces. Podemos terminarla por abuso, explicando el motivo, o cerrar el programa con tres meses de aviso. Los vales ya entregados siguen valiendo.

Último cambio: {updated}.`,
  },
  'sale-terms': {
    title: 'Condiciones de las rebajas',
    description: 'Qué es un precio rebajado en Kerb y cómo se combinan los descuentos.',
    body: `## Qué ves

Un artículo rebajado muestra el precio de ahora, el de antes y el más bajo de los 30 días anteriores a la rebaja. El porcentaje se calcula sobre el precio de antes.

## Qué se aplica

- Lo rebajado se devuelve como lo demás, en 30 días
- Un código de descuento vale para rebajas solo si lo dice
- Una recompensa de miembro vale siempre
- La rebaja acaba con las existencias o en la fecha indicada
- Los pedidos anteriores no se recalculan, pero lo no usado se puede devolver y volver a pedir

Si un precio es claramente un error, te lo decimos y anulamos el pedido antes de cobrar.

Último cambio: {updated}.`,
  },
  'sms-terms': {
    title: 'Condiciones de los SMS',
    description: 'Qué aceptas cuando pides nuestros SMS.',
    body: `Al apuntarte permites que {company} envíe al número indicado hasta cuatro mensajes al mes: novedades, rebajas y cosas que quedaron en tu cesta.

- Aceptar no es condición para comprar
- Pueden aplicarse las tarifas de tu operador
- Responde **BAJA** para terminar y **AYUDA** para recibir ayuda, en cualquier momento
- Los operadores no responden de mensajes tardíos o perdidos
- No damos tu número a nadie, salvo al servicio que envía los mensajes por nosotros

Preguntas: {email} o {phone}. Mira también la página de [privacidad](p:privacy).

Último cambio: {updated}.`,
  },
  'associate-discount-terms': {
    title: 'Condiciones del descuento de personal',
    description: 'Quién recibe el descuento de personal de Kerb y para qué sirve.',
    body: `Estas condiciones son para quienes trabajan en {company} y sus empresas hermanas.

- El descuento es del 40 por ciento en precio normal y del 20 por ciento en rebajas, visible cuando aceptas estas condiciones en tu cuenta
- Es para ti y para quienes viven contigo, no para revender
- Hay un tope anual; tu cuenta muestra cuánto llevas
- No vale para tarjetas regalo, envíos ni arreglos, ni se suma a códigos de descuento
- Las devoluciones liberan el tope
- Termina con tu contrato, y antes si hay abuso

Preguntas a tu responsable o a {email}.

Último cambio: {updated}.`,
  },
} satisfies Partial<PagesCopy>
