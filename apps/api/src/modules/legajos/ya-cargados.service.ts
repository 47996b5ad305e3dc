import type { YaCargados } from '@colega/contract/legajos';
import { diaDelColegio } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { formasDePagoAl } from './formas-de-pago.ts';
import { findYaCargados } from './ya-cargados.repository.ts';

/** S-856: what somebody loads in a month, with room. */
const CUANTOS = 60;

export const leerYaCargados = async (db: Db, persona_id: number, ahora: Date): Promise<YaCargados> => {
  const filas = await findYaCargados(db, persona_id, CUANTOS);
  return {
    items: filas.map(({ creado_en, ...legajo }) => ({ ...legajo, cargado_el: diaDelColegio(creado_en) })),
    formas_de_pago: formasDePagoAl(diaDelColegio(ahora)),
  };
};
