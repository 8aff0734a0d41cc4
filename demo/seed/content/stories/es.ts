import type { StoriesCopy } from './plan.ts'

export const storiesEs: StoriesCopy = {
  title: 'Historias',
  description: 'Cómo se hacen, se llevan, se lavan y se reparan nuestras cosas, y por dónde se camina con ellas.',
  more: 'Sigue leyendo',
  tags: {
    care: 'Cuidado',
    fit: 'Ajuste',
    making: 'Oficio',
    people: 'Gente',
    walks: 'Paseos',
    materials: 'Materiales',
    repair: 'Reparación',
    colour: 'Color',
    weather: 'Tiempo',
    courts: 'Pistas',
    kids: 'Peques',
    season: 'Estaciones',
  },
  stories: {
    'new-season-notes': {
      title: 'Apuntes de la nueva temporada',
      text: `Menos formas que el año pasado y un verde más. Dejamos dos suelas que lucían mejor de lo que andaban y nos quedamos con la baja, la que todo el taller lleva de vuelta a casa.
Esta vez la ropa sigue al zapato: clara, pesada y lo bastante ancha para sentarse. Si compras una sola cosa, que sea la chaqueta. Es la pieza que más discutimos, y eso suele ser buena señal.`,
    },
    'rain-rules': {
      title: 'Qué hacer con unas botas mojadas',
      text: `Afloja los cordones, saca la plantilla, rellena con papel de periódico y déjalas en paz. Ni radiador, ni secador, ni sol. El cuero que se seca deprisa se seca duro.
Al cabo de una hora cambia el papel. Por la mañana, un poco de grasa con los dedos, sobre todo en las costuras, que es por donde entra el agua. Dos pares alternados duran más que uno dos veces.`,
    },
    'ring-road-on-foot': {
      title: 'La ronda de circunvalación, a pie',
      text: `Por aquí no camina nadie, y por eso camina Inés, cada primer domingo. Once horas, dos transbordadores y un tramo largo detrás del mercado mayorista, donde se acaba la acera y empieza la hierba.
Lleva un termo, un plano de papel y unos zapatos que ya tienen un año. «Una ronda no va a ninguna parte», dice. «Vuelves a la misma panadería y ya es de noche.» La acompañamos media vuelta y cogimos el autobús.`,
    },
    'between-sizes': {
      title: 'Entre dos tallas',
      text: `Mide por la tarde, de pie y con los calcetines que vayas a llevar. Después de un día los pies son más largos, y uno siempre lo es más que el otro. Decide el más largo.
Si aun así dudas, elige la zapatilla más grande y la bota más pequeña. La zapatilla se ata floja y no debe apretar; la bota cede en una semana. Lo demás está en la [guía de tallas](p:sizing).`,
    },
    'dyeing-green': {
      title: 'Cómo dimos con el verde',
      text: `Empezó con un banco de un parque y cuarenta pruebas. La primera salió demasiado azul, las siguientes demasiado alegres. El algodón no toma igual el color en cada telar: de una misma receta salieron cinco verdes.
El que se quedó fue un error, un baño olvidado un fin de semana entero. Tardamos dos meses en repetir el error a propósito. A su lado, los demás verdes del perchero parecen hablar un poco alto.`,
    },
    'winter-in-three-layers': {
      title: 'Tres cosas finas para el invierno',
      text: `Un abrigo que aguanta diez bajo cero da demasiado calor en el tranvía. Tres capas finas, no: una camiseta gruesa, una sudadera sin cremallera y una chaqueta que cierre sobre las dos.
El orden importa menos que el hueco entre ellas. Cada capa debe moverse cuando levantas el brazo. Si alguna tira, es que aprieta, y lo que abriga es el aire.`,
    },
    'court-at-six': {
      title: 'A las seis la pista está libre',
      text: `En verano la pista pública de detrás de la fábrica de gas se llena a las ocho. A las seis solo hay dos mujeres de más de setenta años que juegan juntas todos los martes desde el colegio. Nadie cuenta los puntos.
«Lo dejamos en 1994», dice la de la visera. Sus zapatillas son blancas, planas y más viejas que algunos de nosotros. Les preguntamos qué les cambiarían. Se miraron. «Los cordones, de vez en cuando.»`,
    },
    'ten-thousand-soles': {
      title: 'Diez mil suelas',
      text: `Desde su primera semana Marta lleva la cuenta en la pared: una raya por cada suela que ha cambiado. Esta primavera se le acabó la pared. Abre un zapato en cuatro minutos y por el desgaste sabe en qué mano lleva cada uno el bolso.
La mayoría de los pares que le llegan no están rotos, solo gastados de un lado. Quita lo que no sirve y deja lo bueno. «Si lo de arriba acaba de ponerse bonito», dice. [Cómo se repara](p:sustainability)`,
    },
    'white-soles': {
      title: 'Suelas blancas, un domingo',
      text: `Agua templada, una gota de jabón de platos y un cepillo de dientes que ya no uses. Frota el borde en círculos pequeños, pasa un paño y deja el par a la sombra. No hay más.
Lo que no ayuda: la lejía, que amarillea la goma; la lavadora, que despega; y esperar a la primavera. Bastan diez minutos al mes, y los domingos la radio pone cosas buenas.`,
    },
    'gift-shoes': {
      title: 'Regalar zapatos sin saber el número',
      text: `Mira dentro de un par que se use mucho. El número está bajo la lengüeta o en la plantilla, y una plantilla gastada cuenta más que una pregunta directa. Apúntalo y deja el zapato tal como estaba.
Si sale mal, en cada paquete va un recibo sin precio y el cambio no cuesta nada. O regala la elección: la [tarjeta regalo](c:4400) la dibujan quienes dibujan nuestros zapatos.`,
    },
    'growing-room': {
      title: 'Un pulgar de sitio',
      text: `Los niños no dicen que un zapato se les ha quedado pequeño. Encogen los dedos y siguen corriendo. Saca la plantilla cada pocas semanas, pon el pie encima y mira: un pulgar de sitio delante está bien; medio pulgar quiere decir pronto.
Comprar dos números de más no ahorra. Un zapato demasiado largo se tuerce y se gasta antes de quedar bien. Preferimos recoger el par pequeño y pasarlo a otro.`,
    },
    'heavy-tee': {
      title: 'Por qué pesa una buena camiseta',
      text: `Ponla contra la ventana. Si se ve tu mano al trasluz, antes de un año se retorcerá en la lavadora. La nuestra se teje con fibra más larga en una máquina vieja y lenta, y pesa casi el doble.
Pesada no quiere decir calurosa. La tela se separa de la piel y el aire corre por debajo. Es la única camiseta que llevamos en agosto y otra vez en enero, bajo la sudadera.`,
    },
    'wooden-foot': {
      title: 'El pie de madera del que sale todo',
      text: 'Antes que el zapato está la horma, un pie tallado en haya. La nuestra la lima desde hace nueve años el mismo hombre, un pelo cada vez. Guarda las virutas en un tarro y dice que el diseño es el tarro.',
    },
    'river-bridges': {
      title: 'Siete puentes antes del desayuno',
      text: 'Sal de la esclusa, cruza y no dejes de cambiar de orilla. Siete puentes son seis kilómetros, y en el último sirven café por una ventana. Ve entre semana: están los remeros y la luz entra bajo los arcos.',
    },
    'suede-brush': {
      title: 'Un solo cepillo para el ante',
      text: 'Deja secar el barro; mojado solo se mueve. Después cepilla en un sentido, suave, y luego a contrapelo para levantarlo. Una goma de borrar quita el resto. Impermeabiliza una vez al estrenar y otra tras la primera nevada.',
    },
    'high-instep': {
      title: 'Cordones para un empeine alto',
      text: 'Sáltate los ojales de en medio. El cordón sube recto por el lado, cruza más arriba y la presión desaparece. El primer día parece raro; después ya no parece nada.',
    },
    'night-shift': {
      title: 'Zapatos para el turno de noche',
      text: 'Amadou camina catorce kilómetros cada noche sin salir del hospital. Nos contó lo que no dijo ninguna prueba: una suela debe callar. Cambiamos la goma del talón y ahora no se le oye llegar.',
    },
    'box-lid': {
      title: 'Una caja sin cola',
      text: 'Nuestra caja es una hoja de cartón doblada once veces. Sin cola, sin cinta, sin ventana. Desplegada va con el papel; guardada caben cuarenta cartas, y lo sabemos por Marta.',
    },
    'clay-season': {
      title: 'Quitar la tierra batida',
      text: 'Golpea las suelas una contra otra al salir, como todo el mundo. En casa, primero el cepillo seco y el agua al final, porque tierra roja y agua hacen pintura. Los calcetines, al agua fría con sal.',
    },
    'second-pair': {
      title: 'Dos pares alternos viven más',
      text: 'Un zapato tarda un día en secarse por dentro. Alterna dos pares y cada uno durará la mitad más que solo. Es la reparación más barata que existe, y nadie tiene que enviar nada.',
    },
    'sock-heel': {
      title: 'Por dónde se rinde un calcetín',
      text: 'Siempre por el talón, un dedo por encima de la costura. Ahí tejemos doble, con un hilo de nailon fino como un pelo. No se nota. Solo adviertes, al tercer invierno, que no ha pasado nada.',
    },
    'colour-names': {
      title: 'Quién pone nombre a los colores',
      text: 'Cuatro personas, una mesa y nada de fruta. Esa es la regla: nada que se coma, nada que se beba. Quedan el tiempo, la piedra y lo que hay en los bolsillos. «Carbón» llevó una tarde; «Tinta», un minuto.',
    },
    'early-markets': {
      title: 'Mercados, a primera hora',
      text: 'En enero la mejor hora es la primera. Los puestos tienen luz, el suelo está helado y el quesero tiene tiempo. Ponte las botas de fuelle y lleva una bolsa que cierre. Lo demás se compra allí.',
    },
    'school-shoes': {
      title: 'Zapatos de colegio en agosto',
      text: 'Los pies crecen en verano, así que no midas en junio. Ve la última semana, por la tarde, y que den una vuelta a la manzana corriendo. El par que olvidan que llevan es el bueno.',
    },
  },
}
