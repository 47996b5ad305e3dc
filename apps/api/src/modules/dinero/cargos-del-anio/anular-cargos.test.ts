import type { CargosDelAnio, CuentaDePersona } from '@colega/contract/dinero';
import { sumarDias } from '@colega/domain/fechas';
import { sumar } from '@colega/domain/importes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { matricula, persona } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { anulacionesDe } from '../../../testing/dinero/anulaciones.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { anularCargosDe, lockPersonasDeGeneracion, updateAnulacion } from './anulaciones-de-cargos.repository.ts';
import { continuarAnulacion } from './anular-cargos.service.ts';

let s: EscenarioDePagos;
let l: Liquidaciones;
let ana: Pedir;
let beto: Pedir;
let deDistrito: Pedir;
let { contexto, generar, ver, hacer, pedir, anulacionDe } = {} as ReturnType<typeof anulacionesDe>;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  l = liquidacionesDe(s);
  const { operar } = cajaDe(s);
  [ana, beto, deDistrito] = [await operar(), await operar(), await operar(['tesoreria'], s.e.persona.distrito_id)];
  ({ contexto, generar, ver, hacer, pedir, anulacionDe } = anulacionesDe(s, ana));
  await s.db.updateTable('matriculas').set({ fecha_alta: '2015-03-02' }).execute();
  const { id: de } = await persona(s.db);
  for (let i = 0; i < 3; i++) await matricula(s.db, de, { fecha_alta: '2015-03-02' });
});
afterAll(() => s.prueba.cerrar());

const delAnio = (anio: number) =>
  s.db.selectFrom('cargos').select(['id', 'importe', 'descripcion']).where('anio', '=', anio).orderBy('id').execute();

test('se ve cuántos se van y cuántos quedan y por qué; lo confirma otra persona, y lo pagado y lo que tuvo un cupón queda', async () => {
  const { id, cargos, total } = await generar(2025);
  expect((await ver(2025))[0]).toMatchObject({
    id,
    se_van: { cargos, importe: total },
    se_quedan: [],
    anulacion: null,
  });
  const pagado = await l.liquidar((que) => que === 'ARANCEL 2025');
  await s.acreditar(pagado, { importe: '200000.00', externo: 'anular-1' });
  await l.liquidar((que) => que === 'CUOTA 1 2025');
  const cuenta = (await ana('GET', `/colegio/cuentas/${l.persona_id}`)).json<CuentaDePersona>();
  const cuota = cuenta.pendientes.find(({ que }) => que.startsWith('CUOTA 2 2025'));
  await ana('POST', `/colegio/cuentas/${l.persona_id}/bonificaciones`, {
    payload: { de: { que: 'cargo', id: cuota?.id ?? 0 }, importe: '1.00', motivo: 'x' },
  });
  const [vista] = await ver(2025);
  expect(vista?.se_quedan.map(({ porque, cargos: cuantos }) => [porque, cuantos])).toEqual([
    ['bonificado', 1],
    ['en_cupon', 1],
    ['pagado', 1],
  ]);
  expect(vista?.se_van?.cargos).toBe(cargos - 3);
  expect(await pedir(id)).toMatchObject({ status: 200 });
  expect(await pedir(id, beto)).toMatchObject({ status: 409, codigo: 'anulacion_de_cargos_repetida' });
  const anulacion = await anulacionDe(2025);
  expect(await hacer(ana, `anulaciones/${anulacion}/confirmar`)).toMatchObject({
    ...{ status: 409, codigo: 'anulacion_de_cargos_la_confirma_otro' },
  });
  expect(await delAnio(2025)).toHaveLength(cargos);
  expect(await hacer(beto, `anulaciones/${anulacion}/confirmar`)).toMatchObject({ status: 200 });
  expect(await hacer(beto, `anulaciones/${anulacion}/confirmar`)).toMatchObject({
    ...{ status: 409, codigo: 'anulacion_de_cargos_ya_decidida' },
  });
  await continuarAnulacion(contexto(), anulacion);
  expect((await delAnio(2025)).map(({ descripcion }) => descripcion)).toEqual([
    'ARANCEL 2025',
    'CUOTA 1 2025',
    'CUOTA 2 2025',
  ]);
  const [despues] = await ver(2025);
  expect(despues?.anulacion).toMatchObject({
    ...{ estado: 'terminada', anulados: cargos - 3, quedaron: 3, importe: vista?.se_van?.importe },
    ...{ pidio: 'caja-1', decidio: 'caja-2', miradas: despues?.anulacion?.por_mirar },
  });
  const guardados = await s.db
    .selectFrom('cargos_anulados')
    .select(['importe', 'anio'])
    .where('anulacion_id', '=', anulacion)
    .execute();
  expect(sumar(guardados.map(({ importe }) => importe))).toBe(vista?.se_van?.importe);
  expect(despues?.se_van).toEqual({ cargos: 0, importe: '0.00' });
  expect(await pedir(id)).toMatchObject({ status: 409, codigo: 'cargos_sin_anular' });
});

test('lo anulado se puede generar otra vez, y lo que quedó no se repite', async () => {
  const { cargos } = (await ana('GET', '/colegio/cargos?anio=2025')).json<CargosDelAnio>();
  const nueva = await generar(2025);
  expect(nueva.cargos).toBe(cargos);
  expect((await ver(2025)).map((una) => [una.id, una.se_van?.cargos])).toEqual([
    [nueva.id, cargos],
    [expect.any(Number), 0],
  ]);
});

test('la que se cortó en el medio sigue donde estaba; dos trabajadores a la vez no repiten; mientras, no se genera', async () => {
  const { id, cargos } = await generar(2026);
  await pedir(id);
  const anulacion = await anulacionDe(2026);
  await hacer(beto, `anulaciones/${anulacion}/confirmar`);
  const nada = { anio: 2026, cargos: 1, total: '1.00' };
  const enCurso = await ana('POST', '/colegio/cargos', { payload: nada });
  expect(enCurso.json<{ codigo: string }>().codigo).toBe('cargos_anulandose');
  await expect(l.generar(2026)).rejects.toMatchObject({ codigo: 'cargos_anulandose' });
  expect((await ver(2026)).map(({ se_van, se_quedan }) => [se_van, se_quedan])).toEqual([[null, []]]);
  const cortada = {
    db: s.db,
    reloj: () => {
      throw new Error('se cortó');
    },
  };
  await expect(continuarAnulacion(cortada, anulacion)).rejects.toThrow('se cortó');
  expect(await delAnio(2026)).toHaveLength(cargos);
  await Promise.all([continuarAnulacion(contexto(), anulacion), continuarAnulacion(contexto(), anulacion)]);
  expect(await delAnio(2026)).toEqual([]);
  expect((await ver(2026))[0]?.anulacion).toMatchObject({ estado: 'terminada', anulados: cargos, quedaron: 0 });
});

test('a quien se le había avisado que vencía, de la manera que fuera, se le avisa que no lo debe, y a los demás no', async () => {
  const anio = 2026;
  const { id } = await generar(anio, () => new Date(`${anio}-01-05T12:00:00-03:00`));
  const otras = await s.db
    .selectFrom('cargos as c')
    .innerJoin('matriculas as m', 'm.id', 'c.matricula_id')
    .select('m.persona_id')
    .distinct()
    .where('c.generacion_id', '=', id)
    .where('m.persona_id', '<>', l.persona_id)
    .execute();
  const [otra] = otras;
  if (!otra) throw new Error('Falta otra persona');
  const { vencimiento, descripcion, codigo } = await s.db
    .selectFrom('cargos as c')
    .innerJoin('matriculas as m', 'm.id', 'c.matricula_id')
    .select(['c.vencimiento', 'c.descripcion', 'm.codigo'])
    .where('m.persona_id', '=', l.persona_id)
    .where('c.generacion_id', '=', id)
    .where('c.vencimiento', '>', `${anio}-01-20`)
    .orderBy('c.vencimiento')
    .executeTakeFirstOrThrow();
  const antes = { evento: 'vencimiento_proximo', cosa: 'dia' } as const;
  const avisarle = (persona_id: number, cosa_id: string, detalle: string) =>
    s.db
      .insertInto('avisos')
      .values({
        ...{ ...antes, cosa_id, persona_id, canal: 'correo', creado_en: s.prueba.ahora(), titulo: 'x' },
        detalle,
      })
      .execute();
  // Of another day's thing, as a file's coupon.
  await avisarle(otra.persona_id, sumarDias(vencimiento, -5), 'Cupón N.º 3 (CEP, legajo N.º 7)');
  await avisarle(l.persona_id, sumarDias(vencimiento, -2), `${descripcion}, matrícula ${codigo}`);
  await pedir(id);
  const anulacion = await anulacionDe(anio);
  await hacer(beto, `anulaciones/${anulacion}/confirmar`);
  const dia = new Date(`${sumarDias(vencimiento, -2)}T12:00:00-03:00`);
  await continuarAnulacion({ db: s.db, reloj: () => dia }, anulacion);
  const avisados = await s.db
    .selectFrom('avisos')
    .select(['persona_id', 'canal', 'titulo', 'detalle'])
    .where('evento', '=', 'cargos_anulados')
    .orderBy('canal')
    .execute();
  expect(avisados.map(({ persona_id, canal }) => [persona_id, canal])).toEqual([
    [l.persona_id, 'correo'],
    [l.persona_id, 'portal'],
  ]);
  expect(avisados[0]?.titulo).toBe(`No debés 3 cargos de ${anio}`);
  expect(avisados[0]?.detalle).toMatch(/por error.*ARANCEL \d{4} · /);
  const hechos = await s.db
    .selectFrom('auditoria')
    .select('quien')
    .where('accion', '=', 'anular_cargos')
    .where('entidad_id', '=', l.persona_id)
    .execute();
  expect(new Set(hechos.map(({ quien }) => quien))).toEqual(new Set(['caja-2']));
});

test('quien genera un cupón mientras se anula lo tiene, y su cargo queda', async () => {
  const { id } = await generar(2026);
  await pedir(id);
  const anulacion = await anulacionDe(2026);
  await hacer(beto, `anulaciones/${anulacion}/confirmar`);
  const [cupon] = await Promise.all([
    l.liquidar((que) => que === 'ARANCEL 2026').catch(() => null),
    continuarAnulacion(contexto(), anulacion),
  ]);
  const quedan = await delAnio(2026);
  expect(quedan.map(({ descripcion }) => descripcion)).toEqual(cupon === null ? [] : ['ARANCEL 2026']);
});

test('se retira o se rechaza, y es de todo el Colegio', async () => {
  const { id } = await generar(2024);
  await pedir(id);
  const anulacion = await anulacionDe(2024);
  expect(await hacer(ana, `anulaciones/${anulacion}/rechazar`, { motivo: 'Estaban bien' })).toMatchObject({
    status: 200,
  });
  expect((await ver(2024))[0]?.anulacion).toMatchObject({
    ...{ estado: 'rechazada', decidio: 'caja-1', respuesta: 'Estaban bien' },
  });
  expect(await hacer(beto, `anulaciones/${anulacion}/confirmar`)).toMatchObject({ status: 409 });
  expect((await deDistrito('GET', '/colegio/cargos/generaciones?anio=2024')).statusCode).toBe(403);
  expect(await pedir(id, deDistrito)).toMatchObject({ status: 403 });
  expect(await hacer(ana, 'generaciones/999999/anular', { motivo: 'x' })).toMatchObject({ status: 404 });
});

test.each([
  ['un cargo se va sin anularse', 'delete from cargos where id = (select min(id) from cargos)', /permission denied/],
  ['lo anulado cambia', 'update cargos_anulados set importe = 1', /permission denied|solo crece/],
  [
    'se anule lo que no se pidió',
    `insert into cargos_anulados select c.id, (select min(id) from anulaciones_de_cargos), c.matricula_id, c.concepto, c.anio,
       c.descripcion, c.importe, c.vencimiento, c.creado_en, now() from cargos c order by c.id limit 1`,
    /no es de los que se anulan/,
  ],
  [
    'una terminada vuelve a empezar',
    "update anulaciones_de_cargos set estado = 'en_curso' where estado = 'terminada'",
    /no pasa de/,
  ],
  [
    'una nace en curso',
    `insert into anulaciones_de_cargos (generacion_id, motivo, estado, pidio_id, pidio, pedida_en, decidio_id, decidio, decidida_en)
     select max(id), 'x', 'en_curso', 1, 'x', now(), 2, 'y', now() from generaciones_de_cargos`,
    /no es de cargos ya generados/,
  ],
])('la base no deja que %s', async (_, consulta, porque) => {
  const intento = s.db.transaction().execute(async (trx) => void (await sql.raw(consulta).execute(trx)));
  await expect(intento).rejects.toThrow(porque);
});

test('la base no deja que la confirme quien la pidió', async () => {
  const intento = s.db.transaction().execute(async (trx) => {
    await sql`insert into anulaciones_de_cargos (generacion_id, motivo, pidio_id, pidio, pedida_en)
      select max(id), 'x', (select min(id) from usuarios), 'x', now() from generaciones_de_cargos where estado = 'terminada'`.execute(
      trx,
    );
    await sql`update anulaciones_de_cargos set estado = 'en_curso', decidio_id = pidio_id, decidio = 'x', decidida_en = now()
      where estado = 'pedida'`.execute(trx);
  });
  await expect(intento).rejects.toThrow(/la confirma otra persona/);
});

test('cada tramo dice lo que anuló de los que miró, y contarlo no recorre lo de los anteriores', async () => {
  const [{ id: generacion_id } = { id: 0 }] = await ver(2024);
  await pedir(generacion_id);
  const anulacion_id = await anulacionDe(2024);
  await hacer(beto, `anulaciones/${anulacion_id}/confirmar`);
  const leidos = async (db: Db): Promise<number> => {
    const { rows } = await sql<{ filas: number }>`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as filas
      from pg_stat_xact_user_tables where relname = 'cargos_anulados'`.execute(db);
    return rows[0]?.filas ?? 0;
  };
  const tramos: { anulo: number; leyo: number }[] = [];
  await s.db.transaction().execute(async (trx) => {
    let anulados = 0;
    for (const ultima of await lockPersonasDeGeneracion(trx, { generacion_id, desde: 0, limite: 100 })) {
      const deQuien = { generacion_id, anulacion_id, personas: [ultima], ahora: s.prueba.ahora() };
      const { length: anulo } = await anularCargosDe(trx, deQuien);
      anulados += anulo;
      const antes = await leidos(trx);
      await updateAnulacion(trx, anulacion_id, { ultima, anulados });
      tramos.push({ anulo, leyo: (await leidos(trx)) - antes });
    }
  });
  expect(tramos.length).toBeGreaterThan(1);
  expect(tramos.map(({ leyo }) => leyo)).toEqual(tramos.map(({ anulo }) => anulo));
  const deMas = tramos.reduce((suma, { anulo }) => suma + anulo, 1);
  const fin = { estado: 'terminada', terminada_en: s.prueba.ahora() } as const;
  for (const dicho of [
    { ultima: 2_000_000_000, anulados: deMas },
    { ...fin, anulados: deMas },
  ])
    await expect(updateAnulacion(s.db, anulacion_id, dicho)).rejects.toThrow(/no dice lo que anuló/);
  await continuarAnulacion(contexto(), anulacion_id);
  expect((await ver(2024))[0]?.anulacion).toMatchObject({ estado: 'terminada', anulados: deMas - 1 });
});
