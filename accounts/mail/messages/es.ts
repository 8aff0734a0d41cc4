import type { MailMessages } from '../mails.ts'

export const messages: MailMessages = {
  welcome: {
    subject: 'Te damos la bienvenida',
    text: 'Tu cuenta está lista. Puedes iniciar sesión con este correo electrónico y la contraseña que has elegido.\n\nAbre este enlace en los próximos siete días para confirmar que la dirección es tuya. Los pedidos que hiciste con ella sin cuenta estarán entonces también en tu cuenta. Si no has creado ninguna cuenta, no confirmes nada: elige una contraseña nueva («¿Has olvidado tu contraseña?» al iniciar sesión) y la dirección será solo tuya.',
  },
  confirmEmail: {
    subject: 'Confirma tu correo electrónico',
    text: 'Hay una cuenta con este correo electrónico y nadie ha confirmado todavía que la dirección sea suya. Si es tu cuenta, abre este enlace en los próximos siete días e inicia sesión; los pedidos que hiciste con la dirección sin cuenta estarán entonces en la tuya. Si no la has creado o no conoces su contraseña, no confirmes nada: elige una contraseña nueva («¿Has olvidado tu contraseña?» al iniciar sesión) y la dirección será solo tuya.',
  },
  accountExists: {
    subject: 'Ya tienes una cuenta',
    text: 'Alguien, probablemente tú, ha querido crear una cuenta para un pedido hecho con este correo. Ya tienes una: inicia sesión con tu contraseña de siempre y allí estará el pedido. La contraseña que se escribió con el pedido no se ha guardado.',
  },
  resetPassword: {
    subject: 'Elige una nueva contraseña',
    text: 'Abre este enlace en la próxima hora para elegir una nueva contraseña. Si no lo has solicitado, ignora este mensaje: tu contraseña no cambia.',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña',
    text: 'La contraseña de tu cuenta se acaba de cambiar y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, abre este enlace en un plazo de siete días: un clic lo deshace, cierra todas las sesiones y te deja elegir una contraseña nueva.',
  },
  passwordChangedWithPasskeys: {
    subject: 'Se ha cambiado tu contraseña',
    text: 'La contraseña de tu cuenta se acaba de cambiar. Se ha cerrado la sesión en los demás dispositivos y se han eliminado estas llaves de acceso: {names}. Puedes volver a añadir las tuyas en Seguridad, en tu cuenta. Si no has sido tú, abre este enlace en un plazo de siete días: un clic lo deshace, cierra todas las sesiones y te deja elegir una contraseña nueva.',
  },
  accountHandedOver: {
    subject: 'Tu cuenta es solo tuya',
    text: 'Has elegido una contraseña nueva y con ello has confirmado tu correo por primera vez. Hasta ahora otra persona podría haber usado la cuenta, así que hemos cerrado la sesión en todos los dispositivos y eliminado el nombre, el teléfono, la fecha de nacimiento, las direcciones, las tarjetas guardadas y la cesta que había en ella. Los pedidos enviados a este correo, los favoritos y los puntos siguen ahí. Si no has sido tú, solicita una nueva contraseña cuanto antes y escríbenos.',
  },
  accountHandedOverWithPasskeys: {
    subject: 'Tu cuenta es solo tuya',
    text: 'Has elegido una contraseña nueva y con ello has confirmado tu correo por primera vez. Hasta ahora otra persona podría haber usado la cuenta, así que hemos cerrado la sesión en todos los dispositivos y eliminado estas llaves de acceso: {names}; también el nombre, el teléfono, la fecha de nacimiento, las direcciones, las tarjetas guardadas y la cesta que había en ella. Los pedidos enviados a este correo, los favoritos y los puntos siguen ahí. Si no has sido tú, solicita una nueva contraseña cuanto antes y escríbenos.',
  },
  confirmNewsletter: {
    subject: 'Confirma tu suscripción',
    text: 'Abre este enlace para confirmar que quieres recibir nuestras novedades y el acceso anticipado por correo. Si no lo has pedido tú, ignora este mensaje y no te escribiremos más.',
  },
  supportCase: {
    subject: 'Hemos recibido tu mensaje ({caseNumber})',
    text: 'Gracias por escribirnos. Tu número de caso es {caseNumber}; indícalo si vuelves a escribirnos. Solemos responder en dos días laborables.',
  },
  accountDeleted: {
    subject: 'Tu cuenta se ha eliminado',
    text: 'Tu cuenta y los datos que guardábamos en ella se han eliminado. De tus pedidos anteriores solo conservamos lo que exige la ley. Puedes crear otra cuenta con esta dirección cuando quieras. Si no has sido tú, escríbenos cuanto antes.',
  },
  deletionWaits: {
    subject: 'Alguien quiere eliminar tu cuenta',
    text: 'Alguien que ha entrado en la cuenta que hasta hace poco tenía este correo electrónico quiere eliminarla. No lo hemos hecho, porque la dirección se cambió hace solo unos días. Si no has sido tú, abre el enlace de nuestro mensaje «Tu correo electrónico se ha cambiado» en los siete días siguientes a ese mensaje: un clic te devuelve la cuenta. Si has sido tú, podrás eliminar la cuenta cuando pasen esos siete días.',
  },
  giftCard: {
    subject: 'Una tarjeta regalo de {sender}',
    text: '{sender} te envía una tarjeta regalo de {amount}.{message}\n\nCódigo: {code}\nPIN: {pin}\n\nIntroduce ambos al pagar. La tarjeta vale cinco años y conserva el saldo que no gastes. Quien tenga este mensaje puede usarla: guárdalo bien.',
  },
  passkeyAdded: {
    subject: 'Se ha añadido una llave de acceso a tu cuenta',
    text: 'Ya se puede iniciar sesión en tu cuenta con la llave de acceso «{name}». Si no has sido tú, abre este enlace en un plazo de siete días: un clic lo deshace, cierra todas las sesiones y te deja elegir una contraseña nueva.',
  },
  newEmail: {
    subject: 'Confirma tu nuevo correo electrónico',
    text: 'Alguien, seguramente tú, quiere usar esta dirección para su cuenta. Abre este enlace en un plazo de 24 horas con la sesión de la cuenta abierta y pulsa el botón: desde entonces entrarás con esta dirección. Si no lo has pedido, ignora este mensaje y nada cambiará.',
  },
  emailTaken: {
    subject: 'Esta dirección ya tiene una cuenta',
    text: 'Alguien, seguramente tú, quería usar esta dirección para otra cuenta. Ya tiene una cuenta, o la tenía hace unos días, así que no se ha cambiado nada. Si es tu cuenta, puedes seguir entrando en ella. Si no lo has pedido, no tienes que hacer nada.',
  },
  emailChanging: {
    subject: 'Tu correo electrónico va a cambiar',
    text: 'Alguien con la sesión de tu cuenta abierta quiere sustituir esta dirección por otra. Nada cambia hasta que la nueva se confirme. Si has sido tú, no tienes que hacer nada. Si no has sido tú, abre este enlace en un plazo de siete días: un clic lo deshace, cierra todas las sesiones y te deja elegir una contraseña nueva.',
  },
  emailChanged: {
    subject: 'Tu correo electrónico se ha cambiado',
    text: 'Tu cuenta tiene desde ahora otro correo electrónico: ya no entras con este. Si no has sido tú, abre este enlace en un plazo de siete días: un clic lo deshace, cierra todas las sesiones y te deja elegir una contraseña nueva.',
  },
  emailLeft: {
    subject: 'Esta dirección ya no tiene cuenta',
    text: 'Había una cuenta con esta dirección, que nadie había confirmado. Ahora usa otra. No tienes que hacer nada.',
  },
  emailGivenBack: {
    subject: 'Tu cuenta vuelve a tener una dirección anterior',
    text: 'La cuenta que tenía este correo electrónico vuelve a tener una dirección anterior, confirmada antes que esta. Ya no entras con esta dirección, y sus enlaces para deshacer cambios ya no funcionan. Si no has sido tú, escríbenos cuanto antes.',
  },
  phoneChanged: {
    subject: 'Tu número de teléfono se ha cambiado',
    text: 'El número de teléfono confirmado de tu cuenta se acaba de sustituir o eliminar. Si no has sido tú, abre este enlace en un plazo de siete días: un clic lo deshace, cierra todas las sesiones y te deja elegir una contraseña nueva.',
  },
  phoneConfirmed: {
    subject: 'Tu número de teléfono se ha confirmado',
    text: 'Se acaba de confirmar un número de teléfono para tu cuenta con un código enviado por SMS. Si no has sido tú, abre este enlace en un plazo de siete días: un clic lo deshace, cierra todas las sesiones y te deja elegir una contraseña nueva.',
  },
  phoneLost: {
    subject: 'Tu número de teléfono ya no está confirmado',
    text: 'Otra persona acaba de confirmar un número de teléfono tuyo con un código enviado por SMS. Los números a veces cambian de dueño, así que ya no cuenta como tuyo y no recibirás más SMS en él. Si aún lo tienes, vuelve a suscribirte a los SMS en las preferencias de tu cuenta y confírmalo con un código nuevo.',
  },
  orderPlaced: {
    subject: 'Tu pedido {orderNumber}',
    text: 'Gracias por tu pedido {orderNumber}.\n\n{lines}\n\n{totals}\n\n{destinations}\n\nCon el número de pedido y esta dirección de correo puedes seguirlo, cancelarlo o devolver algo:',
  },
  favoriteNews: {
    subject: 'Novedades de tus favoritos',
    text: 'Querías saber de tus favoritos:\n\n{lines}\n\nLos precios y la disponibilidad son los de este momento y pueden cambiar. El enlace de abajo lleva a tus favoritos.',
  },
  orderSent: {
    subject: 'Tu paquete va de camino ({orderNumber})',
    text: 'Un paquete de tu pedido {orderNumber} va de camino.\n\n{destination}{tracking}\n\nSi algo no te vale, tienes 30 días desde que llegue. El enlace de abajo lleva a tu pedido: elige allí qué devuelves, con tu número de pedido y esta dirección de correo. Recibirás la etiqueta al momento.',
  },
  orderReady: {
    subject: 'Listo para recoger ({orderNumber})',
    text: 'Tu pedido {orderNumber} está listo para que lo recojas.\n\n{destination}\n\nLleva el número de pedido y un documento de identidad. En el enlace de abajo está todo sobre tu pedido.',
  },
  orderCancelled: {
    subject: 'Tu pedido {orderNumber} está cancelado',
    text: 'Hemos cancelado tu pedido {orderNumber}. Va de vuelta:\n\n{payments}\n\nEn las tarjetas suele verse en dos a cinco días; en las tarjetas regalo y los puntos, al momento.',
  },
  orderCancelledUnpaid: {
    subject: 'Tu pedido {orderNumber} está cancelado',
    text: 'Hemos cancelado tu pedido {orderNumber}. De lo que pagaste no queda nada por devolver.',
  },
  orderNotCharged: {
    subject: 'Tu pedido {orderNumber} está cancelado',
    text: 'Hemos cancelado tu pedido {orderNumber} antes de cobrarlo: no se te ha cargado nada. Si tu banco todavía muestra un importe retenido, desaparecerá solo en unos días. Las tarjetas regalo y los puntos que usaste ya tienen su importe de vuelta.',
  },
  orderNotCancelled: {
    subject: 'No hemos podido cancelar tu pedido {orderNumber}',
    text: 'Nos pediste cancelar tu pedido {orderNumber}. No hemos podido: el pedido sigue en pie y recibirás lo que pediste. Si ya no lo quieres, devuélvelo en los 30 días siguientes a su llegada o escríbenos.',
  },
  returnReceived: {
    subject: 'Hemos recibido tu devolución {returnId}',
    text: 'Tu devolución {returnId} del pedido {orderNumber} ha llegado y te hemos reembolsado {amount}:\n\n{payments}\n\nEn las tarjetas suele verse en dos a cinco días; en las tarjetas regalo y los puntos, al momento.',
  },
  returnArrived: {
    subject: 'Hemos recibido tu devolución {returnId}',
    text: 'Tu devolución {returnId} del pedido {orderNumber} ha llegado. De lo que pagaste no queda nada por devolver: ya te lo reembolsamos.',
  },
  orderRefunded: {
    subject: 'Un reembolso de tu pedido {orderNumber}',
    text: 'Te hemos reembolsado {amount} de tu pedido {orderNumber}:\n\n{payments}\n\nEn las tarjetas suele verse en dos a cinco días; en las tarjetas regalo y los puntos, al momento.',
  },
  endings: {
    newsletter: 'Para no recibir más mensajes como este, abre: {unsubscribe}',
    favorites: 'Para no recibir más correos como este, abre: {unsubscribe}',
    orders:
      'Para no recibir más correos sobre el estado de tus pedidos, abre: {unsubscribe}\nLas confirmaciones, cancelaciones y reembolsos te seguirán llegando.',
    order:
      'Para no recibir más correos sobre el estado de este pedido, abre: {unsubscribe}\nLas confirmaciones, cancelaciones y reembolsos te seguirán llegando.',
  },
}
