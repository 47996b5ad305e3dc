import { randomUUID } from 'node:crypto';
import { diaDelColegio, formatFecha } from '@colega/domain/fechas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../testing/avisos/cartero.ts';
import { borradorDePrueba } from '../../testing/borradores/borrador.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { cuidarBorradores } from './cuidar-borradores.service.ts';
import { seGuardaHasta } from './se-guarda-hasta.ts';

const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;
let e: Escenario;
let cartero: CarteroDePrueba;
beforeAll(async () => {
  e = await crearEscenario();
  cartero = crearCartero(e.prueba);
  await e.db.updateTable('personas').set({ email: 'maria@example.com' }).where('id', '=', e.persona.id).execute();
});
beforeEach(async () => {
  cartero.vaciarBuzon();
  await e.db.deleteFrom('borradores').execute();
});
afterAll(() => e.prueba.cerrar());

/** From the database: no session lives as long as these stories. */
const crear = async (): Promise<string> => {
  const id = randomUUID();
  const ahora = e.prueba.ahora();
  const fila = { id, persona_id: e.persona.id, ...borradorDePrueba(), dispositivo: 'Chrome en Android' };
  await e.db
    .insertInto('borradores')
    .values({ ...fila, creado_en: ahora, actualizado_en: ahora })
    .execute();
  return id;
};
const quedan = async () => (await e.db.selectFrom('borradores').select('id').execute()).map(({ id }) => id);
const pasan = (dias: number) => e.prueba.avanzar(dias * DIA_MS);
/** As often as the clock calls it, and after a death in the middle. */
const cuidar = async (veces = 2) => {
  for (let i = 0; i < veces; i += 1) await cuidarBorradores(e.db, e.prueba.ahora());
  await cartero.repartir();
};
const cartas = () => cartero.buzon.filter(({ asunto }) => asunto.startsWith('Un borrador tuyo'));

test('se avisa a los 60 días y a los 83, una vez cada uno, y se borra pasado el día 90', async () => {
  const id = await crear();
  const dichas: number[] = [];
  for (const dia of [59, 60, 61, 82, 83, 84, 89, 90]) {
    pasan(dia - (dichas.at(-1) ?? 0));
    const antes = cartas().length;
    await cuidar();
    dichas.push(dia);
    expect([dia, cartas().length - antes]).toEqual([dia, dia === 60 || dia === 83 ? 1 : 0]);
  }
  expect(await quedan()).toEqual([id]);
  pasan(1);
  await cuidar();
  expect(await quedan()).toEqual([]);
  expect(cartas()).toHaveLength(2);
});

test('el último día que se dijo se guarda entero; recién al siguiente se borra', async () => {
  // at noon of the college
  const hora = e.prueba.ahora().getTime() % DIA_MS;
  e.prueba.avanzar(DIA_MS - hora + 15 * HORA_MS);
  const id = await crear();
  pasan(83);
  await cuidar();
  const [carta] = cartas();
  const ultimo = seGuardaHasta(new Date(e.prueba.ahora().getTime() - 83 * DIA_MS));
  expect(carta?.asunto).toContain(formatFecha(ultimo));
  e.prueba.avanzar(7 * DIA_MS + 11 * HORA_MS);
  expect(diaDelColegio(e.prueba.ahora())).toBe(ultimo);
  await cuidar();
  expect(await quedan()).toEqual([id]);
  e.prueba.avanzar(2 * HORA_MS);
  await cuidar();
  expect(await quedan()).toEqual([]);
});

test('la carta dice qué le falta y lleva a seguirlo; de quién es y dónde queda, no: se guarda más que el borrador', async () => {
  const id = await crear();
  pasan(60);
  await cuidar();
  const [carta] = cartas();
  expect(carta?.texto).toContain('Legajo Manual. Le falta');
  const avisos = await e.db.selectFrom('avisos').selectAll().execute();
  for (const dicho of [carta?.texto, JSON.stringify(avisos)]) {
    expect(dicho).not.toContain('FERNANDEZ');
    expect(dicho).not.toContain('Calle 50');
  }
  expect(carta?.texto).toContain('Le falta: COMITENTE, CONTRATO.');
  expect(carta?.texto).toContain(`/app/ejercicio/legajo/manual?borrador=${id}`);
});

test('escribir en él lo guarda otros 90 días, y se avisa de nuevo', async () => {
  const id = await crear();
  pasan(85);
  await cuidar();
  await e.db
    .updateTable('borradores')
    .set({ actualizado_en: e.prueba.ahora(), avisado: 0 })
    .where('id', '=', id)
    .execute();
  pasan(30);
  await cuidar();
  expect(await quedan()).toEqual([id]);
  const antes = cartas().length;
  pasan(30);
  await cuidar();
  expect(cartas().length - antes).toBe(1);
});

test('si nadie trabajó en meses, antes de borrarlo se avisa y se esperan los días que faltaban', async () => {
  const id = await crear();
  pasan(200);
  await cuidar();
  expect(await quedan()).toEqual([id]);
  expect(cartas()).toHaveLength(1);
  pasan(7);
  await cuidar();
  expect(await quedan()).toEqual([id]);
  pasan(1);
  await cuidar();
  expect(await quedan()).toEqual([]);
});
