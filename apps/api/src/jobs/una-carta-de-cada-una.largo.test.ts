import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { crearCorreo } from '../correo/correo.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { avisar } from '../modules/avisos/avisar.service.ts';
import { crearCartero } from '../testing/avisos/cartero.ts';
import { abrirServidorDeCorreo } from '../testing/avisos/servidor-de-correo.ts';
import { crearEscenario, type Escenario } from '../testing/legajos/escenario.ts';
import { encolar } from './cola.ts';
import { iniciarTrabajador } from './trabajador.ts';

const CARTAS = 1_000;
/** How many of them have each kind of bad luck. */
const DE_MUERTOS = 100;
const RECHAZADAS = 100;

let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario();
});
afterAll(() => e.prueba.cerrar());

const avisarTodo = (): Promise<number[]> =>
  enTransaccion(e.db, async (trx) => {
    const ids: number[] = [];
    for (let cosa_id = 1; cosa_id <= CARTAS; cosa_id += 1) {
      const hecho = { evento: 'timbrado', cosa: 'prueba', cosa_id, persona_id: e.persona.id } as const;
      const numero = String(cosa_id);
      ids.push(...(await avisar(trx, { ...hecho, portal: { datos: { numero } } }, e.prueba.ahora())));
    }
    return ids;
  });

/** As a process that died once its letters were taken leaves them: a minute ago, by the database's clock. */
const morirConLaCartaMandada = async (ids: readonly number[]): Promise<void> => {
  await sql`update avisos set tomado_en = now() - interval '2 minutes' where id = any(${[...ids]}::int[])`.execute(
    e.db,
  );
  await sql`update graphile_worker._private_jobs set locked_by = 'uno-que-murio', locked_at = now(), attempts = 1
    where (payload ->> 'aviso_id')::int = any(${[...ids]}::int[])`.execute(e.db);
};

/** What failed is tried now, and not in a while. Answers how many are left. */
const adelantar = async (): Promise<number> => {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
    where key is null and locked_at is null and run_at > now() having count(*) > 0`.execute(e.db);
  const { rows } = await sql`select from graphile_worker.jobs where key is null`.execute(e.db);
  return rows.length;
};

test('mil cartas, cada una con dos trabajos y dos procesos que los hacen: sale una de cada una, y de un muerto, la misma [S-541]', async () => {
  const porRechazar = new Set<string>();
  const servidor = await abrirServidorDeCorreo(({ messageId }) =>
    porRechazar.delete(messageId) ? 'rechazar' : 'tomar',
  );
  const correo = crearCorreo(servidor.url);
  const cartero = crearCartero(e.prueba);
  const ids = await avisarTodo();
  expect(ids).toHaveLength(CARTAS);

  // these processes end between the server's answer and what they would write down
  const alMorir = cartero.tareas(async (mensaje) => {
    await correo.enviar(mensaje);
    await new Promise(() => undefined);
  });
  const muertas = ids.slice(0, DE_MUERTOS);
  for (const aviso_id of muertas) void alMorir.enviar_aviso({ aviso_id });
  await expect.poll(() => servidor.tomadas.length, { timeout: 60_000 }).toBe(DE_MUERTOS);
  const deMuertos = new Set(servidor.tomadas.map(({ messageId }) => messageId));
  await morirConLaCartaMandada(muertas);

  await enTransaccion(e.db, async (trx) => {
    for (const aviso_id of ids) await encolar(trx, 'enviar_aviso', { aviso_id });
  });
  const intentadas = new Map<string, number>();
  const tareas = cartero.tareas(async (mensaje) => {
    const vez = (intentadas.get(mensaje.id ?? '') ?? 0) + 1;
    intentadas.set(mensaje.id ?? '', vez);
    const messageId = `<${mensaje.id}@colega.example>`;
    if (vez === 1 && intentadas.size <= RECHAZADAS) porRechazar.add(messageId);
    await correo.enviar(mensaje);
  });
  for (const unico of [true, false]) {
    const trabajador = await iniciarTrabajador({ databaseUrl: e.prueba.url, tareas, avisar: () => undefined, unico });
    onTestFinished(() => trabajador.detener());
  }
  await expect.poll(adelantar, { timeout: 180_000, interval: 200 }).toBe(0);

  const veces = new Map<string, number>();
  for (const { messageId } of servidor.tomadas) veces.set(messageId, (veces.get(messageId) ?? 0) + 1);
  expect(veces.size).toBe(CARTAS);
  expect([...veces].filter(([id, n]) => n !== (deMuertos.has(id) ? 2 : 1))).toEqual([]);
  const { rows } = await sql`select resultado, count(*)::int as n from avisos where canal = 'correo' and cosa = 'prueba'
    group by 1`.execute(e.db);
  expect(rows).toEqual([{ resultado: 'enviado', n: CARTAS }]);
}, 300_000);
