import {
  type EntidadDeAuditoria,
  type FiltrosDeAuditoria,
  type LineaDeAuditoria,
  zLineaDeAuditoria,
} from '@colega/contract/auditoria';
import { CLAVES_DE_LISTA, LISTAS_DEL_COLEGIO } from '@colega/domain/colegio';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { tramo } from '../../db/tramo.ts';

/** `distrito_id` null: the whole college. */
export type BusquedaEnAuditoria = { filtros: FiltrosDeAuditoria; distrito_id: number | null };

const comienzo = (dia: string) => sql`${dia}::date::timestamp at time zone 'America/Argentina/Buenos_Aires'`;

const deLaPersona = (cuit: string) => sql`(select id from personas where cuit = ${cuit})`;
const deUsuario = (username: string) => sql`(select id from usuarios where username = ${username.toLowerCase()})`;

const listasQueSeLlaman = (cual: string): string[] =>
  CLAVES_DE_LISTA.filter(
    (clave) => LISTAS_DEL_COLEGIO[clave].nombre.toLowerCase() === cual.toLowerCase() || clave === cual,
  );

/** The things that a clerk names so; of a kind that has numbers, none by a text that is not one. */
const idsDe = (entidad: EntidadDeAuditoria, cual: string): RawBuilder<unknown> => {
  const digitos = cual.replace(/[.\-\s]/g, '');
  const numero = /^\d{1,9}$/.test(digitos) ? Number(digitos) : -1;
  const consultas: Readonly<Record<EntidadDeAuditoria, RawBuilder<unknown>>> = {
    legajo: sql`(select id from legajos where numero_legajo = ${numero})`,
    orden_pago: sql`(select id from ordenes_pago where numero_boleta = ${numero})`,
    cobranza: sql`(select id from cobros_sin_cupon where externo = ${cual})`,
    renglon: sql`(select id from cobranzas_ilegibles where id = ${numero})`,
    persona: sql`(select ${deLaPersona(digitos)} union select persona_id from matriculas where codigo = upper(${cual}))`,
    usuario: deUsuario(cual),
    sesion: deUsuario(cual),
    localidad: sql`(select id from localidades where lower(nombre) = lower(${cual}))`,
    resolucion: sql`(select id from resoluciones where lower(nombre) = lower(${cual}))`,
    arancel: sql`(select id from aranceles_en_preparacion where lower(nombre) = lower(${cual}))`,
    importacion: sql`(select id from importaciones where id = ${numero})`,
    colegio: sql`(select s.id from secciones_del_colegio s left join distritos d on s.clave = 'distrito_' || d.id
      left join oficinas o on s.clave = 'oficina_' || o.id left join bancos b on s.clave = 'banco_' || b.id
      where lower(${cual}) in (s.clave, lower(d.nombre), lower(o.nombre), lower(b.nombre)))`,
    rendicion: sql`(select id from rendiciones where lower(archivo) = lower(${cual}))`,
    acreditacion: sql`(select id from acreditaciones where id = ${numero})`,
    cierre: sql`(select id from cierres where numero = ${numero})`,
    entrega_de_caja: sql`(select id from entregas_de_caja where id = ${numero} or quien = ${cual.toLowerCase()})`,
    cuenta_contable: sql`(select id from codigos_de_cuentas where ${cual} in (codigo, cuenta))`,
    deposito: sql`(select id from depositos where lower(comprobante) = lower(${cual}))`,
    gasto_de_banco: sql`(select id from gastos_de_banco where id = ${numero})`,
    cargos_del_anio: sql`(select anio from generaciones_de_cargos where anio = ${numero})`,
    lista: sql`(select id from listas_del_colegio where lista = any(${listasQueSeLlaman(cual)}))`,
  };
  return consultas[entidad];
};

const NOMBRES = sql`case a.entidad
    when 'legajo' then (select numero_legajo::text from legajos where id = a.entidad_id)
    when 'orden_pago' then (select numero_boleta::text from ordenes_pago where id = a.entidad_id)
    when 'cobranza' then (select externo from cobros_sin_cupon where id = a.entidad_id)
    when 'renglon' then a.entidad_id::text
    when 'persona' then (select cuit from personas where id = a.entidad_id)
    when 'usuario' then (select username from usuarios where id = a.entidad_id)
    when 'sesion' then (select username from usuarios where id = a.entidad_id)
    when 'localidad' then (select nombre from localidades where id = a.entidad_id)
    when 'resolucion' then (select nombre from resoluciones where id = a.entidad_id)
    when 'arancel' then (select nombre from aranceles_en_preparacion where id = a.entidad_id)
    when 'rendicion' then (select archivo from rendiciones where id = a.entidad_id)
    when 'acreditacion' then (select cobrador || ', ' || to_char(dia, 'DD/MM/YYYY') from acreditaciones where id = a.entidad_id)
    when 'cierre' then (select numero::text from cierres where id = a.entidad_id)
    when 'entrega_de_caja' then (select quien || ', ' || to_char(dia, 'DD/MM/YYYY') from entregas_de_caja where id = a.entidad_id)
    when 'cuenta_contable' then (select codigo from codigos_de_cuentas where id = a.entidad_id)
    when 'deposito' then (select comprobante from depositos where id = a.entidad_id)
    when 'gasto_de_banco' then (select b.nombre || ', ' || to_char(r.dia, 'DD/MM/YYYY') from gastos_de_banco g
      join rendicion_renglones r on r.id = g.renglon_id join bancos b on b.clave = g.banco where g.id = a.entidad_id)
    when 'colegio' then (select coalesce(d.nombre, o.nombre, b.nombre, s.clave) from secciones_del_colegio s
      left join distritos d on s.clave = 'distrito_' || d.id left join oficinas o on s.clave = 'oficina_' || o.id
      left join bancos b on s.clave = 'banco_' || b.id where s.id = a.entidad_id)
    when 'importacion' then a.entidad_id::text
    when 'cargos_del_anio' then a.entidad_id::text
    when 'lista' then (select lista from listas_del_colegio where id = a.entidad_id)
  end`;

const condiciones = ({ filtros, distrito_id }: BusquedaEnAuditoria): RawBuilder<unknown> => {
  const { quien, entidad, entidad_id, cual, linea, accion, fecha_desde, fecha_hasta } = filtros;
  return sql.join(
    [
      sql`true`,
      distrito_id !== null && sql`a.distrito_id = ${distrito_id}`,
      quien && sql`a.quien = ${quien}`,
      entidad && sql`a.entidad = ${entidad}`,
      entidad_id && sql`a.entidad_id = ${entidad_id}`,
      entidad && cual && sql`a.entidad_id = any(array${idsDe(entidad, cual)})`,
      linea && sql`a.id = ${linea}`,
      accion && sql`a.accion = ${accion}`,
      fecha_desde && sql`a.cuando >= ${comienzo(fecha_desde)}`,
      fecha_hasta && sql`a.cuando < ${comienzo(fecha_hasta)} + interval '1 day'`,
    ].filter((una): una is RawBuilder<unknown> => typeof una === 'object'),
    sql` and `,
  );
};

type Pagina = { limit: number; antes?: number | undefined; offset?: number };

export const findLineas = (
  db: Db,
  busqueda: BusquedaEnAuditoria,
  { antes, limit, offset = 0 }: Pagina,
): Promise<LineaDeAuditoria[]> => {
  const desde = antes ? sql`and (a.cuando, a.id) < (select cuando, id from auditoria where id = ${antes})` : sql``;
  return leerFilas(
    db,
    zLineaDeAuditoria,
    sql`
    select a.id, to_char(a.cuando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as cuando, a.quien,
      (select p.nombre || ' ' || p.apellido from usuarios u join personas p on p.id = u.persona_id where u.id = a.usuario_id) as nombre,
      a.entidad, a.entidad_id, ${NOMBRES} as cual,
      case a.entidad when 'persona' then (select apellido || ', ' || nombre from personas where id = a.entidad_id) end as persona,
      a.accion, a.desde, a.hasta, a.motivo, a.distrito_id
    from (
      select * from auditoria a where ${condiciones(busqueda)} ${desde}
      order by a.cuando desc, a.id desc ${tramo({ limit, offset })}
    ) a order by a.cuando desc, a.id desc`,
  );
};

const zTotal = z.object({ total: z.number() });

/** Up to `maximo` and one more: that there are too many is all that is asked. */
export const countLineas = async (db: Db, busqueda: BusquedaEnAuditoria, maximo: number): Promise<number> => {
  const rows = await leerFilas(
    db,
    zTotal,
    sql`select count(*) as total from (select from auditoria a where ${condiciones(busqueda)} limit ${maximo + 1}) x`,
  );
  return rows[0]?.total ?? 0;
};
