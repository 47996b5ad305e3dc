import { sql } from 'kysely';
import { sancionar } from '../../modules/perfil/colegio.service.ts';
import { operador } from '../construir.ts';
import { crearEscenarioDePagos } from '../dinero/escenario-de-pagos.ts';
import { crearHistoriaDeInformes } from './historias.ts';

const INGRESO = '/colegio/authentication_token';
const OBSERVACION = 'La partida no coincide con la nomenclatura catastral.';

/** Files, money, observations and people of some months, and who reads them: for all of the college and for one district. */
export const crearEscenaDeInformes = async () => {
  const s = await crearEscenarioDePagos({ ahora: new Date('2026-11-28T15:00:00Z') });
  const { db, e, prueba } = s;
  const historia = await crearHistoriaDeInformes(e, { cuantos: 9, importados: 1 });
  for (const [cual, [confirmado, visado]] of [
    ['2026-09-30', '2026-10-05'],
    ['2026-10-09', '2026-10-13'],
    ['2026-10-01', '2026-10-30'],
    ['2026-10-31', null],
    ['2025-10-15', '2025-10-20'],
    ['2026-11-02', null],
  ].entries()) {
    await historia.borrador(db, cual, confirmado ?? '');
    await historia.confirmar(db, cual, confirmado ?? '');
    if (visado) await historia.visar(db, cual, visado);
  }
  await historia.deAntes(db, 6, '2026-10-20');
  await historia.nacerConfirmado(db, 7, '2026-10-21');
  await historia.anular(db, 7);
  // A former system's, confirmed and approved on the day of its row.
  await historia.nacerConfirmado(db, 8, '2026-10-12');
  await historia.visar(db, 8, '2026-10-12');
  await historia.mover(db, 1, 1);
  await sql`
    with hechas as (
      insert into legajo_observaciones (legajo_id, campo, texto, quien, creada_en, estado)
      select l, c, t, 'prueba', x::timestamptz, 'abierta' from (values
        (${historia.legajos[0]}::int, 'inmuebles.0.partida', ${OBSERVACION}, '2026-10-02T12:00:00Z'),
        (${historia.legajos[0]}::int, null, 'Falta el contrato.', '2026-10-02T12:00:00Z'),
        (${historia.legajos[2]}::int, 'inmuebles.1.partida', ${OBSERVACION}, '2026-11-01T01:00:00Z')) v (l, c, t, x)
      returning id, campo)
    insert into observacion_hechos (observacion_id, cuando, quien, accion) select id, now(), 'prueba', 'reabrir' from hechas where campo like '%.0.%'`.execute(
    db,
  );
  for (const medio of ['caja', 'transferencia'] as const)
    await s.acreditar(await s.cuponDeMatricula('1000.10'), { medio });
  const { codigo } = await db
    .selectFrom('matriculas')
    .select('codigo')
    .where('persona_id', '=', e.persona.id)
    .executeTakeFirstOrThrow();
  const colegio = { actor: 'colegio' as const, user_id: null, username: 'prueba' };
  await sancionar(db, {
    ...{ cuit: e.persona.cuit, matricula: codigo, motivo: 'Fallo', importe: '10.00' },
    ...{ autor: colegio, ahora: prueba.ahora(), hoy: '2026-11-28' },
  });
  const distritos = await db.selectFrom('distritos').select('id').orderBy('id').execute();
  await operador(db, 'tesorera', { roles: ['tesoreria'] });
  await operador(db, 'de-uno', { roles: ['auditoria'], distrito_id: distritos[0]?.id ?? 0 });
  return {
    ...{ s, historia, distritos: distritos.map(({ id }) => id) },
    todo: await prueba.conSesion('tesorera', INGRESO),
    deUno: await prueba.conSesion('de-uno', INGRESO),
  };
};
