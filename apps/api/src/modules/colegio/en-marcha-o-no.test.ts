import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cargarVolumen } from '../../demo/cargar-volumen.ts';
import { aspirar } from '../../testing/aspirar.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../testing/crear-base-de-prueba.ts';
import { medirLectura } from '../../testing/legajos/medir-lectura.ts';
import { hayCalculos } from '../honorarios/colegio/preparaciones.repository.ts';
import { hayLegajosPropios } from './listas/listas.repository.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
  await base.sinGuardas(async (db) => {
    await cargarVolumen(db, '2026-11-20', 500, { conCupones: false });
    await sql`update legajos set importacion_id = 1`.execute(db);
    await sql`update legajo_detalles set resolucion_id = null`.execute(db);
    await sql`delete from calculos_honorarios`.execute(db);
  });
  await aspirar(base);
});
afterAll(() => base.cerrar());

test('un colegio que trajo sus legajos y todavía no abrió ninguno lo sabe sin leerlos', async () => {
  expect(await hayLegajosPropios(base.db)).toBe(false);
  expect(await hayCalculos(base.db)).toBe(false);
  for (const leer of [hayLegajosPropios, hayCalculos])
    expect((await medirLectura(base.db, leer)).filas).toBeLessThan(10);
});
