import type { LegajoEntrada } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';
import type { Azar } from './azar.ts';

type Inmueble = LegajoEntrada['inmuebles'][number];
const zLugarDeDemo = z.object({ id: z.number(), latitud: z.string(), longitud: z.string() });
export type LugarDeDemo = z.output<typeof zLugarDeDemo>;
export type LugaresDeDemo = readonly [LugarDeDemo, ...LugarDeDemo[]];

const NOMBRES = ['La Plata', 'Mar del Plata', 'Tandil', 'Quilmes', 'Pergamino', 'Necochea', 'Chivilcoy', 'Olavarría'];
const CALLES = [
  'Calle 13',
  'Mitre',
  'San Martín',
  'Belgrano',
  'Av. Colón',
  'Moreno',
  'Las Heras',
  '9 de Julio',
] as const;
const SECCIONES = ['A', 'B', 'C', 'D'] as const;

export const findLugares = async (db: Db): Promise<LugaresDeDemo> => {
  const rows = await leerFilas(
    db,
    zLugarDeDemo,
    sql`
    select distinct on (nombre) id, latitud::text, longitud::text from localidades
    where nombre = any(${NOMBRES}::text[]) order by nombre, id`,
  );
  const [primero, ...otros] = rows;
  if (!primero) throw new Error('La demo necesita las localidades de los datos de referencia');
  return [primero, ...otros];
};

const cerca = (grados: string, azar: Azar): string => (Number(grados) + azar.entero(-90, 90) / 10_000).toFixed(6);

export const inmueblesDe = (lugar: LugarDeDemo, unidades: number, azar: Azar): Inmueble[] => {
  const base = {
    calle: azar.de(CALLES),
    numero: `${azar.entero(100, 4800)}`,
    localidad_id: lugar.id,
    circunscripcion: azar.de(['I', 'II', 'III', 'IV']),
    seccion: azar.de(SECCIONES),
    manzana: `${azar.entero(1, 220)}`,
    parcela: `${azar.entero(1, 40)}`,
    partida: azar.entero(1000, 199_999),
    latitud: cerca(lugar.latitud, azar),
    longitud: cerca(lugar.longitud, azar),
  };
  if (unidades === 1) return [base];
  return Array.from({ length: unidades }, (_, i) => ({ ...base, piso: `${i + 1}`, depto: 'A' }));
};
