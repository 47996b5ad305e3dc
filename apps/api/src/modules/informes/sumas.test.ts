import { diasHabilesEntre, sumarDias } from '@colega/domain/fechas';
import { estaAlDia } from '@colega/domain/perfil';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deudaDesde } from '../../db/deuda-de-matricula.ts';
import { crearHistoriaDeInformes, type HistoriaDeInformes } from '../../testing/informes/historias.ts';
import { crearEscenario, type Escenario, padron } from '../../testing/legajos/escenario.ts';
import { leerListasEnVigor } from '../colegio/leer-colegio.service.ts';
import { deleteSumas, findDiferenciasDeSumas } from './sumas.repository.ts';
import { contarPersonas, ponerSumasAlDia, rehacerSumas, sumarPendientes } from './sumas.service.ts';

let e: Escenario;
let historia: HistoriaDeInformes;
beforeAll(async () => {
  e = await crearEscenario(padron);
  historia = await crearHistoriaDeInformes(e);
});
afterAll(() => e.prueba.cerrar());

const diferencias = () => findDiferenciasDeSumas(e.db);
const AHORA = new Date('2026-11-28T12:00:00Z');
const cual = fc.nat(5);
const dia = fc.integer({ min: 0, max: 400 }).map((dias) => sumarDias('2025-10-20', dias));

type Paso = (h: HistoriaDeInformes) => Promise<unknown>;
const pasos = fc.oneof(
  fc.tuple(cual, dia).map(
    ([c, d]): Paso =>
      (h) =>
        h.borrador(e.db, c, d),
  ),
  fc.tuple(cual, dia).map(
    ([c, d]): Paso =>
      (h) =>
        h.nacerConfirmado(e.db, c, d),
  ),
  fc.tuple(cual, dia).map(
    ([c, d]): Paso =>
      (h) =>
        h.deAntes(e.db, c, d),
  ),
  fc.tuple(cual, dia).map(
    ([c, d]): Paso =>
      (h) =>
        h.confirmar(e.db, c, d),
  ),
  fc.tuple(cual, fc.integer({ min: 0, max: 900 })).map(
    ([c, m]): Paso =>
      (h) =>
        h.cambiarMonto(e.db, c, m),
  ),
  fc.tuple(cual, dia).map(
    ([c, d]): Paso =>
      (h) =>
        h.visar(e.db, c, d),
  ),
  cual.map(
    (c): Paso =>
      (h) =>
        h.anular(e.db, c),
  ),
  fc.tuple(cual, fc.nat(4)).map(
    ([c, a]): Paso =>
      (h) =>
        h.mover(e.db, c, a),
  ),
  cual.map(
    (c): Paso =>
      (h) =>
        h.quitar(e.db, c),
  ),
  fc.constant<Paso>(() => sumarPendientes(e.db)),
  fc.constant<Paso>(() => rehacerSumas(e.db, AHORA)),
);

test('con cualquier historia las sumas son las del detalle, antes y después de pasarlas y de rehacerlas', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pasos, { minLength: 5, maxLength: 40 }), async (varios) => {
      for (const paso of varios) await paso(historia);
      expect(await diferencias()).toEqual([]);
      await sumarPendientes(e.db);
      expect(await diferencias()).toEqual([]);
    }),
    { numRuns: 25 },
  );
  const { rows } =
    await sql`select from informe_demoras where contratos = 0 union all select from informe_abiertos where contratos = 0`.execute(
      e.db,
    );
  expect(rows).toEqual([]);
});

test('de lo que se anula, corrige o mueve mientras otros suman y rehacen no se pierde ni se repite nada', async () => {
  const otros = ['2026-03-04', '2026-03-05', '2026-04-06', '2026-04-07'];
  const enObra = historia.legajos.map(async (_, c) => {
    for (const [i, d] of otros.entries()) {
      await historia.borrador(e.db, c, d);
      await Promise.all([
        historia.confirmar(e.db, c, d),
        historia.mover(e.db, c, i),
        historia.cambiarMonto(e.db, c, i + 7),
      ]);
      await Promise.all([historia.visar(e.db, c, sumarDias(d, 3)), historia.mover(e.db, c, i + 1)]);
    }
    await Promise.all([historia.anular(e.db, c), historia.mover(e.db, c, 2)]);
  });
  let sigue = true;
  const sumando = (async () => {
    while (sigue) {
      await sumarPendientes(e.db);
      await rehacerSumas(e.db, AHORA);
      expect(await diferencias()).toEqual([]);
    }
  })();
  await Promise.all(enObra);
  sigue = false;
  await sumando;
  expect(await diferencias()).toEqual([]);
});

test('lo que se confirma en una transacción que tarda, o que se deshace, cuenta cuando queda', async () => {
  await historia.borrador(e.db, 0, '2026-05-04');
  const lenta = await e.db.startTransaction().execute();
  await historia.confirmar(lenta as never, 0, '2026-05-04');
  await rehacerSumas(e.db, AHORA);
  expect(await diferencias()).toEqual([]);
  await lenta.commit().execute();
  expect(await diferencias()).toEqual([]);
  const deshecha = await e.db.startTransaction().execute();
  await historia.anular(deshecha as never, 0);
  await deshecha.rollback().execute();
  expect(await diferencias()).toEqual([]);
});

test('una suma que alguien tocó se nota, y rehacerla la corrige', async () => {
  await sumarPendientes(e.db);
  await historia.nacerConfirmado(e.db, 1, '2026-06-01');
  await sumarPendientes(e.db);
  await e.db
    .updateTable('informe_legajos')
    .set(({ eb }) => ({ honorarios: eb('honorarios', '+', '0.01') }))
    .execute();
  expect((await diferencias()).map(({ suma }) => suma)).toContain('legajos');
  await rehacerSumas(e.db, AHORA);
  expect(await diferencias()).toEqual([]);
});

test('los días hábiles de la base son los del dominio, con los mismos feriados', async () => {
  const { feriados } = await leerListasEnVigor(e.db);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: -5, max: 120 }), async (desde, largo) => {
      const [a, b] = [sumarDias('2015-01-01', desde), sumarDias('2015-01-01', desde + largo)];
      const { rows } = await sql<{ dias: number }>`select dias_habiles_entre(${a}::date, ${b}::date) as dias`.execute(
        e.db,
      );
      expect(rows[0]?.dias).toBe(diasHabilesEntre(a, b, feriados));
    }),
    { numRuns: 150 },
  );
});

test('si los feriados son otros, las demoras se rehacen con ellos', async () => {
  await ponerSumasAlDia(e.db, AHORA);
  await sql`delete from informe_feriados where dia > '2026-01-01'`.execute(e.db);
  await ponerSumasAlDia(e.db, AHORA);
  const { rows } = await sql<{ cuantos: number }>`select count(*)::int as cuantos from informe_feriados`.execute(e.db);
  expect(rows[0]?.cuantos).toBe((await leerListasEnVigor(e.db)).feriados.size);
  expect(await diferencias()).toEqual([]);
});

test('sin sumas, se hacen al arrancar, una sola vez', async () => {
  await deleteSumas(e.db);
  await e.prueba.sinGuardas((duenio) => sql`delete from informe_hecho`.execute(duenio));
  await Promise.all([ponerSumasAlDia(e.db, AHORA), ponerSumasAlDia(e.db, AHORA)]);
  expect(await diferencias()).toEqual([]);
});

test('quién está al día lo dice la misma regla que en su ficha, y se cuenta una vez por día', async () => {
  const ahora = new Date('2026-12-02T12:00:00Z');
  expect(await contarPersonas(e.db, ahora)).toBe(true);
  expect(await contarPersonas(e.db, ahora)).toBe(false);
  const { rows } = await sql<{ al_dia: number; matriculas: number }>`
    select sum(al_dia)::int as al_dia, sum(matriculas)::int as matriculas from informe_personas where mes = '2026-12-01'`.execute(
    e.db,
  );
  const personas = await e.db
    .selectFrom('matriculas as m')
    .innerJoin('personas as p', 'p.id', 'm.persona_id')
    .select(['p.exceptuado_hasta', deudaDesde(sql.ref('p.id'))])
    .execute();
  const { rows: plazos } = await sql<{ dias: number }>`
    select dias from plazos_del_colegio where plazo = 'al_dia' order by vigente_desde desc, id desc limit 1`.execute(
    e.db,
  );
  const regla = { hoy: '2026-12-02', dias_de_gracia: plazos[0]?.dias ?? 0 };
  expect(rows[0]).toEqual({
    al_dia: personas.filter((una) => estaAlDia(una, regla)).length,
    matriculas: personas.length,
  });
});
