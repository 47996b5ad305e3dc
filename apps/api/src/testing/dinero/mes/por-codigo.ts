import { LOS_PAGOS } from '../../../modules/auditoria/autor.ts';
import { barrerCobranzas } from '../../../modules/dinero/cobros/barrer-cobranzas.service.ts';
import { revertirOperacion } from '../../../modules/dinero/colegio/revertir.service.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { enPesos, type LibroDelMes } from './libro-del-mes.ts';
import { PARTE_CON_FALLA, type PagoPorCodigo } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import type { PlumaDelMes } from './pluma.ts';

const DE_SIRO = 10;
const DE_LINK = 20;
const LARGO_DE_NUMERO = 10;

/** The second of each way was refused by its holder, and the third, told late. */
export const escribirPorCodigo = (
  pluma: PlumaDelMes,
  medio: PagoPorCodigo['medio'],
  { dia, vez }: { dia: number; vez: number },
): PagoPorCodigo => {
  const cupon = pluma.cupon(dia);
  const contracargo = vez === 1 || pluma.azar.pasa(PARTE_CON_FALLA);
  const sinAvisar = vez === 2 || pluma.azar.pasa(PARTE_CON_FALLA);
  return {
    ...{ cupon, medio, numero: pluma.numero(DE_SIRO), numeroDeLink: pluma.numero(DE_LINK) },
    ...{ contracargo, sinAvisar: sinAvisar && !contracargo },
  };
};

const comoListado = (obra: ObraDelMes, { cupon, medio, numero }: PagoPorCodigo) => ({
  ...{ medio, externo: numero.padStart(LARGO_DE_NUMERO, '0'), importe: enPesos(cupon.importe) },
  numero_boleta: obra.emitido(cupon.indice).boleta,
  fecha: new Date(`${fechaDelMes(cupon.dia)}T00:00:00-03:00`),
});

/** The list of SIRO is read twice with the same lines: those of the day before come again, and those it had not told. */
export const cobrarPorCodigo = async (
  obra: ObraDelMes,
  dia: number,
  todos: readonly PagoPorCodigo[],
): Promise<void> => {
  const { s, deps, libro } = obra;
  const suyos = (cual: number) => todos.filter(({ cupon }) => cupon.dia === cual);
  const deHoy = suyos(dia).filter(({ sinAvisar }) => !sinAvisar);
  const { cobros } = s.falsas;
  cobros.splice(0, cobros.length, ...[...suyos(dia - 1), ...deHoy].map((uno) => comoListado(obra, uno)));
  await barrerCobranzas(deps);
  for (const pago of deHoy.filter(({ contracargo }) => contracargo)) {
    const operacion_id = await obra.operacionDe(pago.cupon.indice);
    const pedido = { operacion_id, tipo: 'contracargo' as const, motivo: 'Lo desconoció', autor: LOS_PAGOS };
    await revertirOperacion(s.db, { ...pedido, ...s.momento() });
  }
  for (const pago of suyos(dia)) asentar(libro, pago);
};

/** A payment that its holder refused is nobody's, and its coupon is closed. */
const asentar = (libro: LibroDelMes, { cupon: { dia, importe }, medio, contracargo }: PagoPorCodigo): void => {
  if (contracargo) libro.mover(dia, { deudores: -importe, emitido: importe });
  else libro.mover(dia, { deudores: -importe, [`recaudado.${medio}`]: importe });
};
