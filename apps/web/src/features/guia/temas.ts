export type Tema = { id: string; titulo: string; pasos: readonly string[]; ojo?: string };

/** The order is that of the work. Buttons and screens keep their names. */
export const TEMAS: readonly Tema[] = [
  {
    id: 'ingresar',
    titulo: 'Ingresar y recuperar la contraseña',
    pasos: [
      'Entrá con tu usuario y tu contraseña.',
      'Si no la recordás, abrí el enlace para recuperarla en la pantalla de ingreso: las instrucciones llegan al correo que el Colegio tiene registrado.',
      'Si ese correo ya no es tuyo, pedí en tu distrito que lo cambien.',
    ],
  },
  {
    id: 'segundo-factor',
    titulo: 'Proteger tu cuenta con un segundo factor',
    pasos: [
      'En el menú con tu nombre, elegí Segundo factor.',
      'Activá la app de códigos: escribí tu contraseña, leé el QR con la app de tu teléfono y copiá el código de 6 dígitos. O agregá una llave de acceso, que usa tu huella, tu cara o tu PIN.',
      'Guardá los diez códigos de recuperación: sirven para entrar si perdés el teléfono, uno por vez.',
      'Desde entonces, después de la contraseña se te pide el código o la llave.',
    ],
    ojo: 'Si perdés el teléfono y también los códigos, andá a tu distrito con tu documento: el Colegio puede quitarlo.',
  },
  {
    id: 'buscar',
    titulo: 'Buscar un legajo, un cupón o lo que quieras hacer',
    pasos: [
      'Tocá la lupa del encabezado. Con teclado, en cualquier pantalla: la tecla /, o Ctrl K (⌘ K en Mac).',
      'Escribí el número, el apellido o el CUIT del comitente, la calle o la partida; o lo que querés hacer, como pagar o nuevo legajo.',
      'Elegí con las flechas y Enter, o tocando.',
      'En Legajos, arriba de la lista, elegís los que te esperan a vos, los que esperan al Colegio o los terminados.',
    ],
    ojo: 'Si usás el portal con la voz, la tecla / se puede apagar ahí mismo.',
  },
  {
    id: 'legajo-nuevo',
    titulo: 'Cargar un legajo de obra',
    pasos: [
      'En Legajos, elegí Nuevo legajo y después el modo: automático, si querés que el portal calcule el honorario mínimo, o manual, si los montos los ponés vos.',
      'Completá los pasos con Siguiente. Volvé con Anterior, con la lista de pasos o con la flecha del navegador: no se pierde nada.',
      'Para cada comitente escribí su CUIT: se busca solo. El nombre viene del padrón: podés corregir cómo está escrito.',
      'En Ubicación escribí la dirección, la partida o la nomenclatura, o usá tu ubicación: se completa lo que se sabe. Lo demás se carga a mano, y el punto se marca en el mapa.',
      'En el último paso revisá el resumen y presioná Guardar. El legajo queda en borrador: todavía podés cambiarlo o eliminarlo.',
    ],
    ojo: 'Si tenés que dejarlo por la mitad, elegí Guardar borrador y salir: seguís desde donde estabas, en cualquier dispositivo.',
  },
  {
    id: 'confirmar',
    titulo: 'Confirmar un legajo',
    pasos: [
      'Abrí el legajo desde la lista. Arriba dice en qué estado está y qué le falta.',
      'Confirmalo cuando todo esté bien. Con algunas modalidades confirma el Colegio: el portal te lo avisa.',
      'Desde entonces podés pagar el CEP y el timbrado. El plazo del timbrado se cuenta desde la fecha del contrato.',
    ],
  },
  {
    id: 'cep-y-timbrado',
    titulo: 'Pagar el CEP y el timbrado',
    pasos: [
      'En el detalle del legajo, generá el cupón del CEP o el del timbrado prepago.',
      'Elegí el medio de pago. Con tarjeta o en línea te llevamos a la página del proveedor y volvés solo; el impreso se paga en un local de cobro con su código de barras, si el importe lo admite.',
      'El pago se acredita cuando el proveedor lo informa. Mientras tanto dice que se está procesando: no hace falta pagarlo otra vez.',
    ],
    ojo: 'Si pasó el plazo del timbrado prepago, el sellado se paga en ARBA y el Colegio lo registra en el legajo.',
  },
  {
    id: 'observaciones',
    titulo: 'Responder una observación',
    pasos: [
      'Cuando el Colegio observa un legajo, el detalle muestra qué pide y sobre qué dato.',
      'Abrilo para corregir, cambiá ese dato y guardá; o respondé con un texto.',
      'El Colegio lo vuelve a mirar. Con todo pagado y sin observaciones pendientes, lo visa.',
    ],
  },
  {
    id: 'ampliar',
    titulo: 'Ampliar un contrato',
    pasos: [
      'En el detalle de un legajo confirmado, elegí Ampliar.',
      'Cargá las tareas y los montos que se agregan. La fecha no puede ser anterior a la del contrato original.',
      'Guardala y confirmala: la ampliación tiene su propio CEP y su propio timbrado.',
    ],
  },
  {
    id: 'certificados',
    titulo: 'Emitir un certificado',
    pasos: [
      'Desde el detalle del legajo, con su CEP cumplido, elegí el tipo de certificado que admite su rubro.',
      'Completá el formulario. Emitido no se edita: si tiene un error, se anula y se emite otro.',
      'Las fotos del anexo In situ se recortan y se achican solas antes de subirlas.',
      'Descargalo en PDF. Cualquiera puede comprobarlo con su código QR.',
    ],
  },
  {
    id: 'matricula',
    titulo: 'Pagar la matrícula',
    pasos: [
      'En Cuenta, elegí Liquidar: se muestra todo lo que debés de tu matrícula, lo vencido con su recargo.',
      'Marcá lo que vas a pagar y el medio, y generá el cupón.',
      'Lo que tengas a favor se descuenta solo.',
    ],
  },
  {
    id: 'cupones',
    titulo: 'Encontrar un cupón o un recibo',
    pasos: [
      'Todos tus cupones están en Cuenta, donde también se pagan, y en Legajos, pestaña Cupones.',
      'En Legajos se filtran por fecha, estado o circuito; en Cuenta, por estado. Cada uno se imprime, y de uno pago se baja su recibo.',
    ],
  },
  {
    id: 'credencial',
    titulo: 'Mostrar tu credencial',
    pasos: [
      'Está en Inicio, con su código QR: quien lo lee ve tu situación al momento.',
      'También podés descargarla en PDF.',
    ],
  },
  {
    id: 'sin-conexion',
    titulo: 'Si te quedás sin conexión',
    pasos: [
      'Las pantallas que ya abriste se siguen viendo, con lo último que leyeron: arriba dicen de cuándo es.',
      'Lo que estás cargando se guarda en el dispositivo a medida que escribís, y las fotos que elegiste también.',
      'Cuando vuelva la conexión, repetí lo que estabas haciendo: si ya había llegado, no se guarda dos veces.',
    ],
  },
  {
    id: 'ayuda',
    titulo: 'Pedir ayuda',
    pasos: ['Si algo no sale, comunicate con tu distrito. Decí el número de legajo o de cupón y qué mensaje viste.'],
  },
];
