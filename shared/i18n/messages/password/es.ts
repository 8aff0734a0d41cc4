import type { passwordEn } from './en.ts'

export const passwordEs = {
  'password.forgot': '¿Has olvidado tu contraseña?',
  'password.reset': 'Restablecer la contraseña',
  'password.forgotTitle': '¿Has olvidado tu contraseña?',
  'password.forgotLead': 'Escribe tu correo y te enviaremos un enlace para elegir una nueva.',
  'password.forgotSubmit': 'Enviar el enlace',
  'password.saidMailed':
    'Si hay una cuenta con ese correo, recibirás un enlace para elegir una contraseña nueva. Es válido durante una hora.',
  'password.backToSignIn': 'Volver a iniciar sesión',
  'password.resetTitle': 'Elige una contraseña nueva',
  'password.resetLead':
    'Se cerrará la sesión en todos tus dispositivos. Después, inicia sesión con la contraseña nueva. También se eliminan las llaves de acceso: después puedes volver a añadir las tuyas.',
  'password.resetOthersLead':
    'Este enlace es de la cuenta de {email}. Aquí tienes abierta otra cuenta, que se queda como está. En la del enlace se cerrará la sesión en todos los dispositivos y se eliminarán sus llaves de acceso.',
  'password.saidOthersReset': 'La contraseña de la otra cuenta ha cambiado. Aquí sigues en esta cuenta.',
  'password.resetSubmit': 'Guardar la contraseña',
  'password.saidReset': 'Tu contraseña se ha cambiado. Inicia sesión con la nueva.',
  'password.handOverTitle': 'Una contraseña nueva vacía esta cuenta',
  'password.handOverBody':
    'Nadie ha confirmado todavía el correo electrónico. Por eso, con la contraseña nueva eliminamos nombre, teléfono, fecha de nacimiento, direcciones, tarjetas guardadas y cesta. Los pedidos enviados a este correo, los favoritos y los puntos se quedan.',
  'password.handOverKeep':
    'Para conservarlo todo, confirma primero el correo: abre el enlace que te enviamos donde tengas la sesión abierta, o inicia sesión con una llave de acceso. Después vuelve aquí.',
  'password.handOverMail': 'Enviarme el enlace para confirmar',
  'password.saidHandedOver':
    'Tu contraseña ha cambiado. Inicia sesión con la nueva. Nadie había confirmado el correo, así que hemos eliminado nombre, teléfono, fecha de nacimiento, direcciones, tarjetas guardadas y cesta.',
  'password.current': 'Contraseña actual',
  'password.new': 'Contraseña nueva',
  'password.confirm': 'Repite la contraseña nueva',
  'password.met': '(cumplido)',
  'password.changeLead': 'Aquí sigues con la sesión iniciada. En los demás dispositivos se cerrará.',
  'password.keepPasskeys': 'Llaves de acceso que se quedan',
  'password.keepPasskeysHint': 'Marca las que reconozcas como tuyas. Las demás se eliminan con la contraseña anterior.',
  'password.changeSubmit': 'Cambiar la contraseña',
  'password.saidChanged': 'Tu contraseña se ha cambiado y la sesión se ha cerrado en los demás dispositivos.',
  'password.orderTitle': 'Guarda este pedido en una cuenta',
  'password.orderLead': 'Elige una contraseña. Todo lo demás ya está en tu pedido.',
  'password.orderSubmit': 'Crear una cuenta',
  'password.saidOrder': 'Mira tu correo: te explicamos cómo entrar en la cuenta que tiene tu pedido.',
} as const satisfies Record<keyof typeof passwordEn, string>
