import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { promesa } from '../testing/jobs/promesa.ts';
import { abrirPuerta } from '../testing/jobs/puerta.ts';
import { encolar, type NombreDeTrabajo } from './cola.ts';
import { iniciarTrabajador, type Tareas } from './trabajador.ts';

/** The bound for what must happen by itself soon after the database returns. */
const ENSEGUIDA = { timeout: 8_000, interval: 50 };

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(base.db);
  await sql`delete from graphile_worker._private_job_queues`.execute(base.db);
});

const nada = async (): Promise<void> => undefined;
type Puerta = Awaited<ReturnType<typeof abrirPuerta>>;

const trabajar = async ({ url }: Pick<Puerta, 'url'>, otras: Partial<Tareas> = {}) => {
  const hechos: string[] = [];
  const tareas: Tareas = {
    ...{
      barrer_intenciones: nada,
      dar_de_baja: nada,
      barrer_cobranzas: nada,
      devolver_pagos: nada,
      generar_cargos: nada,
      anular_cargos: nada,
      retomar_cargos: nada,
      quitar_imagenes: nada,
      validar_comitentes: nada,
      ensayar_importacion: nada,
      aceptar_importacion: nada,
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
      pedir_conciliacion: nada,
      conciliar: nada,
      exportar_libro: nada,
      ensayar_arancel: nada,
      exportar_ensayo: nada,
      sumar_informes: nada,
    },
    ...{ avisar_vencimientos: nada, avisar_seguridad: nada },
    vencer_cupones: async () => void hechos.push('cupones'),
    armar_lote: async ({ lote_id }) => void hechos.push(`lote ${lote_id}`),
    enviar_aviso: async ({ aviso_id }) => void hechos.push(`aviso ${aviso_id}`),
    mandar_certificado: async ({ envio_id }) => void hechos.push(`certificado ${envio_id}`),
    avisar_al_dispositivo: async ({ envio_id }) => void hechos.push(`envío ${envio_id}`),
    recuperar_clave: async ({ username }) => void hechos.push(username),
    ...otras,
  };
  const trabajador = await iniciarTrabajador({ databaseUrl: url, tareas, avisar: () => undefined, unico: false });
  onTestFinished(() => trabajador.detener());
  return { hechos, trabajador };
};
const lote = (lote_id: number) => encolar(base.db, 'armar_lote', { lote_id }, { fila: 'lotes de 1' });
const trabados = async (): Promise<unknown[]> =>
  (
    await sql`select id::text, locked_by from graphile_worker._private_jobs where locked_at is not null
      union all select queue_name, locked_by from graphile_worker._private_job_queues where locked_at is not null`.execute(
      base.db,
    )
  ).rows;
const quedan = async (...nombres: NombreDeTrabajo[]): Promise<number> =>
  (await sql`select from graphile_worker.jobs where key is null and task_identifier = any(${nombres})`.execute(base.db))
    .rows.length;
const unoDeCadaCarril = async (): Promise<void> => {
  await encolar(base.db, 'vencer_cupones', {});
  await encolar(base.db, 'enviar_aviso', { aviso_id: 1 });
  await lote(1);
};
const DE_CADA_CARRIL = ['aviso 1', 'cupones', 'lote 1'];

test('si la base cae mientras se averigua qué trabajos hay, al volver se hacen: los de todos los carriles', async () => {
  const puerta = await abrirPuerta(base.url);
  const caidos = Promise.all([1, 2, 3].map(() => puerta.cortarEn('pedido', '_private_tasks')));
  const { hechos } = await trabajar(puerta);
  await caidos;
  await unoDeCadaCarril();
  await expect.poll(() => hechos.toSorted(), ENSEGUIDA).toEqual(DE_CADA_CARRIL);
});

test('un trabajo que se dio y cuya respuesta se perdió no queda tomado por nadie, ni su fila', async () => {
  const puerta = await abrirPuerta(base.url);
  const { hechos } = await trabajar(puerta);
  const perdida = puerta.cortarEn('respuesta', '"lote_id":1');
  await lote(1);
  await perdida;
  await lote(2);
  await expect.poll(() => hechos, ENSEGUIDA).toEqual(['lote 1', 'lote 2']);
  await expect.poll(trabados, ENSEGUIDA).toEqual([]);
});

test('uno que tiene su hora y cuya respuesta se perdió se hace enseguida, y no a la hora siguiente', async () => {
  const puerta = await abrirPuerta(base.url);
  const { hechos } = await trabajar(puerta);
  const perdida = puerta.cortarEn('respuesta', '"de_las":3');
  await sql`select graphile_worker.add_job('vencer_cupones', payload => '{"de_las":3}'::json, max_attempts => 1,
    job_key => 'vencer_cupones')`.execute(base.db);
  await perdida;
  await expect.poll(() => hechos, ENSEGUIDA).toEqual(['cupones']);
  await expect.poll(trabados, ENSEGUIDA).toEqual([]);
});

test('tampoco si el mismo carril está haciendo otra cosa, que se termina y no se hace otra vez', async () => {
  const puerta = await abrirPuerta(base.url);
  const sigue = promesa();
  const hechos: string[] = [];
  const armar_lote: Tareas['armar_lote'] = async ({ lote_id }) => {
    hechos.push(`lote ${lote_id}`);
    if (lote_id === 7) await sigue.cumplida;
  };
  await trabajar(puerta, { armar_lote });
  await encolar(base.db, 'armar_lote', { lote_id: 7 }, { fila: 'lotes de 7' });
  await expect.poll(() => hechos, ENSEGUIDA).toEqual(['lote 7']);
  const perdida = puerta.cortarEn('respuesta', '"lote_id":1');
  await lote(1);
  await perdida;
  await expect.poll(() => hechos, ENSEGUIDA).toEqual(['lote 7', 'lote 1']);
  sigue.cumplir();
  await expect.poll(() => quedan('armar_lote'), ENSEGUIDA).toBe(0);
  expect(hechos).toEqual(['lote 7', 'lote 1']);
});

/** The server says that one row was written, without a notice: only recording a finished job gets this answer. */
const ANOTADO = ['n\0\0\0\u0004C', 'UPDATE 1\0Z'];
test.each([
  ['se anotó y no se supo', 'respuesta' as const, ['lote 1', 'lote 2']],
  ['no llegó a anotarse', 'pedido' as const, ['lote 1', 'lote 1', 'lote 2']],
])('lo que se hizo y %s: la fila sigue enseguida', async (_, en, esperados) => {
  const puerta = await abrirPuerta(base.url);
  const { hechos } = await trabajar(puerta);
  const perdida = en === 'pedido' ? puerta.cortarEn(en, 'complete_job_q') : puerta.cortarEn(en, ...ANOTADO);
  await lote(1);
  await perdida;
  await lote(2);
  await expect.poll(() => hechos, ENSEGUIDA).toEqual(esperados);
  await expect.poll(trabados, ENSEGUIDA).toEqual([]);
});

test.each([
  ['lo hecho', 'complete_job', nada],
  ['lo que falló', 'fail_job', () => Promise.reject(new Error('no'))],
])('si se corta al anotar %s mientras ya hay más para hacer, detenerlo termina', async (_, anotar, armar_lote) => {
  for (let vez = 0; vez < 4; vez++) {
    const puerta = await abrirPuerta(base.url);
    const { trabajador } = await trabajar(puerta, { armar_lote });
    const perdida = puerta.cortarEn('pedido', anotar);
    for (let i = 0; i < 8; i++) await encolar(base.db, 'armar_lote', { lote_id: i }, { fila: `lotes de ${i}` });
    await perdida;
    let detenido = false;
    void trabajador.detener().then(() => {
      detenido = true;
    });
    await expect.poll(() => detenido, ENSEGUIDA).toBe(true);
  }
});

test('una y otra caída, en cualquier momento: cuando vuelve se hace lo que hay, y detenerlo termina', async () => {
  const puerta = await abrirPuerta(base.url);
  const { hechos, trabajador } = await trabajar(puerta);
  for (const momento of [
    'get_job',
    'pg_advisory_lock',
    '_private_tasks',
    'LISTEN',
    'migrations',
    'json_to_recordset',
  ]) {
    puerta.caer();
    puerta.volver();
    const cortado = puerta.cortarEn('pedido', momento);
    await cortado;
    puerta.caer();
    puerta.volver();
  }
  await unoDeCadaCarril();
  await expect.poll(() => hechos.toSorted(), ENSEGUIDA).toEqual(DE_CADA_CARRIL);
  puerta.caer();
  await trabajador.detener();
});

test('una conexión que se corta en silencio no lo detiene para siempre, ni a quien lo detiene', async () => {
  const puerta = await abrirPuerta(base.url);
  const { hechos, trabajador } = await trabajar(puerta);
  puerta.enmudecer();
  await unoDeCadaCarril();
  // A worker asks each second and waits for the answer.
  await expect.poll(() => hechos, { timeout: 2_500, interval: 2_000 }).toEqual([]);
  puerta.volver();
  await expect.poll(() => hechos.toSorted(), { timeout: 30_000 }).toEqual(DE_CADA_CARRIL);
  puerta.enmudecer();
  await trabajador.detener();
});

test('quien pierde la conexión un momento sigue siendo quien hace lo suyo: otro no lo hace también', async () => {
  const [deUno, deOtro] = [await abrirPuerta(base.url), await abrirPuerta(base.url)];
  const sigue = promesa();
  const hechos: string[] = [];
  const recuperar_clave: Tareas['recuperar_clave'] = async ({ username }) => {
    hechos.push(username);
    await sigue.cumplida;
  };
  await trabajar(deUno, { recuperar_clave });
  await encolar(base.db, 'recuperar_clave', { username: 'ana' });
  await expect.poll(() => hechos, ENSEGUIDA).toEqual(['ana']);
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_at is not null`.execute(
    base.db,
  );
  deUno.caer();
  // The other process looks for dead workers, and then asks what is scheduled.
  const miro = deOtro.pasa('respuesta', 'ahora');
  const otro = await trabajar(deOtro, { recuperar_clave });
  await miro;
  deUno.volver();
  for (let i = 0; i < 2; i++) await deOtro.pasa('respuesta', 'ahora');
  await encolar(base.db, 'vencer_cupones', {});
  await expect.poll(() => quedan('vencer_cupones'), ENSEGUIDA).toBe(0);
  expect(hechos).toEqual(['ana']);
  sigue.cumplir();
  await expect.poll(() => quedan('recuperar_clave'), ENSEGUIDA).toBe(0);
  expect([...hechos, ...otro.hechos.filter((hecho) => hecho !== 'cupones')]).toEqual(['ana']);
});
