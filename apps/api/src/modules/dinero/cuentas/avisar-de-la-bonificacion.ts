import { formatImporte, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import type { DelColegio } from '../../perfil/pedido-del-colegio.ts';
import { type BonificacionLeida, findPersonaDeQuienPidio } from './bonificaciones.repository.ts';

const LO_QUE_DEBO = '/app/cuenta/debo';

/** Its person is told what was waived and why: it is no payment of theirs. */
export const avisarDeLaBonificacion = async (
  trx: Db,
  { id, persona_id, que, motivo }: BonificacionLeida,
  { importe, cubierta, ahora }: { importe: Importe; cubierta: boolean; ahora: Date },
): Promise<void> => {
  const comoQueda = cubierta
    ? 'quedó pago, y no tenés que pagar nada'
    : 'queda a tu favor, y descuenta de lo próximo que liquides';
  const detalle = `${que === null ? 'El importe ' : `De ${que}: `}${comoQueda}. Por qué: ${motivo}`;
  const portal = { datos: { importe: formatImporte(importe) }, detalle, enlace: LO_QUE_DEBO };
  const hecho = { evento: 'bonificacion', cosa: 'bonificacion', cosa_id: id, persona_id, portal } as const;
  await avisar(trx, hecho, ahora);
};

type Decision = { importe: Importe; respuesta: string | null; de_quien: string };

/** Whoever asked for it is told what another one decided, of whose account, and why. */
export const avisarDeLaDecision = async (
  trx: Db,
  { id, pidio_id, persona_id, que }: BonificacionLeida,
  { importe, respuesta, de_quien, autor, ahora }: DelColegio & Decision,
): Promise<void> => {
  if (autor.user_id === pidio_id) return;
  const destino = await findPersonaDeQuienPidio(trx, id);
  if (destino === undefined) return;
  const decidido = `Lo ${respuesta === null ? 'confirmó' : 'decidió'} ${autor.username}`;
  const portal = {
    datos: { que: `${respuesta === null ? 'se bonificaron' : 'no se bonifican'} ${formatImporte(importe)}` },
    detalle: [`Cuenta de ${de_quien}`, que, respuesta === null ? decidido : `${decidido}: ${respuesta}`]
      .filter((uno) => uno !== null)
      .join('. '),
    enlace: `/colegio/tesoreria/cuentas/${persona_id}`,
  };
  const hecho = { evento: 'cuenta_decidida', cosa: 'bonificacion', cosa_id: id, persona_id: destino, portal } as const;
  await avisar(trx, hecho, ahora);
};
