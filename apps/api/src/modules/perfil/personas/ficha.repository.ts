import { zLegajosDePersona, zSancion } from '@colega/contract/perfil';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { listaDe } from '../../../db/json-de.ts';
import { leerFilas, leida } from '../../../db/leer-filas.ts';
import { distritoDeQuien } from '../../../db/operador-de-usuario.ts';
import { bloqueosConClave, causasDe } from '../situacion.repository.ts';
import { titulosDe } from '../verificar.repository.ts';

/** Whoever only works for the college is of their desk's district, and of none (null) when they work for all of it. */
export const findAlcanceDePersona = (db: Db, id: number) =>
  db
    .selectFrom('personas as p')
    .leftJoin('usuarios as u', 'u.persona_id', 'p.id')
    .leftJoin('operadores as o', 'o.usuario_id', 'u.id')
    .select(['p.id', 'p.cuit'])
    .select(distritoDeQuien(sql`exists (select from matriculas m where m.persona_id = p.id)`))
    .where('p.id', '=', id)
    .orderBy('o.usuario_id')
    .executeTakeFirst();

const tiposDeBloqueo = (db: Db) =>
  db
    .selectFrom('tipos_bloqueo')
    .select([
      'clave',
      'nombre',
      'visible',
      'se_usa',
      'quita_cambio_estado',
      'quita_ejercicio',
      'quita_liquidar',
      'quita_ddjj',
    ])
    .orderBy('nombre');

const carnetsDe = (db: Db, personaId: number) =>
  db
    .selectFrom('carnets')
    .select(['id', 'numero', 'fecha', 'vencimiento', 'anulado'])
    .where('persona_id', '=', personaId)
    .orderBy('id', 'desc')
    .limit(10);

const sancionesDe = (personaId: number) =>
  leida(
    z.array(zSancion),
    listaDe(
      sql`s`,
      sql`(select s.id, m.codigo as matricula, s.motivo, s.importe::text, s.fecha::text,
      s.importe <= (select coalesce(sum(im.capital), 0) from orden_items i join imputaciones im on im.item_id = i.id
        where i.sancion_id = s.id) as pagada
      from sanciones s join matriculas m on m.id = s.matricula_id where m.persona_id = ${personaId}) s`,
      sql`s.fecha desc, s.id desc`,
    ),
    'sanciones',
  );

const MAXIMO_DE_CAUSAS = 100;

/** The lists of the page, in one statement: each is short, and asking costs more than answering. */
export const findListas = (db: Db, personaId: number) =>
  db
    .selectNoFrom([
      jsonArrayFrom(titulosDe(db, personaId)).as('titulos'),
      jsonArrayFrom(bloqueosConClave(db, personaId)).as('bloqueos'),
      jsonArrayFrom(tiposDeBloqueo(db)).as('tipos'),
      jsonArrayFrom(causasDe(db, personaId, MAXIMO_DE_CAUSAS)).as('causas'),
      jsonArrayFrom(carnetsDe(db, personaId)).as('carnets'),
      sancionesDe(personaId),
    ])
    .executeTakeFirstOrThrow();

const CUANTOS_LEGAJOS = 10;

/** Of one district, those that are its own. */
export const findLegajosDe = async (db: Db, personaId: number, distrito_id: number | null) => {
  const suyos = sql`l.persona_id = ${personaId} and ${distrito_id === null ? sql`true` : sql`l.distrito_id = ${distrito_id}`}`;
  const rows = await leerFilas(
    db,
    zLegajosDePersona,
    sql`select (select count(*)::int from legajos l where ${suyos}) as total,
      (select coalesce(json_agg(json_build_object('id', l.id, 'numero_legajo', l.numero_legajo, 'fecha', l.fecha,
          'comitente', l.comitentes_orden, 'rubro', r.nombre,
          'estado', json_build_object('nombre', e.nombre, 'color', e.color, 'color_texto', e.color_texto))
          order by l.fecha desc, l.id desc), '[]')
        from (select * from legajos l where ${suyos} order by l.fecha desc, l.id desc limit ${CUANTOS_LEGAJOS}) l
        join rubros r on r.id = l.rubro_id join estados_legajos e on e.id = l.estado_id) as ultimos`,
  );
  return rows[0] ?? { total: 0, ultimos: [] };
};
