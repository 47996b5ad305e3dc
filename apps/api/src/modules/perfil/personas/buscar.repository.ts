import {
  type ColaDePersonas,
  type DeudaDePersonas,
  type FilaDePersonas,
  zFilaDePersona,
} from '@colega/contract/perfil';
import type { Fecha } from '@colega/domain/fechas';
import { type BusquedaDePersonas, ESTADOS_DE_MATRICULA, type EstadoDeMatricula } from '@colega/domain/perfil';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { deudasAlDia } from '../../../db/deudas-al-dia.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { patronDe } from '../../../db/patron-de.ts';
import { tramo } from '../../../db/tramo.ts';

export type FiltrosDePersonas = {
  busqueda: BusquedaDePersonas;
  /** Null: every district. */
  distrito_id: number | null;
  cola: ColaDePersonas | null;
  /** Of one same licence. */
  estado: EstadoDeMatricula | null;
  especialidad: string | null;
  /** The one that is asked for, within those that the operator reaches. */
  de_distrito: number | null;
  deuda: DeudaDePersonas | null;
  hoy: Fecha;
};

/** Those few are found first, whatever else is asked of them. */
const unaDe = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`p.id = any(array(${ids}))`;

const DESPUES_DE_LAS_CIFRAS = ':';
/** A range, because a pattern that comes as a parameter cannot use the index. */
const empieza = (columna: RawBuilder<unknown>, comienzo: string) =>
  sql`${columna} collate "C" >= ${comienzo} and ${columna} collate "C" < ${comienzo + DESPUES_DE_LAS_CIFRAS}`;

const ID_MAXIMO = 2_147_483_647;
const CIFRAS_DE_UN_CUIT = 4;

/** A number is of a person, of a licence, of a file or of a coupon: whose it is, is answered. */
const delNumero = (
  { digitos, codigos }: { digitos: string; codigos: readonly string[] },
  distrito_id: number | null,
): RawBuilder<unknown> => {
  const numero = Number(digitos);
  const partes = [
    ...(digitos.length >= CIFRAS_DE_UN_CUIT
      ? [
          sql`select x.id from personas x where ${empieza(sql`x.cuit`, digitos)}`,
          sql`select x.id from personas x where ${empieza(sql`x.documento`, digitos)}`,
        ]
      : []),
    ...(codigos.length > 0 ? [sql`select m.persona_id from matriculas m where m.codigo = any(${codigos})`] : []),
    ...(numero <= ID_MAXIMO
      ? [
          sql`select l.persona_id from legajos l where l.numero_legajo = ${numero} and ${
            distrito_id === null ? sql`true` : sql`l.distrito_id = ${distrito_id}`
          }`,
          sql`select o.persona_id from ordenes_pago o where o.numero_boleta = ${numero}`,
        ]
      : []),
  ];
  return partes.length === 0 ? sql`false` : unaDe(sql.join(partes, sql` union all `));
};

const deLaBusqueda = ({ busqueda, distrito_id }: FiltrosDePersonas): RawBuilder<unknown> => {
  if (busqueda.por === 'todo') return sql`true`;
  if (busqueda.por === 'numero') return delNumero(busqueda, distrito_id);
  if (busqueda.por === 'matricula')
    return unaDe(sql`select m.persona_id from matriculas m where ${empieza(sql`m.codigo`, busqueda.comienzo)}`);
  const patrones = busqueda.palabras.map((palabra) => sql`p.nombre_simple like ${patronDe(palabra)}`);
  return sql.join(patrones, sql` and `);
};

/** Whoever only works for the college is not one of those that it registers (S-609). */
const ES_DEL_REGISTRO = sql`exists (select from matriculas m where m.persona_id = p.id)`;
const ALTAS = sql`not p.verificado and ${ES_DEL_REGISTRO}`;
const imagenPorVerificar = (de: RawBuilder<unknown>) =>
  sql`(coalesce(${de}.imagen_perfil <> ${de}.foto_verificada, ${de}.imagen_perfil is not null)
    or coalesce(${de}.firma <> ${de}.firma_verificada, ${de}.firma is not null))`;
const TITULO_POR_VERIFICAR = sql`not m.titulo_verificado and m.titulo_descripcion <> '' and m.titulo_rechazado is null`;
const POR_VERIFICAR = unaDe(sql`
  select x.id from personas x
    where (x.imagen_perfil is distinct from x.foto_verificada or x.firma is distinct from x.firma_verificada)
      and ${imagenPorVerificar(sql`x`)}
  union all select m.persona_id from matriculas m where ${TITULO_POR_VERIFICAR}`);
const DE_LA_COLA: Readonly<Record<ColaDePersonas, RawBuilder<unknown>>> = {
  altas: ALTAS,
  por_verificar: POR_VERIFICAR,
};

const delDistrito = (distrito_id: number | null) =>
  distrito_id === null ? sql`true` : sql`p.distrito_id = ${distrito_id}`;

const deUnaMatricula = ({ estado, especialidad }: FiltrosDePersonas) =>
  estado === null && especialidad === null
    ? sql`true`
    : sql`exists (select from matriculas m join estados_matriculas e on e.id = m.estado_id where m.persona_id = p.id
        and ${estado === null ? sql`true` : sql`e.clave = ${estado}`}
        and ${especialidad === null ? sql`true` : sql`m.descripcion = ${especialidad}`})`;

/** How much the surcharge is does not change whether something is owed. */
const porDeuda = ({ deuda, hoy }: FiltrosDePersonas) => {
  if (deuda === null) return sql`true`;
  const deben = sql`p.id in (select x.persona_id from (${deudasAlDia({ hoy, tasa: '0' })}) x where x.importe > 0
    and ${deuda === 'vencida' ? sql`x.desde < ${hoy}` : sql`true`})`;
  return deuda === 'nada' ? sql`not (${deben})` : deben;
};

const filtro = (filtros: FiltrosDePersonas) =>
  sql`${delDistrito(filtros.distrito_id)} and ${delDistrito(filtros.de_distrito)} and ${ES_DEL_REGISTRO} and
  ${deUnaMatricula(filtros)} and ${porDeuda(filtros)} and ${deLaBusqueda(filtros)} and ${
    filtros.cola === null ? sql`true` : DE_LA_COLA[filtros.cola]
  }`;

const filaJson = sql`json_build_object('id', p.id, 'apellido', p.apellido, 'nombre', p.nombre, 'cuit', p.cuit,
  'distrito', (select json_build_object('id', d.id, 'nombre', d.nombre) from distritos d where d.id = p.distrito_id),
  'matriculas', (select coalesce(json_agg(json_build_object('codigo', m.codigo, 'estado', e.nombre, 'color', e.color,
      'color_texto', e.color_texto) order by m.id), '[]')
    from matriculas m join estados_matriculas e on e.id = m.estado_id where m.persona_id = p.id),
  'bloqueada', exists (select from bloqueos b where b.persona_id = p.id and b.vigente),
  'por_verificar', not p.verificado or ${imagenPorVerificar(sql`p`)}
    or exists (select from matriculas m where m.persona_id = p.id and ${TITULO_POR_VERIFICAR}))`;

type Pagina = { page: number; limit: number };
const zPagina = z.object({ total: z.number(), items: z.array(zFilaDePersona) });

export const findPersonas = async (
  db: Db,
  filtros: FiltrosDePersonas,
  { page, limit }: Pagina,
): Promise<{ total: number; items: FilaDePersonas[] }> => {
  const rows = await leerFilas(
    db,
    zPagina,
    sql`
    with elegidas as materialized (select p.id, p.apellido, p.nombre from personas p where ${filtro(filtros)})
    select (select count(*)::int from elegidas) as total,
      (select coalesce(json_agg(${filaJson} order by p.apellido, p.nombre, p.id), '[]')
        from (
          select x.id from elegidas x order by x.apellido, x.nombre, x.id ${tramo({ limit, offset: (page - 1) * limit })}
        ) x join personas p on p.id = x.id) as items`,
  );
  return rows[0] ?? { total: 0, items: [] };
};

const zPorExportar = z.object({
  apellido: z.string(),
  nombre: z.string(),
  cuit: z.string(),
  matriculas: z.array(z.object({ codigo: z.string(), estado: z.string(), especialidad: z.string() })),
  distrito: z.string(),
  email: z.string(),
  telefonos: z.array(z.object({ codigo_area: z.string(), numero: z.string() })),
  fecha_alta: z.string(),
  bloqueada: z.boolean(),
});
export type PersonaPorExportar = z.output<typeof zPorExportar>;

const zId = z.object({ id: z.number() });
/** In the order of the list: no more than `tope`. */
export const findIdsDePersonas = async (db: Db, filtros: FiltrosDePersonas, tope: number): Promise<number[]> =>
  (
    await leerFilas(
      db,
      zId,
      sql`select p.id from personas p where ${filtro(filtros)} order by p.apellido, p.nombre, p.id limit ${tope}`,
    )
  ).map(({ id }) => id);

/** In the order of the list. */
export const findPersonasPorExportar = (db: Db, ids: readonly number[]): Promise<PersonaPorExportar[]> =>
  leerFilas(
    db,
    zPorExportar,
    sql`
    select p.apellido, p.nombre, p.cuit, d.nombre as distrito, p.email, p.telefonos, to_char(p.fecha_alta, 'YYYY-MM-DD') as fecha_alta,
      exists (select from bloqueos b where b.persona_id = p.id and b.vigente) as bloqueada,
      (select coalesce(json_agg(json_build_object('codigo', m.codigo, 'estado', e.nombre, 'especialidad', m.descripcion) order by m.id), '[]')
        from matriculas m join estados_matriculas e on e.id = m.estado_id where m.persona_id = p.id) as matriculas
    from personas p join distritos d on d.id = p.distrito_id where p.id = any(${[...ids]}::int[])
    order by p.apellido, p.nombre, p.id`,
  );

const zOpciones = z.object({
  distritos: z.array(z.object({ id: z.number(), nombre: z.string() })),
  estados: z.array(z.object({ clave: z.enum(ESTADOS_DE_MATRICULA), nombre: z.string() })),
  especialidades: z.array(z.string()),
});

/** A district that takes nobody any more still has its people. */
export const findOpcionesDePersonas = async (db: Db, distrito_id: number | null) => {
  const [fila] = await leerFilas(
    db,
    zOpciones,
    sql`select (select coalesce(json_agg(json_build_object('id', d.id, 'nombre', d.nombre) order by d.id), '[]') from distritos d
        where ${distrito_id === null ? sql`true` : sql`d.id = ${distrito_id}`}) as distritos,
      (select coalesce(json_agg(json_build_object('clave', e.clave, 'nombre', e.nombre) order by e.id), '[]')
        from estados_matriculas e) as estados,
      (select coalesce(json_agg(x.descripcion order by x.descripcion), '[]')
        from (select distinct descripcion from matriculas where descripcion <> '') x) as especialidades`,
  );
  return fila ?? { distritos: [], estados: [], especialidades: [] };
};

const zCuenta = z.object({ altas: z.number(), por_verificar: z.number() });

export const countColasDePersonas = async (
  db: Db,
  distrito_id: number | null,
): Promise<Record<ColaDePersonas, number>> => {
  const cuantas = (cola: ColaDePersonas) =>
    sql`(select count(*)::int from personas p where ${delDistrito(distrito_id)} and ${DE_LA_COLA[cola]})`;
  const rows = await leerFilas(
    db,
    zCuenta,
    sql`select ${cuantas('altas')} as altas, ${cuantas('por_verificar')} as por_verificar`,
  );
  return rows[0] ?? { altas: 0, por_verificar: 0 };
};
