import { sql } from 'kysely';
import { sumarElLibro } from '../../modules/dinero/libro/sumas.service.ts';
import type { EscenarioDePagos } from './escenario-de-pagos.ts';

/**
 * Entries of former days, each of two lines of 10 and of a closing of its day, or of none yet, with all that they leave. Written past the
 * triggers, that would take hours for years.
 */
export const escribirAniosDeLibro = async (
  s: EscenarioDePagos,
  { asientos, dias, cerrados = true }: { asientos: number; dias: number; cerrados?: boolean },
): Promise<void> => {
  await s.prueba.sinGuardas(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`create temporary table viejos on commit drop as
      select nextval(pg_get_serial_sequence('asientos', 'id')) as id, i % ${dias}::int as dia from generate_series(1, ${asientos}::int) i`.execute(
      db,
    );
    await sql`insert into asientos (id, cuando, concepto, orden_id) overriding system value
      select id, '2020-01-01T12:00:00-03:00'::timestamptz + dia * interval '1 day', 'emision', (select min(id) from ordenes_pago)
      from viejos order by dia, id`.execute(db);
    await sql`insert into movimientos (asiento_id, cuenta, medio, persona_id, importe)
      select v.id, x.cuenta, x.medio, (select min(id) from personas), x.importe from (select * from viejos order by dia, id) v
      cross join lateral (values ('recaudado', 'caja', 10), ('emitido', null, -10)) x (cuenta, medio, importe)`.execute(
      db,
    );
    if (cerrados)
      await sql`insert into cierre_asientos (asiento_id, cierre_id) select id, 1000000 + dia from viejos`.execute(db);
    else
      await sql`insert into asientos_sin_cerrar (asiento_id, dia) select id, '2020-01-01'::date + dia from viejos`.execute(
        db,
      );
    await sql`insert into asientos_sin_sumar (asiento_id) select id from viejos`.execute(db);
  });
  // As the database would have them: a table of which nothing is known is read in any way.
  await analizar(s);
  await sumarElLibro(s.db);
  await analizar(s);
};

const analizar = async (s: EscenarioDePagos): Promise<void> => {
  for (const tabla of [
    'asientos',
    'movimientos',
    'cierre_asientos',
    'libro_por_dia',
    'auditoria',
    'asientos_sin_cerrar',
    'por_cerrar_asientos',
    'por_cerrar_sumas',
  ])
    await s.prueba.comoDuenio((db) => sql`vacuum analyze ${sql.table(tabla)}`.execute(db));
};
