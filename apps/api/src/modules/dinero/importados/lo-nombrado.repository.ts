import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { nombreDelContrato } from '../../../db/nombre-del-contrato.ts';

/** A row names what it is of, and was decided by what there was: what is not there any more ends it all. */
export const exigirNombrado = <T>(valor: T | undefined, que: string): T => {
  if (valor === undefined) throw new Error(`Lo que se importa nombra ${que}, que no está`);
  return valor;
};

const zMatricula = z.object({ codigo: z.string(), id: z.number(), persona_id: z.number() });
export const findMatriculasNombradas = async (trx: Db, codigos: readonly string[]) => {
  const filas = await leerFilas(
    trx,
    zMatricula,
    sql`select m.codigo, m.id, m.persona_id from matriculas m where m.codigo = any(${codigos}::text[])`,
  );
  return new Map(filas.map((fila) => [fila.codigo, fila]));
};

const zCargo = z.object({ clave: z.string(), id: z.number() });
export const findCargosNombrados = async (trx: Db, codigos: readonly string[]) => {
  const filas = await leerFilas(
    trx,
    zCargo,
    sql`select m.codigo || ' ' || c.concepto || ' ' || c.anio as clave, c.id
      from cargos c join matriculas m on m.id = c.matricula_id where m.codigo = any(${codigos}::text[])`,
  );
  return new Map(filas.map(({ clave, id }) => [clave, id]));
};

const zContrato = z.object({ numero: z.string(), detalle_id: z.number(), persona_id: z.number() });
/** Of these files, by the name of each contract. */
export const findContratosNombrados = async (trx: Db, numeros: readonly number[]) => {
  const filas = await leerFilas(
    trx,
    zContrato,
    sql`select ${nombreDelContrato(sql`l`, sql`d`)} as numero, d.id as detalle_id, l.persona_id
      from legajos l join legajo_detalles d on d.legajo_id = l.id and (d.tipo_contrato = 'original' or d.numero_anterior is not null)
      where l.numero_legajo = any(${numeros}::int[])`,
  );
  return new Map(filas.map((fila) => [fila.numero, fila]));
};

const zPersona = z.object({ cuit: z.string(), id: z.number() });
export const findPersonasNombradas = async (trx: Db, cuits: readonly string[]) => {
  const filas = await leerFilas(
    trx,
    zPersona,
    sql`select p.cuit, p.id from personas p where p.cuit = any(${cuits}::text[])`,
  );
  return new Map(filas.map(({ cuit, id }) => [cuit, id]));
};
