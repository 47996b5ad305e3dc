import type { EventoDePago, HistoriaDeCobranza } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { leerOrigenes } from '../rendiciones/origenes.ts';
import { evento, ordenarEventos } from './eventos-de-pago.ts';
import { findHistoriaDeCobranza, type HistoriaDeCobranzaLeida } from './historia-de-cobranza.repository.ts';

/** What was said of it, when it is not a payment. */
const SE_DECIDIO: Readonly<Record<'a_favor' | 'devuelto' | 'deshecho', string>> = {
  a_favor: 'Quedó a favor',
  devuelto: 'Se devolvió',
  deshecho: 'Se anuló: ese dinero no entró',
};

const entrada = ({ fila, antes, registrada_en, registro, renglones }: HistoriaDeCobranzaLeida): EventoDePago => {
  if (antes !== null)
    return evento(registrada_en, 'Volvió a ser de nadie', {
      detalle: `Lo que se había dicho de la cobranza ${antes} se deshizo.`,
    });
  const entro = renglones.find(({ que }) => que === 'entro');
  const pagado = `Se pagó el ${formatFecha(hoy(() => new Date(fila.fecha_pago)))}.`;
  const porDonde = entro ? ` Está en ${entro.archivo}, línea ${entro.linea}.` : '';
  const deQuien = registro === null ? ' Lo informó su cobrador.' : '';
  return evento(registrada_en, `Entró sin su cupón: ${formatImporte(fila.importe)}`, {
    detalle: `${pagado}${deQuien}${porDonde}`,
    quien: registro,
  });
};

const delPago = ({ pago, registrada_en }: HistoriaDeCobranzaLeida): EventoDePago[] =>
  pago === null
    ? []
    : [
        evento(
          pago.cuando ?? registrada_en,
          `Se identificó: es el pago ${pago.id}, del cupón N.º ${pago.numero_boleta}`,
          {
            detalle: pago.motivo ?? (pago.quien === null ? 'Lo dijo su cobrador.' : null),
            quien: pago.quien,
          },
        ),
      ];

const laDecision = (
  { fila, decidida, registrada_en }: HistoriaDeCobranzaLeida,
  { nombreDe }: Bancos,
): EventoDePago[] => {
  if (decidida === null) return [];
  const { como, cuando, quien, motivo, comprobante, banco: salio } = decidida;
  const deQuien = como === 'a_favor' && fila.persona ? ` de ${fila.persona.nombre}` : '';
  const transferencia =
    comprobante === null ? '' : ` Transferencia ${comprobante}${salio === null ? '' : `, de ${nombreDe(salio)}`}.`;
  const detalle = `${motivo ?? ''}${transferencia}`.trim() || null;
  return [evento(cuando ?? registrada_en, `${SE_DECIDIO[como]}${deQuien}`, { detalle, quien })];
};

const alReabrirse = ({ reabierta, registrada_en }: HistoriaDeCobranzaLeida): EventoDePago[] => {
  if (reabierta === null) return [];
  const { id, cuando, quien, motivo: detalle } = reabierta;
  return [evento(cuando ?? registrada_en, `Se deshizo: su dinero es ahora la cobranza ${id}`, { detalle, quien })];
};

/** Of nobody's money, only the whole college; of what turned out to be somebody's, its district too. Throws 403 and 404. */
export const leerHistoriaDeCobranza = async (db: Db, operador: Operador, id: number): Promise<HistoriaDeCobranza> => {
  const claves = (await leerOrigenes(db)).map(({ clave }) => clave);
  const leida = await findHistoriaDeCobranza(db, id, claves);
  if (!leida) throw errorNoEncontrado();
  const bancos = await leerBancos(db);
  const { fila, distrito_id, banco, renglones, pago, antes, reabierta } = leida;
  exigirAlcance(operador, 'cuentas.ver', { distrito_id });
  return {
    ...fila,
    nombre_del_medio: nombreDeMedio(fila.medio),
    banco: banco === null ? null : bancos.nombreDe(banco),
    renglones,
    pago: pago && { id: pago.id, numero_boleta: pago.numero_boleta },
    antes,
    ahora: reabierta?.id ?? null,
    eventos: ordenarEventos([entrada(leida), ...delPago(leida), ...laDecision(leida, bancos), ...alReabrirse(leida)]),
  };
};
