import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BaseDeAntes, crearBaseDeAntes } from '../../testing/crear-base-de-antes.ts';

/** The last migration in which the data of what waits for Tesorería had only a number around it. */
const ANTERIOR = '0327_cargos_anulados';
const PROPIOS = [
  ['asunto.pago_por_revisar', 'Ojo: Cupón N.º {cupon} espera', 'Ojo: {cupon} espera'],
  [
    'apertura.pago_por_revisar',
    'Mirá el cupón {cupon}, y si no {cupon}, avisá.',
    'Mirá el {cupon}, y si no {cupon}, avisá.',
  ],
  ['cierre.pago_por_revisar', 'Es el nro. {cupon} de hoy (N° {cupon})', 'Es el {cupon} de hoy ({cupon})'],
  ['motivo.pago_por_revisar', 'Del cupón de siempre', 'Del cupón de siempre'],
  ['asunto.pago_acreditado', 'Pagaste el cupón N.º {cupon}', 'Pagaste el cupón N.º {cupon}'],
] as const;

let antes: BaseDeAntes;
beforeAll(async () => {
  antes = await crearBaseDeAntes(ANTERIOR);
  await antes.db
    .insertInto('textos_del_colegio')
    .values(PROPIOS.map(([clave, texto]) => ({ clave, texto })))
    .execute();
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

test('al actualizar, el texto propio de un pago por revisar no dice "cupón" dos veces, y los demás quedan', async () => {
  const claves = PROPIOS.map(([clave]) => clave);
  const textos = await antes.db
    .selectFrom('textos_del_colegio')
    .select(['clave', 'texto'])
    .where('clave', 'in', claves)
    .execute();
  expect(new Map(textos.map(({ clave, texto }) => [clave, texto]))).toEqual(
    new Map(PROPIOS.map(([clave, , queda]) => [clave, queda])),
  );
});
