import type { CotejoAbierto } from './cotejar.ts';
import { cobradoPorPagina } from './en-linea.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { enPesos } from './libro-del-mes.ts';
import type { MesEscrito } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';

/** Of each page that went wrong, what was credited of it. */
export const cotejarEnLinea = async (
  cotejo: CotejoAbierto,
  obra: ObraDelMes,
  { enLinea }: MesEscrito,
): Promise<void> => {
  for (const pago of enLinea) {
    const { cupon, medio, falla, luego } = pago;
    const que = falla ?? luego;
    if (que === null) continue;
    const { boleta, orden } = obra.emitido(cupon.indice);
    const vuelta = luego === null ? [] : [`${luego} ${enPesos(pago.cobrado)}`];
    const esperado = [...cobradoPorPagina(pago).map((uno) => `${uno.medio} ${enPesos(uno.importe)}`), ...vuelta];
    const filas = await obra.s.db
      .selectFrom('operaciones_pago')
      .select(['medio', 'importe'])
      .where('orden_id', '=', orden)
      .execute();
    const vueltas = await obra.s.db
      .selectFrom('reversiones as r')
      .innerJoin('operaciones_pago as p', 'p.id', 'r.operacion_id')
      .select(['r.tipo', 'r.importe'])
      .where('p.orden_id', '=', orden)
      .execute();
    const dicho = [
      ...filas.map((una) => `${una.medio} ${una.importe}`),
      ...vueltas.map((una) => `${una.tipo} ${una.importe}`),
    ];
    const igual = esperado.sort().join() === dicho.sort().join();
    const item = { numero: `cupón ${boleta}`, importe: cupon.importe, dia: fechaDelMes(cupon.dia) };
    const porque = `${medio}, ${item.numero}: se esperaba ${esperado.join(', ') || 'nada'} y se acreditó ${dicho.join(', ') || 'nada'}`;
    const como = igual ? 'bien' : dicho.length === 0 ? 'callada' : 'de_otro_modo';
    cotejo.anotar({ donde: medio, que, cuando: 'al pagarlo', item }, como, porque);
  }
};
