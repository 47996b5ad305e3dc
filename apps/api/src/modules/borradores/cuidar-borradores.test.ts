import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../testing/avisos/cartero.ts';
import { borradorDePrueba } from '../../testing/borradores/borrador.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { cuidarBorradores } from './cuidar-borradores.service.ts';

const DIA_MS = 86_400_000;
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

test('se avisa a los 60 días y a los 83, una vez cada uno, y a los 90 se borra', async () => {
  const id = await crear();
  const dichas: number[] = [];
  for (const dia of [59, 60, 61, 82, 83, 84, 89]) {
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

test('la carta dice cuál es, qué le falta y hasta cuándo, y lleva a seguirlo', async () => {
  const id = await crear();
  pasan(60);
  await cuidar();
  const [carta] = cartas();
  expect(carta?.texto).toContain('Legajo Manual: FERNANDEZ ANA PAULA · Calle 50 1234');
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
  pasan(6);
  await cuidar();
  expect(await quedan()).toEqual([id]);
  pasan(1);
  await cuidar();
  expect(await quedan()).toEqual([]);
});
