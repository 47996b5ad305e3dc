import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { crearCorreo } from '../correo/correo.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { promesa } from '../testing/jobs/promesa.ts';
import { encolar } from './cola.ts';
import { proximasVeces } from './horario.ts';
import { ponerEnHora } from './poner-en-hora.ts';
import { iniciarTrabajador, type Tareas } from './trabajador.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());
beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(base.db));

const nada = async (): Promise<void> => undefined;
const NADA = {
  barrer_intenciones: nada,
  dar_de_baja: nada,
  barrer_cobranzas: nada,
  devolver_pagos: nada,
  generar_cargos: nada,
  anular_cargos: nada,
  retomar_cargos: nada,
  vencer_cupones: nada,
  pedir_conciliacion: nada,
  conciliar: nada,
  exportar_libro: nada,
  armar_lote: nada,
  ensayar_importacion: nada,
  aceptar_importacion: nada,
  quitar_imagenes: nada,
  validar_comitentes: nada,
  avisar_trabajo: nada,
  regir_bloqueos: nada,
  avisar_vencidos: nada,
  avisar_credenciales: nada,
  avisar_arancel: nada,
  avisar_retiro: nada,
  avisar_lista: nada,
  avisar_retiro_de_lista: nada,
  cuidar_borradores: nada,
  mandar_resumenes: nada,
  olvidar_avisos: nada,
  verificar_auditoria: nada,
  ensayar_arancel: nada,
  exportar_ensayo: nada,
  sumar_informes: nada,
  enviar_aviso: nada,
  avisar_al_dispositivo: nada,
  mandar_certificado: nada,
  avisar_vencimientos: nada,
  avisar_seguridad: nada,
};
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
const pendientes = async (): Promise<number> =>
  (await sql`select from graphile_worker.jobs where key is null`.execute(base.db)).rows.length;

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
    enviar_aviso: () =>
      correo.enviar({ de: 'Colegio', para: 'maria@example.com', asunto: 'Hola', texto: 'Hola', html: 'Hola' }),
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
  await expect.poll(() => empezados.toSorted()).toEqual([1, 4]);
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

const conHorario = async (): Promise<{ nombre: string; espera: boolean; segundos: number }[]> => {
  const { rows } = await sql<{ nombre: string; espera: boolean; segundos: number }>`
    select key as nombre, locked_at is null and attempts < max_attempts as espera,
           extract(epoch from run_at - now())::float as segundos
    from graphile_worker.jobs where key is not null order by key`.execute(base.db);
  return rows;
};
const correrHorario = (cuando: string, cambios = '') =>
  sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + ${cuando}::interval ${sql.raw(cambios)})
    from graphile_worker.jobs`.execute(base.db);

test('lo que tiene su hora está siempre en la cola, una vez, por más trabajadores que haya', async () => {
  const hechos: string[] = [];
  const tareas = { ...NADA, recuperar_clave: nada, barrer_intenciones: async () => void hechos.push('el barrido') };
  const [uno, otro] = await Promise.all(
    [1, 2].map(() => iniciarTrabajador({ databaseUrl: base.url, tareas, avisar: () => undefined, unico: false })),
  );
  onTestFinished(() => Promise.all([uno?.detener(), otro?.detener()]).then(nada));
  const nombres = proximasVeces(new Date()).map(({ nombre }) => nombre);
  const enLaCola = async () => (await conHorario()).map(({ nombre }) => nombre);
  await expect.poll(enLaCola, { timeout: 10_000 }).toEqual(nombres.toSorted());
  await correrHorario('-1 second');
  await expect.poll(() => hechos, { timeout: 10_000 }).toEqual(['el barrido']);
  await expect.poll(enLaCola, { timeout: 10_000 }).toEqual(nombres.toSorted());
});

test('un reloj que iba treinta días adelantado: lo que quedó para después se hace ahora, y lo que tiene su hora vuelve a ella', async () => {
  const cliente = new pg.Client({ connectionString: base.url });
  await cliente.connect();
  onTestFinished(() => cliente.end());
  await ponerEnHora(cliente);
  await encolar(base.db, 'recuperar_clave', { username: 'maria' });
  await correrHorario('30 days');
  await ponerEnHora(cliente);
  const { rows } = await sql`select from graphile_worker.jobs where key is null and run_at <= now()`.execute(base.db);
  expect(rows).toHaveLength(1);
  for (const { nombre, segundos } of await conHorario()) expect([nombre, segundos <= 86_400]).toEqual([nombre, true]);
});

test('lo que falló a su hora cuenta un rato entre lo abandonado, y después espera la próxima', async () => {
  const cliente = new pg.Client({ connectionString: base.url });
  await cliente.connect();
  onTestFinished(() => cliente.end());
  const esperan = async () => (await conHorario()).map(({ espera }) => espera);
  await ponerEnHora(cliente);
  const todos = await esperan();
  expect(todos.length).toBeGreaterThan(3);
  await correrHorario('-10 seconds', ', attempts => 1');
  await ponerEnHora(cliente);
  expect(await esperan()).toEqual(todos.map(() => false));
  await correrHorario('-31 seconds', ', attempts => 1');
  await ponerEnHora(cliente);
  expect(await esperan()).toEqual(todos.map(() => true));
});
