import { mensajes } from '@colega/contract/mensajes';
import { PagoSinIdentificar, RechazoSinIdentificar } from './cara-del-resultado.tsx';
import { PantallaDeResultado } from './pantalla-de-resultado.tsx';
import { usePreguntaDeSiro } from './pregunta-de-la-direccion.ts';
import { Salidas } from './salidas.tsx';

const RECHAZADO = [mensajes.lo_sentimos, mensajes.pago_no_procesado, mensajes.intenta_nuevamente]; // PAG-025
const PALABRAS = {
  acreditado: mensajes.pago_exitoso,
  rechazado: RECHAZADO,
  esperando: mensajes.procesando_pago,
  aviso: 'SIRO todavía no confirmó el pago. Lo volvemos a consultar.',
};

const Siro = ({ rechazado }: { rechazado: boolean }) => (
  <PantallaDeResultado
    pregunta={usePreguntaDeSiro()}
    sinPregunta={rechazado ? <RechazoSinIdentificar renglones={RECHAZADO} /> : <PagoSinIdentificar />}
    preguntarAlEntrar={rechazado}
    palabras={PALABRAS}
    salidas={(resultado) => (
      <Salidas resultado={resultado} legajoId={resultado?.legajoId ?? null} alLegajo="Ir a detalle de legajo" />
    )}
  />
);

/** OPN-097, PAG-023: it counts, then asks. */
export const ResultadoDeSiro = () => <Siro rechazado={false} />;

/** OPN-098: the address alone is not believed, so it asks at once. */
export const RechazoDeSiro = () => <Siro rechazado />;

export default ResultadoDeSiro;
