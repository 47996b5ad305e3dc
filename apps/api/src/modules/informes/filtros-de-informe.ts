import type { ClaveDeInforme, CorteDeInforme, FiltroDeInforme } from '@colega/contract/informes';
import {
  DEFINICIONES,
  FILTROS_DE_INFORME,
  type FiltrosDeDetalle,
  type QueryDeInforme,
} from '@colega/contract/informes';
import type { Fecha } from '@colega/domain/fechas';
import { type PeriodoDeInforme, ultimosDoceMeses, validarPeriodo } from '@colega/domain/informes';
import type { Operador } from '@colega/domain/permisos';
import { exigirAlcance } from '../../http/acceso.ts';
import { errorNoEncontrado, invalido } from '../../http/error-http.ts';

export type FiltrosDeInforme = PeriodoDeInforme & Partial<Record<FiltroDeInforme, string | number>>;
export type PedidoDeInforme = { informe: ClaveDeInforme; por: CorteDeInforme; filtros: FiltrosDeInforme };
type Quien = { operador: Operador; hoy: Fecha };

/** Another district answers as if it did not exist (S-995). Throws 403, 404. */
const conSuDistrito = (
  informe: ClaveDeInforme,
  { distrito_id, ...filtros }: FiltrosDeInforme,
  operador: Operador,
): FiltrosDeInforme => {
  if (DEFINICIONES[informe].deTodoElColegio) exigirAlcance(operador, 'informes.ver', { distrito_id: null });
  const suyo = operador.distrito_id;
  if (suyo !== null && distrito_id !== undefined && distrito_id !== suyo) throw errorNoEncontrado();
  const cual = suyo ?? distrito_id;
  return cual === undefined ? filtros : { ...filtros, distrito_id: cual };
};

const periodoDe = ({ desde, hasta }: FiltrosDeDetalle, hoy: Fecha): PeriodoDeInforme => {
  const deSiempre = ultimosDoceMeses(hoy);
  const ultimo = hasta ?? (desde !== undefined && desde > deSiempre.hasta ? desde : deSiempre.hasta);
  return { desde: desde ?? ultimosDoceMeses(`${ultimo}-01`).desde, hasta: ultimo };
};

/** Throws 403, 404 and 422. */
export const leerPedidoDeInforme = (
  informe: ClaveDeInforme,
  query: QueryDeInforme,
  { operador, hoy }: Quien,
): PedidoDeInforme => {
  const { cortes, filtros: suyos } = DEFINICIONES[informe];
  const ajenos = FILTROS_DE_INFORME.filter((filtro) => query[filtro] !== undefined && !suyos.includes(filtro));
  const por = query.por ?? cortes[0] ?? 'mes';
  const periodo = periodoDe(query, hoy);
  const problema = validarPeriodo(periodo, { porDia: por === 'dia' });
  const problemas = [
    ...[...ajenos, ...(cortes.includes(por) ? [] : (['por'] as const))].map((campo) => ({
      codigo: 'informe_sin_ese_dato' as const,
      campo,
    })),
    ...(problema ? [problema] : []),
  ];
  if (problemas.length > 0) throw invalido(problemas);
  const elegidos = Object.fromEntries(
    suyos.flatMap((filtro) => (query[filtro] === undefined ? [] : [[filtro, query[filtro]]])),
  );
  return { informe, por, filtros: conSuDistrito(informe, { ...elegidos, ...periodo }, operador) };
};
