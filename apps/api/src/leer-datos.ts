import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ErrorDeArranque } from './error-de-arranque.ts';
import { rutaDesdeRaiz } from './raiz.ts';

function validar<S extends z.ZodType>(archivo: string, schema: S, crudo: unknown): z.output<S> {
  const leido = schema.safeParse(crudo);
  if (leido.success) return leido.data;
  const [primero] = leido.error.issues;
  throw new ErrorDeArranque(
    `El archivo data/${archivo} no es válido: ${primero?.path.join('.') ?? ''}: ${primero?.message ?? ''}`,
  );
}

export function leerJson<S extends z.ZodType>(archivo: string, schema: S): z.output<S> {
  return validar(archivo, schema, JSON.parse(readFileSync(rutaDesdeRaiz('data', archivo), 'utf8')));
}

export function leerCsv<S extends z.ZodType>(archivo: string, fila: S): z.output<S>[] {
  const filas: unknown = parse(readFileSync(rutaDesdeRaiz('data', archivo)), { columns: true, bom: true });
  return validar(archivo, z.array(fila), filas);
}
