import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

const errores = async (hecho: Promise<unknown>) =>
  hecho.then(
    () => null,
    (error: { status: number; errores: { campo: string }[] }) => [
      error.status,
      error.errores.map(({ campo }) => campo),
    ],
  );

test('un timbrado de otra fecha, de un centavo o con el número de otro legajo no es el de este contrato', async () => {
  const { id } = await vida.hasta('confirmado');
  const otro = await vida.hasta('confirmado');
  await vida.timbrar(otro.id, undefined, { numero: 'R-550 P' });
  const antes = await vida.huella();
  expect(await errores(vida.timbrar(id, undefined, { fecha: '1999-01-01' }))).toEqual([422, ['fecha']]);
  expect(await errores(vida.timbrar(id, undefined, { fecha: '2026-03-21' }))).toEqual([422, ['fecha']]);
  expect(await errores(vida.timbrar(id, undefined, { importe: '0.01' }))).toEqual([422, ['importe']]);
  expect(await errores(vida.timbrar(id, undefined, { numero: 'r-550P' }))).toEqual([422, ['numero']]);
  expect(await vida.huella()).toEqual(antes);
  await expect(vida.timbrar(id)).resolves.toEqual({
    debido: '1200.00',
    importe: '1200.00',
    version: expect.any(Number),
  });
});

test('de dos legajos que registran el mismo número a la vez, uno', async () => {
  const legajos = [await vida.hasta('confirmado'), await vida.hasta('confirmado')];
  const hechos = await Promise.allSettled(legajos.map(({ id }) => vida.timbrar(id, undefined, { numero: 'R-7' })));
  expect(hechos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('anulado un timbrado el contrato lo vuelve a deber y su número queda libre', async () => {
  const { id } = await vida.hasta('confirmado');
  await vida.timbrar(id, undefined, { numero: 'R-8' });
  await vida.anularTimbrado(id);
  expect(await vida.leer(id)).toMatchObject({
    estado: { clave: 'confirmado' },
    timbrado_cumplido: false,
    detalles: [{ timbrados: [{ numero_formateado: 'R-8', anulado: true }] }],
  });
  const otro = await vida.hasta('confirmado');
  await vida.timbrar(otro.id, undefined, { numero: 'R-8' });
  await expect(vida.anularTimbrado(id)).rejects.toThrow('El contrato no está timbrado.');
});

test('con otro contrato timbrado el legajo sigue timbrado; lo visado no se toca', async () => {
  const { id } = await vida.hasta('timbrado');
  const ampliacion = await vida.ampliar(id);
  await vida.cambiarEstado(ampliacion, 'confirmado');
  await vida.timbrar(id, ampliacion);
  await vida.anularTimbrado(id, ampliacion);
  expect((await vida.leer(id)).estado.clave).toBe('timbrado');
  const visado = await vida.hasta('visado');
  await expect(vida.anularTimbrado(visado.id)).rejects.toThrow('ya está visado');
});

test('el sello interno anulado espera que se timbre de nuevo con su cupón, que sigue pago', async () => {
  const { id } = await vida.hasta('confirmado');
  await vida.orden(await vida.original(id), { circuito: 'timbrados', estado: 'pago' });
  await vida.sellar(id);
  await vida.anularTimbrado(id);
  expect((await vida.leer(id)).estado_timbrado).toEqual({ tipo: 'pago' });
  await vida.sellar(id);
  expect((await vida.leer(id)).estado.clave).toBe('timbrado');
});
