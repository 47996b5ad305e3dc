import { devolverPagos } from '../../../modules/dinero/devoluciones/devolver-pagos.service.ts';
import { pedirDevolucion } from '../../../modules/dinero/devoluciones/pedir-devolucion.service.ts';
import { abrirIntencion } from '../../../modules/dinero/intenciones/abrir-intencion.service.ts';
import { barrerIntenciones } from '../../../modules/dinero/intenciones/barrer-intenciones.service.ts';
import { atenderAviso } from '../../../modules/dinero/intenciones/resultado.service.ts';
import { aLaVez } from './a-la-vez.ts';
import { enElDia } from './fecha-del-mes.ts';
import type { CuponDelMes, PagoPorSipago } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import type { PlumaDelMes } from './pluma.ts';

const PARTE_QUE_VUELVE = 0.1;

/** The first two go back, each its way. */
export const escribirPorSipago = (pluma: PlumaDelMes, dia: number, vez: number): PagoPorSipago => {
  const vuelve = pluma.azar.pasa(PARTE_QUE_VUELVE);
  const como = pluma.azar.unoDe(['reembolso', 'contracargo'] as const);
  const luego = (['reembolso', 'contracargo'] as const)[vez] ?? (vuelve ? como : null);
  return { cupon: pluma.cupon(dia), luego };
};

/** It is paid on its page, and its provider's notice says that there is something to ask. */
const pagar = async (obra: ObraDelMes, { indice, dia, importe }: CuponDelMes): Promise<void> => {
  const { s, deps, libro } = obra;
  const { orden, persona_id } = obra.emitido(indice);
  await abrirIntencion(deps, { orden_id: orden, persona_id, medio: 'sipago' });
  const referencia = await s.referencia(orden);
  s.falsas.sipago.pagar(referencia, s.prueba.ahora());
  await atenderAviso(deps, { medio: 'sipago', referencia }, null);
  libro.mover(dia, { deudores: -importe, 'recaudado.sipago': importe });
};

/** On the day after: the college asks its provider to give it back, or its provider says that its holder refused it. */
const volver = async (obra: ObraDelMes, dia: number, { cupon, luego }: PagoPorSipago): Promise<void> => {
  const { s, tesorera: autor, libro } = obra;
  if (luego === 'reembolso') {
    const operacion_id = await obra.operacionDe(cupon.indice);
    const pedido = { operacion_id, por: 'proveedor' as const, motivo: 'A su pedido', autor, ahora: s.prueba.ahora() };
    await pedirDevolucion(s.db, s.falsas.pasarelas, pedido);
  } else s.falsas.sipago.devolver(await s.referencia(obra.emitido(cupon.indice).orden), 'contracargo');
  libro.mover(dia, { emitido: cupon.importe, 'recaudado.sipago': -cupon.importe });
};

export const cobrarPorSipago = async (
  obra: ObraDelMes,
  dia: number,
  todos: readonly PagoPorSipago[],
): Promise<void> => {
  await aLaVez(enElDia(todos, dia), ({ cupon }) => pagar(obra, cupon));
  for (const pago of todos.filter(({ cupon, luego }) => luego !== null && cupon.dia === dia - 1))
    await volver(obra, dia, pago);
  await devolverPagos(obra.deps);
  await barrerIntenciones(obra.deps);
};
