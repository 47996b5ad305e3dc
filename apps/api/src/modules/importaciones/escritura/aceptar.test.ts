import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { persona } from '../../../testing/construir.ts';
import { crearEscenarioDeImportacion, type EscenarioDeImportacion } from '../../../testing/importaciones/escenario.ts';
import { CUITS, UN_COLEGIO } from '../../../testing/importaciones/un-colegio.ts';
import { aceptarImportacion } from './aceptar.service.ts';
import { lockEscritura } from './importados.repository.ts';

let s: EscenarioDeImportacion;
beforeEach(async () => {
  s = await crearEscenarioDeImportacion();
});
afterEach(() => s.prueba.cerrar());

const [PAZ = {}] = UN_COLEGIO.personas ?? [];
const [DE_PAZ = {}] = UN_COLEGIO.matriculas ?? [];

describe('quién acepta', () => {
  test('si otro ensayó y con quien acepta no da lo mismo, se dice eso: al pedirlo por los operadores, y al escribir por lo propio', async () => {
    const registro = await s.conRol('registro', ['matriculas']);
    const { id } = await s.traer(UN_COLEGIO);
    const dicho =
      'La ensayó jefa, y con tu usuario o con lo que hay ahora no da lo mismo. No se escribió nada: ensayala y aceptala vos.';
    expect((await s.pedirAceptar(id, true, registro)).json().detail).toBe(dicho);
    const { cuit } = await s.db
      .selectFrom('personas as p')
      .innerJoin('usuarios as u', 'u.persona_id', 'p.id')
      .select('p.cuit')
      .where('u.username', '=', 'registro')
      .executeTakeFirstOrThrow();
    const propia = await s.traer({ matriculas: [{ ...DE_PAZ, CUIT: cuit }] });
    await s.aceptar(propia.id, true, registro);
    expect(await s.leer(propia.id)).toMatchObject({ estado: 'fallida', falla: dicho });
  });

  test('si mientras esperaba se la dio por interrumpida, no la escribe', async () => {
    const { id } = await s.traer({ personas: [PAZ] });
    await s.pedirAceptar(id);
    const antes = await s.contarTodo();
    const momento = { ahora: s.prueba.ahora(), hoy: s.prueba.ahora().toISOString().slice(0, 10) };
    const pedido = { ...momento, importacion_id: id, usuario_id: null, quien: 'jefa', con_operadores: true };
    const { escribiendo } = await s.db.transaction().execute(async (trx) => {
      await lockEscritura(trx);
      const suya = aceptarImportacion(s.db, pedido);
      await vi.waitFor(async () => expect((await s.leer(id)).estado).toBe('aceptando'));
      await s.db
        .updateTable('importaciones')
        .set({ estado: 'ensayada', intento_en: null })
        .where('id', '=', id)
        .execute();
      return { escribiendo: suya };
    });
    await escribiendo;
    expect([(await s.leer(id)).estado, await s.contarTodo()]).toEqual(['ensayada', antes]);
  });

  test('si la base la corta para que siga otro, se vuelve a empezar', async () => {
    const { id } = await s.traer({ personas: [PAZ] });
    await s.prueba.comoDuenio((db) =>
      sql`create sequence veces; grant usage on sequence veces to public;
      create function cortar_una_vez() returns trigger language plpgsql as $$
      begin if nextval('veces') = 1 then raise exception 'espera mutua' using errcode = '40P01'; end if; return null; end $$;
      create trigger cortar_una_vez after insert on personas for each statement execute function cortar_una_vez()`.execute(
        db,
      ),
    );
    await s.aceptar(id);
    expect(await s.leer(id)).toMatchObject({ estado: 'aceptada', falla: null });
  });

  test('si mientras escribía otro dio de alta a una persona que trae, empieza de nuevo, la ve y lo dice', async () => {
    const { id } = await s.traer({ personas: [PAZ] });
    const { trabajo } = await s.db.transaction().execute(async (trx) => {
      await persona(trx, { cuit: CUITS.paz.replaceAll('-', '') });
      await s.pedirAceptar(id);
      const enCurso = s.trabajar();
      await vi.waitFor(
        async () => {
          const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(
            s.db,
          );
          expect(rows).toHaveLength(1);
        },
        { timeout: 20_000, interval: 50 },
      );
      return { trabajo: enCurso };
    });
    await trabajo;
    expect(await s.leer(id)).toMatchObject({
      estado: 'fallida',
      falla: expect.stringMatching(/^Desde el ensayo cambió algo de lo que trae/),
    });
  });

  test('lo que el alta de un operador rechaza se dice con su paso y su motivo', async () => {
    const { id } = await s.traer({ personas: [PAZ], operadores: UN_COLEGIO.operadores ?? [] });
    await s.prueba.comoDuenio((db) =>
      sql`create function tomar_usuario() returns trigger language plpgsql as $$
      begin update usuarios set username = 'lluna' where username = 'jefa'; return null; end $$;
      create trigger tomar_usuario after insert on personas for each row execute function tomar_usuario()`.execute(db),
    );
    await s.aceptar(id);
    expect(await s.leer(id)).toMatchObject({
      estado: 'fallida',
      falla: 'No quedó nada escrito. En el paso «operadores» se rechazó: Ese usuario es de otra persona.',
    });
  });
});
