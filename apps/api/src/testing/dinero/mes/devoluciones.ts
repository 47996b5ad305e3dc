import { devolverCredito } from '../../../modules/dinero/colegio/devolver.service.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { DEL_BANCO, enPesos } from './libro-del-mes.ts';
import {
  type CuponDelMes,
  type DevolucionDelMes,
  type MesEscrito,
  PARTE_CON_FALLA,
  type SaldoDevuelto,
} from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import type { PlumaDelMes } from './pluma.ts';

const DE_DEVOLUCION = 30;
/** A payment of one way, for one coupon. */
const SE_DEVUELVEN = ['efectivo', 'con_vuelto', 'cheque', 'tarjeta', 'transferencia'];

/** 2 % of what the till and the codes took goes back by a transfer, asked for and made on the day after. */
export const escribirDevoluciones = (pluma: PlumaDelMes, { caja, porCodigo }: MesEscrito): DevolucionDelMes[] => {
  const deCaja = caja.flatMap(({ clase, cupones }) => (SE_DEVUELVEN.includes(clase) ? cupones : []));
  const deCodigo = porCodigo.flatMap(({ cupon, contracargo, sinAvisar, deshechoAlla }) =>
    contracargo || sinAvisar || deshechoAlla ? [] : [cupon],
  );
  const elegidos: CuponDelMes[] = [deCaja, deCodigo].flatMap((suyos) => pluma.azar.partes(suyos, PARTE_CON_FALLA));
  const callados = pluma.azar.partes(elegidos, PARTE_CON_FALLA);
  const quedan = elegidos.filter((cupon) => !callados.includes(cupon));
  const deMas = pluma.azar.partes(quedan, PARTE_CON_FALLA);
  const fallaDe = (cupon: CuponDelMes): DevolucionDelMes['falla'] => {
    if (callados.includes(cupon)) return 'no_salio';
    return deMas.includes(cupon) ? 'salio_otro_importe' : null;
  };
  return elegidos.map((cupon) => ({
    ...{ dia: cupon.dia + 1, cupon, numero: pluma.numero(DE_DEVOLUCION), falla: fallaDe(cupon) },
  }));
};

/** Half of those who paid too much want it back. */
export const escribirSaldos = (pluma: PlumaDelMes, { caja }: MesEscrito): SaldoDevuelto[] =>
  pluma.azar
    .partes(
      caja.filter(({ clase }) => clase === 'de_mas'),
      0.5,
    )
    .flatMap(({ dia, cupones, a_favor: importe }) =>
      cupones.map((cupon) => ({ dia: dia + 1, cupon, importe, numero: pluma.numero(DE_DEVOLUCION) })),
    );

/** One asks for it and another makes the transfer. */
export const devolverDelMes = async (obra: ObraDelMes, { dia, cupon, numero }: DevolucionDelMes): Promise<void> => {
  const { s, segunda, libro } = obra;
  const operacion_id = await obra.operacionDe(cupon.indice);
  await obra.pedirEnElColegio(`/colegio/pagos/${operacion_id}/devoluciones`, {
    ...{ por: 'transferencia', motivo: 'A su pedido' },
  });
  const suya = s.db.selectFrom('devoluciones_de_pagos').select('id').where('operacion_id', '=', operacion_id);
  const { id } = await suya.executeTakeFirstOrThrow();
  const transferencia = { banco: 'provincia', comprobante: numero, fecha: fechaDelMes(dia) };
  await obra.pedirEnElColegio(`/colegio/devoluciones/${id}/confirmar`, transferencia, segunda);
  // It left the bank, wherever it had come in.
  libro.mover(dia, { emitido: cupon.importe, [DEL_BANCO]: -cupon.importe });
};

export const devolverSaldo = async (
  obra: ObraDelMes,
  { dia, cupon, importe, numero }: SaldoDevuelto,
): Promise<void> => {
  const { s, tesorera: autor, libro } = obra;
  const operacion = await s.db
    .selectFrom('operaciones_pago')
    .select('credito_id')
    .where('id', '=', await obra.operacionDe(cupon.indice))
    .executeTakeFirstOrThrow();
  await devolverCredito(s.db, {
    ...{ credito_id: operacion.credito_id ?? 0, importe: enPesos(importe), motivo: 'Pagó de más' },
    ...{ comprobante: numero, banco: 'provincia', autor, ahora: s.prueba.ahora() },
  });
  libro.mover(dia, { creditos: importe, [DEL_BANCO]: -importe });
};
