import { tasaDe } from '@colega/domain/colegio';
import { Decimal, importe } from '@colega/domain/importes';
import {
  accionDeAnularTimbrado,
  detalleVigente,
  type SelloExterno,
  type SituacionDelLegajo,
  validarSelloExterno,
} from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { cambiarLegajo } from '../vida/cambiar-legajo.ts';
import type { ConVersion, PedidoConCargos, PedidoDelColegio } from './pedido-del-colegio.ts';
import {
  anularTimbradoVigente,
  findContratoDelSello,
  findOrdenPaga,
  insertTimbrado,
  lockSello,
} from './timbrados.repository.ts';

type DeUnContrato = { detalle_id?: number };

const contratoDe = ({ detalle_id }: DeUnContrato, situacion: SituacionDelLegajo): number => {
  const id = detalle_id ?? detalleVigente(situacion)?.id;
  if (id === undefined) throw errorNoEncontrado();
  return id;
};

export type SelloRegistrado = { debido: string; importe: string };

/** S-323: if its coupon was paid too it goes to review: that money is somebody's. Throws 422 for a stamp that cannot be of this contract. */
export const registrarTimbradoExterno = async (
  db: Db,
  { sello, ...pedido }: PedidoConCargos & DeUnContrato & { sello: SelloExterno },
): Promise<ConVersion<SelloRegistrado>> => {
  const { resultado, version } = await cambiarLegajo(
    db,
    { ...pedido, accion: 'timbrado_externo' },
    async (trx, situacion) => {
      const { legajo_id, ajustarCargos, ahora, hoy } = pedido;
      const detalle_id = contratoDe(pedido, situacion);
      await lockSello(trx, sello.numero);
      const { monto, traido, ...contrato } = await findContratoDelSello(trx, detalle_id, sello.numero);
      const debido =
        traido.timbrados ?? importe(new Decimal(monto).times(tasaDe(await leerListasEnVigor(trx), 'timbrado', hoy)));
      const problemas = validarSelloExterno(sello, { ...contrato, hoy, debido });
      if (problemas.length > 0) throw invalido(problemas);
      await insertTimbrado(trx, {
        detalle_id,
        tipo: 'externo',
        prepago: false,
        numero_formateado: sello.numero,
        fecha: sello.fecha,
        importe: sello.importe,
        descripcion: sello.lugar,
        comprobante_id: null,
        orden_pago_id: null,
      });
      await ajustarCargos(trx, { legajo_id, motivo: 'Timbrado en otro lugar', ahora, hoy });
      return {
        resultado: { debido, importe: sello.importe },
        hasta: { detalle_id, timbrado: sello.numero, importe: sello.importe, debido },
      };
    },
  );
  return { ...resultado, version };
};

export const sellarPrepago = async (
  db: Db,
  { lugar, ...pedido }: PedidoDelColegio & DeUnContrato & { lugar: string },
): Promise<ConVersion> =>
  cambiarLegajo(db, { ...pedido, accion: 'sellar_prepago' }, async (trx, situacion) => {
    const detalle_id = contratoDe(pedido, situacion);
    const orden = await findOrdenPaga(trx, detalle_id);
    if (!orden) throw errorHttp(409, 'timbrado_sin_pagar');
    await insertTimbrado(trx, {
      detalle_id,
      tipo: 'interno',
      prepago: true,
      numero_formateado: `T-${orden.numero_boleta}`,
      fecha: pedido.hoy,
      importe: orden.pagado,
      descripcion: lugar,
      comprobante_id: orden.comprobante_id,
      orden_pago_id: orden.id,
    });
    return { resultado: undefined, hasta: { detalle_id } };
  });

/** Registered by mistake, on a contract that no approval covers: it is owed again or, with a paid coupon, waits to be stamped with it. */
export const anularTimbrado = async (
  db: Db,
  pedido: PedidoDelColegio & DeUnContrato & { motivo: string },
): Promise<ConVersion<{ numero: string }>> => {
  const accion = (s: SituacionDelLegajo) => accionDeAnularTimbrado(s, pedido.detalle_id);
  const { resultado, version } = await cambiarLegajo(db, { ...pedido, accion }, async (trx, situacion) => {
    const detalle_id = contratoDe(pedido, situacion);
    const numero = await anularTimbradoVigente(trx, detalle_id);
    if (numero === undefined) throw errorHttp(409, 'sin_timbrado');
    return { resultado: { numero }, desde: { timbrado: numero }, hasta: { detalle_id } };
  });
  return { ...resultado, version };
};
