import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { crearCorreo } from '../correo/correo.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { encolar } from './cola.ts';
import { iniciarTrabajador, type Tareas } from './trabajador.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());
beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(base.db));

const promesa = () => {
  let cumplir = (): void => undefined;
  const cumplida = new Promise<void>((listo) => {
    cumplir = listo;
  });
  return { cumplida, cumplir };
};
const nada = async (): Promise<void> => undefined;
const NADA = {
  barrer_intenciones: nada,
  dar_de_baja: nada,
  barrer_cobranzas: nada,
  vencer_cupones: nada,
  armar_lote: nada,
  quitar_imagenes: nada,
  enviar_aviso: nada,
  avisar_vencimientos: nada,
  avisar_seguridad: nada,
};
/** Accepts, and never answers. */
const correoColgado = async (): Promise<{ url: string; llamadas: () => number }> => {
  const abiertas: Socket[] = [];
  const servidor = createServer((cliente) => void abiertas.push(cliente));
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  onTestFinished(() => {
    for (const cliente of abiertas) cliente.destroy();
    servidor.close();
  });
  const { port } = servidor.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, llamadas: () => abiertas.length };
};
const iniciar = (recuperar_clave: Tareas['recuperar_clave'], unico = true) =>
  iniciarTrabajador({ databaseUrl: base.url, tareas: { ...NADA, recuperar_clave }, avisar: () => undefined, unico });
const pendientes = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs`.execute(
    base.db,
  );
  return rows[0]?.n ?? 0;
};

test('un trabajo se deja con la transacción que lo pide: los dos o ninguno', async () => {
  const falla = enTransaccion(base.db, async (trx) => {
    await encolar(trx, 'recuperar_clave', { username: 'maria' });
    throw new Error('no');
  });
  await expect(falla).rejects.toThrow('no');
  expect(await pendientes()).toBe(0);
});

test('lo que hacía un proceso que murió se retoma al arrancar', async () => {
  await encolar(base.db, 'recuperar_clave', { username: 'maria' });
  await sql`update graphile_worker._private_jobs set locked_by = 'worker-que-murio', locked_at = now(), attempts = 1`.execute(
    base.db,
  );
  const hecho = promesa();
  const recibidos: string[] = [];
  const trabajador = await iniciar(async ({ username }) => {
    recibidos.push(username);
    hecho.cumplir();
  });
  await hecho.cumplida;
  await trabajador.detener();
  expect(recibidos).toEqual(['maria']);
  expect(await pendientes()).toBe(0);
});

test('detenerlo espera lo que está haciendo y no empieza otra cosa', async () => {
  const [empezaron, sigue] = [promesa(), promesa()];
  let empezados = 0;
  const hechos: string[] = [];
  const trabajador = await iniciar(async ({ username }) => {
    empezados += 1;
    // both hands full: who comes next has to wait
    if (empezados === 2) empezaron.cumplir();
    await sigue.cumplida;
    hechos.push(username);
  });
  for (const username of ['ana', 'maria']) await encolar(base.db, 'recuperar_clave', { username });
  await empezaron.cumplida;
  const detenido = trabajador.detener();
  await encolar(base.db, 'recuperar_clave', { username: 'juan' });
  sigue.cumplir();
  await detenido;
  expect(hechos.sort()).toEqual(['ana', 'maria']);
  expect(await pendientes()).toBe(1);
});

test('un servidor de correo que se cuelga no demora ni una descarga ni los pagos; sus cartas se vuelven a intentar', async () => {
  const { url, llamadas } = await correoColgado();
  const correo = crearCorreo(url, { silencioMs: 4_000, cartaMs: 6_000 });
  const [armado, barrido] = [promesa(), promesa()];
  const tareas = {
    ...NADA,
    recuperar_clave: nada,
    enviar_aviso: () => correo.enviar({ para: 'maria@example.com', asunto: 'Hola', texto: 'Hola', html: 'Hola' }),
    armar_lote: async () => armado.cumplir(),
    vencer_cupones: async () => barrido.cumplir(),
  };
  const trabajador = await iniciarTrabajador({ databaseUrl: base.url, tareas, avisar: () => undefined, unico: true });
  onTestFinished(() => trabajador.detener());
  for (let aviso_id = 1; aviso_id <= 30; aviso_id++) await encolar(base.db, 'enviar_aviso', { aviso_id });
  await expect.poll(llamadas).toBeGreaterThan(0);
  await encolar(base.db, 'armar_lote', { lote_id: 1 }, { fila: 'lotes de 1' });
  await encolar(base.db, 'vencer_cupones', {});
  await Promise.all([armado.cumplida, barrido.cumplida]);
  const porReintentar = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs
      where task_identifier = 'enviar_aviso' and attempts = 1 and last_error is not null and run_at > now()`.execute(
      base.db,
    );
    return rows[0]?.n ?? 0;
  };
  // before the first of the letters gives up
  expect(await porReintentar()).toBe(0);
  await expect.poll(porReintentar, { timeout: 30_000 }).toBeGreaterThan(0);
});

test('quien pide varias descargas ocupa un lugar: la de otra persona no espera por las suyas', async () => {
  const [sigue, otra] = [promesa(), promesa()];
  const empezados: number[] = [];
  const armar_lote: Tareas['armar_lote'] = async ({ lote_id }) => {
    empezados.push(lote_id);
    if (lote_id === 4) otra.cumplir();
    else await sigue.cumplida;
  };
  for (const lote_id of [1, 2, 3]) await encolar(base.db, 'armar_lote', { lote_id }, { fila: 'lotes de 1' });
  await encolar(base.db, 'armar_lote', { lote_id: 4 }, { fila: 'lotes de 2' });
  const tareas = { ...NADA, recuperar_clave: nada, armar_lote };
  const trabajador = await iniciarTrabajador({ databaseUrl: base.url, tareas, avisar: () => undefined, unico: true });
  onTestFinished(() => trabajador.detener());
  await otra.cumplida;
  expect(empezados).toEqual([1, 4]);
  sigue.cumplir();
  await expect.poll(pendientes, { timeout: 10_000 }).toBe(0);
  expect(empezados.sort()).toEqual([1, 2, 3, 4]);
});

test('con varios trabajadores, uno toma lo que hacía otro que murió, y no lo que hace uno que vive', async () => {
  const [tomados, sigue, retomado] = [promesa(), promesa(), promesa()];
  const hechos: string[] = [];
  let empezados = 0;
  const vivo = await iniciar(async ({ username }) => {
    empezados += 1;
    if (empezados === 2) tomados.cumplir();
    await sigue.cumplida;
    hechos.push(username);
  }, false);
  for (let i = 0; i < 2; i++) await encolar(base.db, 'recuperar_clave', { username: 'del vivo' });
  await tomados.cumplida;
  await enTransaccion(base.db, async (trx) => {
    await encolar(trx, 'recuperar_clave', { username: 'del muerto' });
    await sql`update graphile_worker._private_jobs set attempts = 1,
      locked_by = coalesce(locked_by, 'uno-que-murio'), locked_at = now() - interval '1 hour'`.execute(trx);
  });
  const otro = await iniciar(async ({ username }) => {
    hechos.push(username);
    retomado.cumplir();
  }, false);
  await retomado.cumplida;
  sigue.cumplir();
  await Promise.all([vivo.detener(), otro.detener()]);
  expect(hechos).toEqual(['del muerto', 'del vivo', 'del vivo']);
});

test('el reloj vuelve veinte días atrás: lo que se hace a su hora y lo que quedó para después se hacen ahora', async () => {
  const [MINUTO_MS, ATRAS_MS] = [60_000, 20 * 86_400_000];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ATRAS_MS });
  onTestFinished(() => void vi.useRealTimers());
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('barrer_intenciones', now(), now() + interval '30 days')
    on conflict (identifier) do update set last_execution = excluded.last_execution`.execute(base.db);
  await encolar(base.db, 'recuperar_clave', { username: 'maria' });
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '30 days'`.execute(base.db);
  const hechos = new Set<string>();
  const anotar = (cual: string) => async () => void hechos.add(cual);
  const tareas = { ...NADA, recuperar_clave: anotar('la carta'), barrer_intenciones: anotar('el barrido') };
  const avisos: string[] = [];
  const avisar = (_nivel: string, mensaje: string) => void avisos.push(mensaje);
  const trabajador = await iniciarTrabajador({ databaseUrl: base.url, tareas, avisar, unico: true });
  onTestFinished(() => trabajador.detener());
  // an hour behind the database's, just before a minute ends; from then on, faster
  let ahora = Math.floor((Date.now() - ATRAS_MS) / MINUTO_MS - 60) * MINUTO_MS - 100;
  vi.setSystemTime(ahora);
  await expect.poll(() => avisos.join(), { timeout: 10_000 }).toContain('El reloj saltó -1731');
  const avanzar = () => {
    ahora += MINUTO_MS;
    vi.setSystemTime(ahora);
    return [...hechos].sort();
  };
  await expect.poll(avanzar, { timeout: 20_000, interval: 1_000 }).toEqual(['el barrido', 'la carta']);
});
