import { expect, test } from 'vitest';
import { crearCodigos, hashDeCodigo } from './codigos-de-recuperacion.ts';
import { abrir, sellar } from './sellar.ts';

const SECRETO = 'un secreto de prueba de 32 caracteres';
const CLARO = Buffer.from('12345678901234567890');

test('lo sellado no se ve, nunca es igual dos veces y se abre como era', () => {
  const [uno, otro] = [sellar(SECRETO, 7, CLARO), sellar(SECRETO, 7, CLARO)];
  expect(uno.includes(CLARO)).toBe(false);
  expect(uno.equals(otro)).toBe(false);
  expect(abrir(SECRETO, 7, uno)).toEqual(CLARO);
});

test('con otro secreto, copiado a otra persona, tocado o cortado no se abre', () => {
  const sellado = sellar(SECRETO, 7, CLARO);
  const tocado = Buffer.from(sellado);
  tocado[20] = (tocado[20] ?? 0) ^ 1;
  expect(abrir('otro secreto de prueba de 32 letras!', 7, sellado)).toBeNull();
  expect(abrir(SECRETO, 8, sellado)).toBeNull();
  for (const malo of [tocado, sellado.subarray(0, -1), sellado.subarray(0, 5)])
    expect(abrir(SECRETO, 7, malo)).toBeNull();
});

test('los códigos de recuperación son diez distintos, y se leen con o sin guiones y en mayúsculas', () => {
  const codigos = crearCodigos();
  expect(new Set(codigos).size).toBe(10);
  for (const codigo of codigos) {
    expect(codigo).toMatch(/^([2-9a-hjkmnp-z]{4}-){5}[2-9a-hjkmnp-z]{4}$/);
    expect(hashDeCodigo(` ${codigo.toUpperCase().replaceAll('-', ' ')} `)).toEqual(hashDeCodigo(codigo));
  }
});
