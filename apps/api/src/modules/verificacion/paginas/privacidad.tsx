import { DIAS_DE_BORRADOR } from '@colega/contract/borradores';
import { DIAS_EN_EL_DISPOSITIVO, FOTOS_EN_EL_DISPOSITIVO, LO_LEIDO_EN_EL_DISPOSITIVO } from '@colega/contract/sesion';
import { use } from 'react';
import { DelColegio } from './del-colegio.ts';
import { ContactoDelColegio } from './piezas.tsx';

const LO_QUE_SE_GUARDA = [
  [
    'De los matriculados',
    'Nombre, documento, CUIT, nacimiento, nacionalidad, género, domicilios, teléfonos, correo, foto, firma, títulos, matrículas, bloqueos y causas.',
  ],
  [
    'De cada legajo y certificado',
    'Quién encarga el trabajo y quién firma por él (nombre, CUIT, cargo, domicilio), el inmueble, las tareas, los honorarios, y las fotos y mediciones de la instalación.',
  ],
  [
    'De lo que estás cargando',
    `Lo que escribís en un legajo o un certificado antes de guardarlo, para que lo sigas desde cualquier dispositivo. Se borra cuando lo guardás o lo quitás, y a los ${DIAS_DE_BORRADOR} días sin que lo toques.`,
  ],
  [
    'De los pagos',
    'Qué se debía, cuánto se pagó, cuándo y por qué medio. Los datos de tu tarjeta o de tu cuenta los cargás en la página de quien cobra: acá no llegan.',
  ],
  [
    'De quien consulta una credencial',
    'Cuántas veces se abrió en cada mes la página pública de cada matriculado, para que lo vea en su credencial. No se guarda quién la abrió, ni desde dónde, ni con qué. Tu dirección de internet se usa un minuto, para no contarte dos veces y frenar a quien adivina; en el registro de pedidos queda sin el código que leíste.',
  ],
  [
    'Del uso del portal',
    'Tu usuario, tu contraseña (cifrada de un modo que nadie puede leer), tus sesiones y los dispositivos desde los que entraste, quién cambió qué y cuándo, y la dirección de internet de cada pedido. No hay publicidad ni seguimiento, ni cookies.',
  ],
] as const;

const QUIEN_LO_VE = [
  'Vos ves lo tuyo; el Colegio, lo que necesita para cumplir sus funciones.',
  'Quien lee el QR de una credencial ve foto, nombre, documento, distrito, matrículas con su estado, domicilio legal y si esa persona puede ejercer; nunca por qué no.',
  'Quien lee el QR de un visado o de un certificado ve quién lo firma, con su documento y su matrícula; quién encargó el trabajo, con su CUIT, o quién es el titular; el inmueble; las tareas o lo que se declaró; y si sigue vigente. No ve honorarios ni pagos.',
  'Quien lee el QR de un recibo ve quién pagó, con su matrícula; qué pagó, cuánto y cuándo; y si ese pago sigue en pie. No ve su documento, ni con qué medio pagó, ni qué debe.',
  'Quien tiene la dirección de tu calendario, si la creaste, ve qué tenés que hacer y hasta cuándo; nunca para quién ni cuánto. La cambiás o la quitás en Datos personales.',
  'Si mandás un certificado por correo, esa dirección queda en tu cuenta para el próximo: la ves solo vos, y se olvida a los dos años sin usarla. Quien lo recibe puede contestarte a tu correo.',
  'Si activás los avisos en un dispositivo, pasan cifrados por el servicio de quien hizo su navegador (Google, Mozilla, Apple o Microsoft), que sabe que hubo uno y no puede leerlo. Lo apagás en Avisos, o al cerrar la sesión en él.',
  'Para validar un CUIT se consulta a ARCA; para cobrar, a la red de pago que elegís, que recibe el importe y tu número de cupón. Los mapas se piden al IGN.',
  'Para ubicar una obra se consulta a ARBA y a Georef, que reciben lo que escribís para buscarla o, si la usás, tu ubicación; nunca tu nombre.',
  'A nadie más, salvo que una ley o un juez lo ordene.',
] as const;

const LeyendaDeLaLey = () => (
  <>
    <p>
      El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma
      gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo
      establecido en el artículo 14, inciso 3 de la Ley N° 25.326.
    </p>
    <p>
      La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N° 25.326, tiene la
      atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por
      incumplimiento de las normas vigentes en materia de protección de datos personales.
    </p>
  </>
);

const TusDerechos = () => (
  <>
    <h2>Tus derechos y cómo pedirlos</h2>
    <p>
      Podés saber qué datos tuyos hay (respuesta en diez días corridos), y pedir que se corrijan, se actualicen o se
      supriman (en cinco días hábiles). Lo que una ley obliga a conservar, o lo que otra persona necesita para hacer
      valer un derecho, no se suprime (artículos 14 y 16).
    </p>
    <p>
      Pedilo con tu documento, en <strong>{use(DelColegio).contacto.domicilio}</strong> o a <ContactoDelColegio />.
      También si no sos matriculado y tu nombre está en un legajo.
    </p>
    <LeyendaDeLaLey />
  </>
);

const CuantoTiempo = () => (
  <>
    <h2>Para qué, y por cuánto tiempo</h2>
    <p>
      Para llevar la matrícula, controlar el ejercicio profesional, visar contratos, cobrar y dar certificados que
      cualquiera pueda verificar. Sin los datos obligatorios de un formulario el trámite no se puede hacer; los demás
      son optativos.
    </p>
    <p>
      La matrícula, los legajos, los certificados y los pagos se conservan mientras existan y el tiempo que la ley mande
      después. Tu sesión termina cuando la cerrás o vence.
    </p>
  </>
);

const { mb, mb_por_respuesta, respuestas } = LO_LEIDO_EN_EL_DISPOSITIVO;
const EN_TU_DISPOSITIVO = [
  [
    'Lo que estás cargando',
    'Un borrador, con los datos de quien encarga el trabajo, hasta que lo guardás, lo descartás o cerrás la sesión.',
  ],
  [
    'Las fotos que elegiste y todavía no se enviaron',
    `Hasta ${FOTOS_EN_EL_DISPOSITIVO.mb_por_foto} MB cada una y ${FOTOS_EN_EL_DISPOSITIVO.mb} MB entre todas; pasados ${DIAS_EN_EL_DISPOSITIVO} días no se usan. Se borran cuando se envían, y también si descartás el borrador o cerrás la sesión.`,
  ],
  [
    'Lo último que leíste',
    `Para mostrártelo cuando no haya conexión: tus datos, con la foto y el QR de tu credencial, tus legajos y tus pagos, en unas ${respuestas} respuestas de hasta ${mb_por_respuesta} MB, cerca de ${mb} MB entre todas; pasados ${DIAS_EN_EL_DISPOSITIVO} días no se muestra. Se borra cuando termina tu sesión y cada vez que se abre la página de ingreso.`,
  ],
  [
    'La última copia de tu credencial',
    `Para mostrarla sin conexión aunque hayas cerrado el portal: lo que se lee en ella, tu foto y su QR. Se borra cuando cerrás la sesión, entra otra persona, deja de valer o la borrás ahí mismo; pasados ${DIAS_EN_EL_DISPOSITIVO} días no se muestra.`,
  ],
  [
    'Cómo usás el portal',
    'Tus filtros y cómo dejaste la pantalla, y un código al azar que dice que ya entraste desde ahí. El programa y sus letras, que no tienen datos de nadie, también quedan.',
  ],
] as const;

const EnTuDispositivo = () => (
  <>
    <h2>Qué queda en tu dispositivo</h2>
    <p>En el navegador con el que entraste:</p>
    <ul>
      {EN_TU_DISPOSITIVO.map(([titulo, texto]) => (
        <li key={titulo}>
          <strong>{titulo}</strong>
          <p>{texto}</p>
        </li>
      ))}
    </ul>
    <p>
      En un dispositivo que usan otros, cerrá la sesión: se borra todo eso menos el código al azar y cómo dejaste la
      pantalla. Si vence, quedan los borradores, las fotos y la credencial; si solo cerrás el navegador, queda todo
      hasta que alguien abra la página de ingreso, que borra lo último que leíste.
    </p>
  </>
);

/** Ley 25.326, article 6: what people who give their data must be told. S-520. */
export const PaginaDePrivacidad = () => (
  <>
    <h1>Privacidad y datos personales</h1>
    <p>
      Los datos de este portal son de un archivo del {use(DelColegio).nombre}, que responde por ellos según la Ley
      25.326 de Protección de los Datos Personales.
    </p>
    <h2>Qué datos guarda</h2>
    <ul>
      {LO_QUE_SE_GUARDA.map(([titulo, texto]) => (
        <li key={titulo}>
          <strong>{titulo}</strong>
          <p>{texto}</p>
        </li>
      ))}
    </ul>
    <CuantoTiempo />
    <EnTuDispositivo />
    <h2>Quién los ve</h2>
    <ul>
      {QUIEN_LO_VE.map((renglon) => (
        <li key={renglon}>{renglon}</li>
      ))}
    </ul>
    <TusDerechos />
    <h2 id="seguridad">Si encontraste una falla de seguridad</h2>
    <p>
      Avisanos antes que a nadie: <ContactoDelColegio />. Contá qué hiciste y qué viste, y no leas ni cambies datos de
      otras personas.
    </p>
    <p>Texto de referencia: lo tiene que confirmar el Colegio.</p>
  </>
);
