import { CIRCUITOS } from '@colega/domain/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cargarVolumen } from '../../../demo/cargar-volumen.ts';
import { aspirar } from '../../../testing/aspirar.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../../testing/crear-base-de-prueba.ts';
import { medirLectura } from '../../../testing/legajos/medir-lectura.ts';
import { findDeudas, findHermanas } from './deudas.repository.ts';

const HOY = '2026-11-20';
const LEGAJOS = 2_000;
/** What is read of one coupon, whatever others have. */
const POCAS_FILAS = 60;

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
  await cargarVolumen(base.db, HOY, LEGAJOS);
  await aspirar(base);
});
afterAll(() => base.cerrar());

test('lo que se debe de un cupón, y qué otro lo cobra, se leen por él y no entre los de todos', async () => {
  const { n } = await base.db
    .selectFrom('imputaciones')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBeGreaterThan(10 * POCAS_FILAS);
  for (const circuito of CIRCUITOS) {
    const cupones = base.db
      .selectFrom('ordenes_pago')
      .select('id')
      .where('circuito', '=', circuito)
      .orderBy('id', 'desc');
    const cupon = await cupones.executeTakeFirst();
    if (!cupon) continue;
    for (const leer of [findDeudas, findHermanas]) {
      const { filas } = await medirLectura(base.db, (db) => leer(db, cupon.id));
      expect(filas, `${leer.name} de ${circuito}`).toBeLessThanOrEqual(POCAS_FILAS);
    }
  }
});
