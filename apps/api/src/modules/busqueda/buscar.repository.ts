import { ESTADOS_DE_CERTIFICADO, TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { CIRCUITOS, ESTADOS_DE_CUPON } from '@colega/domain/dinero';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { patronDe } from '../../db/patron-de.ts';

/** S-851. */
const LEGAJOS = 6;
const OTROS = 4;

const zLoPropio = z.object({
  legajos: z.array(
    z.object({
      id: z.number(),
      numero_legajo: z.number(),
      comitente: z.string(),
      ubicacion: z.string(),
      estado: z.string(),
    }),
  ),
  cupones: z.array(
    z.object({
      id: z.number(),
      numero_boleta: z.number(),
      circuito: z.enum(CIRCUITOS),
      importe: z.string(),
      estado: z.enum(ESTADOS_DE_CUPON),
      ultimo_vencimiento: z.string(),
      motivo_cierre: z.string().nullable(),
      numero_legajo: z.number().nullable(),
    }),
  ),
  certificados: z.array(
    z.object({
      id: z.number(),
      numero_certificado: z.string(),
      type: z.enum(TIPOS_DE_CERTIFICADO),
      estado: z.enum(ESTADOS_DE_CERTIFICADO),
      legajo: z.object({ id: z.number(), numero_legajo: z.number() }),
    }),
  ),
});
export type LoPropio = z.output<typeof zLoPropio>;

const NUMERO_MAXIMO = 2_147_483_647;
const NINGUNO = 0;

/** As an integer of the database; none, when it is not one. */
const numeroDe = (palabra: string): number => {
  const numero = /^\d{1,10}$/.test(palabra) ? Number(palabra) : NINGUNO;
  return numero <= NUMERO_MAXIMO ? numero : NINGUNO;
};

/** The numbers that begin so are a few ranges of an index: 12, 120 to 129, 1200 to 1299… */
const empiezaCon = (columna: RawBuilder<unknown>, comienzo: number): RawBuilder<unknown> => {
  if (comienzo === NINGUNO) return sql`false`;
  const rangos: RawBuilder<unknown>[] = [];
  for (let cuantos = 1; comienzo * cuantos <= NUMERO_MAXIMO; cuantos *= 10) {
    const hasta = Math.min(comienzo * cuantos + cuantos - 1, NUMERO_MAXIMO);
    rangos.push(sql`${columna} between ${comienzo * cuantos}::int and ${hasta}::int`);
  }
  return sql`(${sql.join(rangos, sql` or `)})`;
};

const CON_TRES_SEGUIDAS = /[\p{L}\p{N}]{3}/u;
/** What is shorter than what the index keeps is looked for where a word begins: anywhere, it would read all that everybody has. */
const contiene = (columna: RawBuilder<unknown>, palabra: string): RawBuilder<unknown> => {
  if (CON_TRES_SEGUIDAS.test(palabra)) return sql`${columna} like ${patronDe(palabra)}`;
  return sql`(${columna} like ${patronDe(` ${palabra}`)} or ${columna} like ${patronDe(palabra).slice(1)})`;
};

/** A word is of the clients, of the place or the beginning of the number. */
const conPalabra = (personaId: number, palabra: string): RawBuilder<unknown> => sql`
  select x.id from legajos x where x.persona_id = ${personaId} and ${contiene(sql`x.comitentes_busqueda`, palabra)}
  union all
  select i.legajo_id from inmuebles_buscados i where i.persona_id = ${personaId} and ${contiene(sql`i.busqueda`, palabra)}
  union all
  select n.id from legajos n where n.persona_id = ${personaId} and n.con_detalles and ${empiezaCon(sql`n.numero_legajo`, numeroDe(palabra))}`;

const legajosCon = (personaId: number, palabras: readonly string[], numero: number): RawBuilder<unknown> => {
  const condiciones = palabras.map((palabra) => sql`l.id in (${conPalabra(personaId, palabra)})`);
  return sql`
    select l.id, l.fecha, l.numero_legajo = ${numero} as exacto from legajos l
    where l.persona_id = ${personaId} and l.con_detalles and ${sql.join(condiciones, sql` and `)}
    order by exacto desc, l.fecha desc, l.id desc limit ${LEGAJOS}`;
};

/** By its number, and those to be paid of the files that were found. */
const cuponesCon = (personaId: number, numero: number): RawBuilder<unknown> => sql`
  select id, bool_or(exacto) as exacto from (
    select o.id, o.numero_boleta = ${numero} as exacto from ordenes_pago o
    where o.persona_id = ${personaId} and ${empiezaCon(sql`o.numero_boleta`, numero)}
    union all
    select o.id, false from encontrados e join legajo_detalles d on d.legajo_id = e.id
      join ordenes_pago o on o.detalle_id = d.id
    where o.persona_id = ${personaId} and o.estado = 'pendiente') todos
  group by id order by 2 desc, 1 desc limit ${OTROS}`;

const EN_SU_NUMERO = sql`replace(lower(c.numero_certificado), '-', '')`;
const certificadosCon = (personaId: number, palabras: readonly string[]): RawBuilder<unknown> => {
  const condiciones = palabras.map((palabra) => sql`${EN_SU_NUMERO} like ${patronDe(palabra.replaceAll('-', ''))}`);
  return sql`
    select c.id from legajos l join certificados c on c.legajo_id = l.id
    where l.persona_id = ${personaId} and ((${sql.join(condiciones, sql` and `)}) or l.id in (select id from encontrados))
    order by c.id desc limit ${OTROS}`;
};

export const findLoPropio = async (db: Db, personaId: number, palabras: readonly string[]): Promise<LoPropio> => {
  const [primera = '', ...mas] = palabras;
  const numero = mas.length === 0 ? numeroDe(primera) : NINGUNO;
  const rows = await leerFilas(
    db,
    zLoPropio,
    sql`
    with encontrados as materialized (${legajosCon(personaId, palabras, numero)})
    select
      (select coalesce(json_agg(json_build_object('id', l.id, 'numero_legajo', l.numero_legajo,
          'comitente', l.comitentes_orden, 'estado', es.nombre, 'ubicacion', coalesce((
            select concat(i.calle, ' ', i.numero, ', ', lo.nombre) from legajo_inmuebles i
            join localidades lo on lo.id = i.localidad_id where i.legajo_id = l.id order by i.orden limit 1), ''))
          order by e.exacto desc, e.fecha desc, e.id desc), '[]')
        from encontrados e join legajos l on l.id = e.id join estados_legajos es on es.id = l.estado_id) as legajos,
      (select coalesce(json_agg(json_build_object('id', o.id, 'numero_boleta', o.numero_boleta, 'circuito', o.circuito,
          'importe', o.monto_total::text, 'estado', o.estado, 'ultimo_vencimiento', o.ultimo_vencimiento,
          'motivo_cierre', o.motivo_cierre, 'numero_legajo', l.numero_legajo) order by hay.exacto desc, o.id desc), '[]')
        from (${cuponesCon(personaId, numero)}) hay join ordenes_pago o on o.id = hay.id
        left join legajo_detalles d on d.id = o.detalle_id left join legajos l on l.id = d.legajo_id) as cupones,
      (select coalesce(json_agg(json_build_object('id', c.id, 'numero_certificado', c.numero_certificado, 'type', c.type,
          'estado', c.estado, 'legajo', json_build_object('id', l.id, 'numero_legajo', l.numero_legajo)) order by c.id desc), '[]')
        from (${certificadosCon(personaId, palabras)}) hay join certificados c on c.id = hay.id
        join legajos l on l.id = c.legajo_id) as certificados`,
  );
  return rows[0] ?? { legajos: [], cupones: [], certificados: [] };
};
