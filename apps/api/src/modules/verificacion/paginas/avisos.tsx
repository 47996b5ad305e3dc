import { Banda, ContactoDelColegio } from './piezas.tsx';
import { EscribirOtro } from './verificar.tsx';

const QueHacer = () => (
  <>
    <h2>Qué podés hacer</h2>
    <ul>
      <li>
        Si escribiste el código a mano, revisalo y <a href="#escribir">probá otra vez</a>.
      </li>
      <li>Si lo leíste de una credencial o de un papel, no lo aceptes como válido y pedí otro.</li>
      <li>
        Avisanos dónde lo viste: <ContactoDelColegio />.
      </li>
    </ul>
  </>
);

export const CodigoDesconocido = () => (
  <>
    <Banda tono="mal" titulo="NO LO DES POR VÁLIDO" />
    <h1>Este código no corresponde a ninguna credencial ni documento del Colegio.</h1>
    <p>No lo des por válido: puede ser falso, o estar mal impreso o mal escrito.</p>
    <QueHacer />
    <EscribirOtro abierto />
  </>
);

export const DemasiadasConsultas = ({ segundos }: { segundos: number }) => (
  <>
    <Banda tono="ojo" titulo="ESPERÁ UN MOMENTO" />
    <h1>Hay demasiadas consultas desde tu conexión</h1>
    <p>
      Todavía no verificamos este código: no sabemos si es válido. Esperá {segundos}{' '}
      {segundos === 1 ? 'segundo' : 'segundos'} y volvé a leerlo.
    </p>
  </>
);

export const NoSePudoVerificar = ({ pedido }: { pedido: string }) => (
  <>
    <Banda tono="ojo" titulo="NO SE PUDO VERIFICAR" />
    <h1>El registro del Colegio no responde en este momento</h1>
    <p>No sabemos si este código es válido. Volvé a leerlo en unos minutos.</p>
    <p>
      Si es urgente, consultá en el Colegio: <ContactoDelColegio />.
    </p>
    <p>{`Código del pedido: ${pedido}`}</p>
  </>
);
