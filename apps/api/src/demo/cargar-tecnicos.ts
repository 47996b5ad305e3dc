import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { digitoVerificador } from '@colega/domain/identificadores';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';
import { hashClave } from '../modules/sesion/claves.ts';
import { CLAVE_DE_DEMO } from './personas.ts';

const PRIMER_DOCUMENTO = 45_000_000;
const DIAS_DEL_CARNET = 120;
const PRIMERA_MATRICULA = 30_000;
const APELLIDOS = [
  ...['Acosta', 'Álvarez', 'Benítez', 'Cáceres', 'Díaz', 'Fernández', 'Ferreyra', 'García', 'Giménez', 'Gómez'],
  ...['González', 'Ibáñez', 'López', 'Müller', 'Ñáñez', 'Peña', 'Pérez', 'Ramírez', 'Rodríguez', 'Sánchez'],
  ...['Arbe', 'Bordón', 'Conceição', 'Duarte', 'Etcheverry', 'Guimarães', 'Irigoyen', 'Luján', 'Moreira', 'Núñez'],
  ...['Ojeda', 'Paz', 'Quiroga', 'Rossi', 'Schröder', 'Toledo', 'Urquiza', 'Vázquez', 'Weiß', 'Zárate'],
];
const NOMBRES = [
  ...['Ana', 'Beatriz', 'Bruno', 'Carla', 'Darío', 'Elena', 'Emilio', 'Fabián', 'Gisela', 'Héctor', 'Inés', 'José'],
  ...['Julia', 'Laura', 'Lía', 'Marcos', 'Martín', 'Mónica', 'Nora', 'Oscar', 'Pedro', 'Raúl', 'Sofía', 'Tomás'],
];
const delTurno = (nombres: readonly string[], turno: RawBuilder<unknown>) =>
  sql`(${nombres}::text[])[1 + (${turno}) % ${sql.lit(nombres.length)}]`;

/** S-656: of each thousand, those that wait for the college and those that may not practise; a small roll has none. */
const ES_UN_ALTA = sql`n % 1000 between 990 and 992`;
const SIN_TITULO_VERIFICADO = sql`n % 1000 between 980 and 984`;
const ESTA_SUSPENDIDA = sql`n % 1000 between 900 and 929`;

/** The CUITs have a right check digit, from the first document on; not every document has one. */
const cuitsDeTecnicos = (desde: number, cantidad: number): string[] => {
  const cuits: string[] = [];
  for (let documento = PRIMER_DOCUMENTO; cuits.length < desde + cantidad; documento++) {
    const digito = digitoVerificador(`20${documento}`);
    if (digito !== null) cuits.push(`20${documento}${digito}`);
  }
  return cuits.slice(desde);
};

const personas = (despues: number, cuits: string[]) => sql`
  with nuevas as (
    insert into personas (apellido, nombre, cuit, email, distrito_id, domicilio_calle, domicilio_numero, codigo_qr,
      exceptuado_hasta, exceptuado_motivo, verificado, fecha_alta)
    select ${delTurno(APELLIDOS, sql`n`)}, ${delTurno(NOMBRES, sql`n / 7`)} || ' ' || ${delTurno(NOMBRES, sql`n / 11`)}, c.cuit, 'tecnico' || lpad(n::text, 6, '0') || '@example.com',
      d.ids[1 + n::int % cardinality(d.ids)], 'Calle ' || n % 90, n::text, md5('tecnico ' || n), current_date + 366, 'Para probar a lo grande',
      not (${ES_UN_ALTA}), date '2015-03-02'
    from (select cuit, orden + ${despues} as n from unnest(${cuits}::text[]) with ordinality u (cuit, orden)) c
    cross join (select array_agg(id order by id) as ids from distritos) d
    order by n returning id)
  select min(id) as desde, max(id) as hasta from nuevas`;

const usuarios = (desde: number, hasta: number, hash: string) => sql`
  with nuevos as (
    insert into usuarios (persona_id, username, clave_hash)
    select id, split_part(email, '@', 1), ${hash} from personas where id between ${desde} and ${hasta} order by id
    returning id)
  insert into contextos (usuario_id, modo) select id, 'autogestion' from nuevos`;

const matriculas = (desde: number, hasta: number) => sql`
  insert into matriculas (persona_id, estado_id, codigo, descripcion, fecha_alta, titulo_codigo, titulo_descripcion,
    institucion, titulo_verificado)
  select p.id, e.id, 'T-' || (${PRIMERA_MATRICULA}::int + n) / 1000 || '.' || lpad(((${PRIMERA_MATRICULA}::int + n) % 1000)::text, 3, '0'),
    'Maestro Mayor de Obras', p.fecha_alta, 'MMO', 'Maestro Mayor de Obras', 'E.E.S.T. N.º 6 de La Plata',
    not (${SIN_TITULO_VERIFICADO})
  from personas p cross join lateral (select substring(p.email from '[0-9]+')::int as n) t
  join estados_matriculas e on e.clave = case when ${ESTA_SUSPENDIDA} then 'suspendido' else 'activo' end
  where p.id between ${desde} and ${hasta} order by p.id`;

const carnets = (desde: number, hasta: number, hoy: Fecha) => sql`
  insert into carnets (persona_id, numero, fecha, vencimiento)
  select id, 'C-' || lpad(nextval('numeros_de_carnet')::text, 6, '0'), ${sumarDias(hoy, -DIAS_DEL_CARNET)}::date,
    ${sumarDias(hoy, 365 - DIAS_DEL_CARNET)}::date
  from personas where id between ${desde} and ${hasta} order by id`;

const SON_TECNICOS = sql`u.username ~ '^tecnico[0-9]{6}$'`;

const zDesdeHasta = z.object({ desde: z.number(), hasta: z.number() });

const zConHay = z.object({ hay: z.number() });

export const completarTecnicos = (db: Db, cantidad: number, hoy: Fecha): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const previos = await leerFilas(
      trx,
      zConHay,
      sql`
      select count(*)::int as hay from usuarios u where ${SON_TECNICOS}`,
    );
    const hay = previos[0]?.hay ?? 0;
    if (hay >= cantidad) return;
    const nuevas = personas(hay, cuitsDeTecnicos(hay, cantidad - hay));
    const rows = await leerFilas(trx, zDesdeHasta, sql`${nuevas}`);
    const { desde, hasta } = rows[0] ?? { desde: 0, hasta: -1 };
    const hash = await hashClave(CLAVE_DE_DEMO);
    for (const paso of [usuarios(desde, hasta, hash), matriculas(desde, hasta), carnets(desde, hasta, hoy)])
      await sql`${paso}`.execute(trx);
  });

const zConPersona = z.object({ persona_id: z.number() });

export const findTecnicosSinLegajos = async (db: Db): Promise<number[]> => {
  const rows = await leerFilas(
    db,
    zConPersona,
    sql`
    select u.persona_id from usuarios u where ${SON_TECNICOS}
      and not exists (select from legajos l where l.persona_id = u.persona_id) order by 1`,
  );
  return rows.map(({ persona_id }) => persona_id);
};
