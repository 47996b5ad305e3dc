import { sql } from 'kysely';
import type { Db } from '../../apps/api/src/db/conectar.ts';
import { ACCIONES } from './acciones.ts';
import type { PersonaVirtual } from './persona-virtual.ts';

const SEGUNDOS = 60;
const INGRESOS_A_LA_VEZ = 8;

export type Vispera = {
  guardados: number;
  perdidos: number;
  demas: number;
};

const contarLegajos = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ cuantos: number }>`select count(*)::int as cuantos from legajos`.execute(db);
  return rows[0]?.cuantos ?? 0;
};

const contarEnteros = async (db: Db, ids: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ cuantos: number }>`
    select count(*)::int as cuantos from legajos l where l.id = any(${[...ids]}::int[]) and l.con_detalles
      and exists (select from legajo_detalles d join detalle_tareas t on t.detalle_id = d.id
        join calculos_honorarios c on c.id = d.calculo_honorario_id where d.legajo_id = l.id)
      and exists (select from legajo_comitentes c where c.legajo_id = l.id)
      and exists (select from legajo_inmuebles i where i.legajo_id = l.id)`.execute(db);
  return rows[0]?.cuantos ?? 0;
};

export const ingresarTodas = async (personas: readonly PersonaVirtual[]): Promise<void> => {
  const pendientes = [...personas];
  const ingresar = async () => {
    for (let persona = pendientes.pop(); persona; persona = pendientes.pop()) await persona.ingresar();
  };
  await Promise.all(Array.from({ length: INGRESOS_A_LA_VEZ }, ingresar));
};

/** The eve of a new tariff: everybody calculates and saves again as soon as they are answered. */
export const correrVispera = async (
  db: Db,
  personas: readonly PersonaVirtual[],
  segundos = SEGUNDOS,
): Promise<Vispera> => {
  const antes = await contarLegajos(db);
  const guardados: number[] = [];
  const hasta = performance.now() + segundos * 1000;
  const insistir = async (persona: PersonaVirtual): Promise<void> => {
    while (performance.now() < hasta) {
      await ACCIONES.calculo(persona);
      const id = await ACCIONES.guardar(persona);
      if (id !== null) guardados.push(id);
    }
  };
  await Promise.all(personas.map(insistir));
  const perdidos = guardados.length - (await contarEnteros(db, guardados));
  return { guardados: guardados.length, perdidos, demas: (await contarLegajos(db)) - antes - guardados.length };
};
