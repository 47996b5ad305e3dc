import type { EstadoDePagoRecibido, QUE_SE_RECIBE } from '@colega/contract/dinero';
import type { BusquedaDePersonas } from '@colega/domain/perfil';
import { type RawBuilder, sql } from 'kysely';
import { patronDe } from '../../../db/patron-de.ts';

export type FiltrosDePagos = {
  texto: string;
  /** Null: each money once, whatever it is. */
  que: (typeof QUE_SE_RECIBE)[number] | null;
  medio: string | null;
  estado: EstadoDePagoRecibido | null;
  importe: string | null;
  desde: string | null;
  hasta: string | null;
  /** Null: every district. */
  distrito_id: number | null;
};

export const NUMERO_MAXIMO = 2_147_483_647;
const CIFRAS_DE_UN_CUIT = 4;
const DESPUES_DE_TODO = '\u{10FFFF}';

/** A range, because a pattern that comes as a parameter cannot use the index. */
export const empieza = (columna: RawBuilder<unknown>, comienzo: string): RawBuilder<unknown> =>
  sql`${columna} collate "C" >= ${comienzo} and ${columna} collate "C" < ${comienzo + DESPUES_DE_TODO}`;

/** Whose ids are read, each part by its index. */
export const personasBuscadas = (busqueda: BusquedaDePersonas): RawBuilder<unknown>[] => {
  if (busqueda.por === 'matricula')
    return [sql`select m.persona_id from matriculas m where ${empieza(sql`m.codigo`, busqueda.comienzo)}`];
  if (busqueda.por === 'nombre') {
    const patrones = busqueda.palabras.map((palabra) => sql`y.nombre_simple like ${patronDe(palabra)}`);
    return [sql`select y.id from personas y where ${sql.join(patrones, sql` and `)}`];
  }
  if (busqueda.por !== 'numero') return [];
  const { digitos, codigos } = busqueda;
  return [
    ...(digitos.length >= CIFRAS_DE_UN_CUIT
      ? [
          sql`select y.id from personas y where ${empieza(sql`y.cuit`, digitos)}`,
          sql`select y.id from personas y where ${empieza(sql`y.documento`, digitos)}`,
        ]
      : []),
    ...(codigos.length > 0 ? [sql`select m.persona_id from matriculas m where m.codigo = any(${codigos})`] : []),
  ];
};

const comienzoDe = (dia: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${dia}::timestamp at time zone 'America/Argentina/Buenos_Aires')`;

/** Of what a payment and a collection are asked alike, by the name of their table in the query. */
export const filtrosDeLaFila = (
  tabla: 'p' | 'c',
  { medio, importe, desde, hasta }: FiltrosDePagos,
): RawBuilder<unknown>[] => {
  const de = (columna: string): RawBuilder<unknown> => sql.ref(`${tabla}.${columna}`);
  return [
    ...(medio === null ? [] : [sql`${de('medio')} = ${medio}`]),
    ...(importe === null ? [] : [sql`${de('importe')} = ${importe}::numeric`]),
    ...(desde === null ? [] : [sql`${de('fecha_pago')} >= ${comienzoDe(sql`${desde}::date`)}`]),
    ...(hasta === null ? [] : [sql`${de('fecha_pago')} < ${comienzoDe(sql`(${hasta}::date + 1)`)}`]),
  ];
};
