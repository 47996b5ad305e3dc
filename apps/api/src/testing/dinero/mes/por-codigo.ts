import { LOS_PAGOS } from '../../../modules/auditoria/autor.ts';
import { barrerCobranzas } from '../../../modules/dinero/cobros/barrer-cobranzas.service.ts';
import { revertirOperacion } from '../../../modules/dinero/colegio/revertir.service.ts';
import { aLaVez } from './a-la-vez.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { enPesos, type LibroDelMes } from './libro-del-mes.ts';
import { PARTE_CON_FALLA, type PagoPorCodigo } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import type { PlumaDelMes } from './pluma.ts';

const VECES = 10;

/** The second of each way was undone, the third, told late, and of Link's the fourth, undone too. What Link undoes, its file says. */
export const escribirPorCodigo = (
  pluma: PlumaDelMes,
  medio: PagoPorCodigo['medio'],
  { dia, vez }: { dia: number; vez: number },
): PagoPorCodigo => {
  const cupon = pluma.cupon(dia);
  const deshecho = vez === 1 || pluma.azar.pasa(PARTE_CON_FALLA);
  const sinAvisar = vez === 2 || pluma.azar.pasa(PARTE_CON_FALLA);
  const deLink = medio === 'redLink';
  const deshechoAlla = deLink && (deshecho || ((vez === 3 || pluma.azar.pasa(PARTE_CON_FALLA)) && !sinAvisar));
  return {
    ...{ cupon, medio, contracargo: deshecho && !deLink },
    ...{ sinAvisar: sinAvisar && !deshecho, deshechoAlla },
  };
};

/** At a till of its network: with the code that Link gave for it, or with the number of the coupon. */
const pagarEnSuCaja = async (
  obra: ObraDelMes,
  { cupon, medio, sinAvisar, deshechoAlla }: PagoPorCodigo,
): Promise<void> => {
  const { boleta } = obra.emitido(cupon.indice);
  const conCodigo = medio === 'redLink' ? await obra.darCodigoDeLink(cupon.indice) : null;
  const { id, en_link } = await obra.sandbox.control('caja', {
    ...(conCodigo === null ? { cupon: boleta, canal: 'PF' } : { codigo: conCodigo }),
    importe: enPesos(cupon.importe).replace('.', ','),
    ...(sinAvisar && { se_lista: fechaDelMes(cupon.dia + 1) }),
  });
  obra.numerar('siro', cupon.indice, String(id));
  if (medio === 'redLink') obra.numerar('redLink', cupon.indice, String(en_link));
  if (deshechoAlla) await obra.sandbox.control(`caja/${id}/deshacer`);
};

/** SIRO's list of ten days is read each day: its lines come many times, and what it had not told comes late. */
export const cobrarPorCodigo = async (
  obra: ObraDelMes,
  dia: number,
  todos: readonly PagoPorCodigo[],
): Promise<void> => {
  const { deps, libro } = obra;
  const deHoy = todos.filter(({ cupon }) => cupon.dia === dia);
  await aLaVez(deHoy, (pago) => pagarEnSuCaja(obra, pago));
  await obra.insistir(() => barrerCobranzas(deps), VECES);
  for (const pago of deHoy.filter(({ contracargo }) => contracargo)) await deshacerPorSuTitular(obra, pago);
  for (const pago of deHoy) asentar(libro, pago);
};

/** SIRO's file has no line that undoes another: it is done as when a provider tells it. */
const deshacerPorSuTitular = async (obra: ObraDelMes, { cupon }: Pick<PagoPorCodigo, 'cupon'>) => {
  const operacion_id = await obra.operacionDe(cupon.indice);
  const pedido = { operacion_id, tipo: 'contracargo' as const, motivo: 'Lo desconoció', autor: LOS_PAGOS };
  await revertirOperacion(obra.s.db, { ...pedido, ...obra.s.momento() });
};

/** A payment that its holder refused is nobody's, and its coupon is closed. */
const asentar = (libro: LibroDelMes, { cupon: { dia, importe }, medio, contracargo }: PagoPorCodigo): void => {
  if (contracargo) libro.mover(dia, { deudores: -importe, emitido: importe });
  else libro.mover(dia, { deudores: -importe, [`recaudado.${medio}`]: importe });
};
