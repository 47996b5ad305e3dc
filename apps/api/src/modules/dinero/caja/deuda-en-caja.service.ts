import type { DeudaEnCaja } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { elegir, type GruposDeLiquidacion } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type Operador, type PermisoDelColegio, puedeElOperador } from '@colega/domain/permisos';
import type { Problema } from '@colega/domain/resultado';
import type { Db } from '../../../db/conectar.ts';
import { findHechosDePersona } from '../../../db/hechos-de-ejercicio.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { leerPorLiquidar } from '../liquidaciones/por-liquidar.ts';
import { findCuponesDeCaja } from './cupon-de-caja.repository.ts';
import { findCuponesPagables, findLoQueTenia, findPersonaDeCaja } from './deuda-en-caja.repository.ts';
import { armarCuponDeCaja } from './leer-cupon-de-caja.service.ts';

/** As many as one collection takes. */
const CUANTOS_CUPONES = 40;

/** Throws 404 for who is not there or is of another district. */
export const exigirPersonaDeCaja = async (
  db: Db,
  operador: Operador,
  id: number,
  permiso: PermisoDelColegio = 'pagos.acreditar',
): Promise<{ id: number; nombre: string; cuit: string }> => {
  const leida = await findPersonaDeCaja(db, id);
  if (!leida || puedeElOperador(operador, permiso, leida) !== 'si') throw errorNoEncontrado();
  const { distrito_id: _, ...persona } = leida;
  return persona;
};

/** S-1144: a block that takes away settling at the portal takes it away at the counter too. */
export const leerImpedimentoParaEmitirle = async (
  db: Db,
  personaId: number,
): Promise<Problema<'caja_no_se_le_emite'> | null> => {
  const { bloqueos } = await findHechosDePersona(db, personaId);
  const suyos = bloqueos.filter(({ quita_liquidar }) => quita_liquidar).map(({ nombre }) => nombre);
  return suyos.length === 0 ? null : { codigo: 'caja_no_se_le_emite', datos: { bloqueos: suyos.join(', ') } };
};

/** S-1145: what a lapsed one had and is still owed, and in no other. Throws 404. */
const elegirLoQueTenia = async (
  db: Db,
  todo: GruposDeLiquidacion,
  { cupon, persona_id }: { cupon: number; persona_id: number },
): Promise<GruposDeLiquidacion> => {
  const tenia = await findLoQueTenia(db, cupon, persona_id);
  if (tenia.length === 0) throw errorNoEncontrado();
  const cargos = new Set(tenia.map(({ cargo_id }) => cargo_id));
  const sanciones = new Set(tenia.map(({ sancion_id }) => sancion_id));
  return elegir(todo, ({ id, espera_cupon }, grupo) => {
    if (grupo === 'bonificaciones') return true;
    return grupo === 'sanciones' ? sanciones.has(id) : espera_cupon === null && cargos.has(id);
  });
};

type Lectura = { operador: Operador; id: number; cupon: number | undefined; hoy: Fecha };

/** Throws 404. */
export const leerDeudaEnCaja = async (db: Db, { operador, id, cupon, hoy }: Lectura): Promise<DeudaEnCaja> => {
  const persona = await exigirPersonaDeCaja(db, operador, id);
  const todo = await leerPorLiquidar(db, id, hoy);
  const grupos = cupon === undefined ? todo : await elegirLoQueTenia(db, todo, { cupon, persona_id: id });
  const pagables = await findCuponesPagables(db, id, { hoy, limite: CUANTOS_CUPONES + 1 });
  const primeros = pagables.slice(0, CUANTOS_CUPONES);
  const leidos = new Map((await findCuponesDeCaja(db, primeros)).map((fila) => [fila.id, fila]));
  const impide = await leerImpedimentoParaEmitirle(db, id);
  return {
    persona,
    items_vigentes: [...grupos.items_vigentes],
    items_vencidos: [...grupos.items_vencidos],
    sanciones: [...grupos.sanciones],
    bonificaciones: [...grupos.bonificaciones],
    cupones: primeros.flatMap((uno) => {
      const fila = leidos.get(uno);
      return fila ? [armarCuponDeCaja(fila, { hoy, fecha: hoy })] : [];
    }),
    hay_mas_cupones: pagables.length > CUANTOS_CUPONES,
    impide: impide && textoDelColegio(impide),
  };
};
