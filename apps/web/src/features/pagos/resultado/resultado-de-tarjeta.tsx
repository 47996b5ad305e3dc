import { mensajes, texto } from '@colega/contract/mensajes';
import { Navigate, useParams } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { idDe } from '../../../lib/navegacion/id-de.ts';
import { PagoSinIdentificar, RechazoSinIdentificar } from './cara-del-resultado.tsx';
import { PantallaDeResultado } from './pantalla-de-resultado.tsx';
import { usePreguntaPorCupon } from './pregunta-de-la-direccion.ts';
import { Salidas } from './salidas.tsx';

/** What each card provider's screens say (PAG-031..034, OPN-102, S-262). */
type Proveedor = { nombre: string; acreditado: string };

const SIPAGO: Proveedor = { nombre: 'SiPago', acreditado: mensajes.pago_exitoso };
const NET_PAGOS: Proveedor = { nombre: 'Net Pagos', acreditado: mensajes.pago_confirmado };

const ResultadoDeTarjeta = ({ nombre, acreditado }: Proveedor) => {
  const { id, tipo } = useParams();
  const pregunta = usePreguntaPorCupon();
  if (tipo !== 'confirmado' && tipo !== 'rechazado') return <Navigate to={DIRECCIONES.inicio} replace />; // PAG-030
  const datos = { proveedor: nombre };
  const demora = texto({ codigo: 'proveedor_puede_demorar', datos });
  const rechazado = [texto({ codigo: 'proveedor_no_proceso', datos }), mensajes.intentar_de_nuevo];
  return (
    <PantallaDeResultado
      pregunta={pregunta}
      preguntarAlEntrar
      sinPregunta={
        tipo === 'rechazado' ? <RechazoSinIdentificar renglones={rechazado} /> : <PagoSinIdentificar aviso={demora} />
      }
      palabras={{
        acreditado,
        rechazado,
        esperando: 'Pago en proceso',
        aviso: demora,
        avisoDesdeElPrincipio: tipo === 'confirmado',
      }}
      salidas={(resultado) => (
        <Salidas
          resultado={resultado}
          legajoId={idDe(id) ?? resultado?.legajoId ?? null}
          alLegajo="Ir a detalle legajo"
        />
      )}
    />
  );
};

/** /app/pagoOnline/:id?/sipago/:tipo (PAG-029). */
export const ResultadoDeSipago = () => <ResultadoDeTarjeta {...SIPAGO} />;

/** /app/pagoOnline/netPago/:tipo. */
export const ResultadoDeNetPagos = () => <ResultadoDeTarjeta {...NET_PAGOS} />;

export default ResultadoDeSipago;
