import type { SubjectWords } from './subjects.ts'

export const words: SubjectWords = {
  returns: `
    devolución|devoluciones|devolver|cambio|cambios|reembolso|política de devoluciones|cómo devolver|cambiar|
    desistimiento`,
  tracking: `
    dónde está mi pedido|seguimiento|mi pedido|seguir pedido|seguimiento de pedido|estado del pedido|pedido|paquete|
    rastrear|cancelar pedido|cancelar mi pedido|anular pedido|cancelación`,
  sizing: `
    guía de tallas|tabla de tallas|tallas|tallaje|talla|guía tallas|medidas|número de pie|equivalencia tallas`,
  shipping: `
    envío|envíos|gastos de envío|entrega|plazo de entrega|envío gratis|coste de envío|tiempo de entrega|
    portes`,
  payment: `
    pago|pagos|formas de pago|métodos de pago|pagar|paypal|klarna|bizum|pago a plazos|tarjeta|código promocional|
    códigos promocionales|código de descuento|cupón|cupones|pagar más tarde`,
  giftcards: 'tarjeta regalo|tarjetas regalo|saldo tarjeta regalo|vale regalo|canjear tarjeta|cheque regalo',
  faq: 'faq|preguntas frecuentes|preguntas|dudas',
  contact: 'contacto|contactar|atención al cliente|teléfono|servicio al cliente|reclamación|correo',
  stores: 'tienda|tiendas|tiendas cercanas|horario|horarios|cerca de mí|dónde estáis|tienda física|ubicaciones',
  newsletter: 'newsletter|boletín|suscribirse|darse de baja|suscripción',
  account: 'cuenta|mi cuenta|iniciar sesión|contraseña|registro|acceder|registrarse',
  about: 'sobre nosotros|quiénes somos|sobre kerb|empleo|trabaja con nosotros|ofertas de empleo',
  sustainability: 'sostenibilidad',
  privacy: 'privacidad|rgpd|cookies|datos personales',
  terms: 'condiciones|términos|aviso legal|garantía|términos y condiciones',
  help: 'ayuda',
  membership: 'socio|socios|miembro|miembros|fidelidad|programa de fidelidad|hacerse socio',
  favorites: 'favoritos|lista de deseos|guardados',
  country: 'país|países|idioma|idiomas|moneda|divisa',
}
