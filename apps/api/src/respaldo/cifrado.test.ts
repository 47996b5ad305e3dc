import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { cifrar, descifrar, MARCA_DE_CIFRADO } from './cifrado.ts';

const FRASE = 'una frase larga de prueba';
// These tests do not prove that it is slow.
const RAPIDO = { N: 16 };
const MEGA = 1 << 20;
const ENCABEZADO = MARCA_DE_CIFRADO.length + 16;

async function* dePartes(bytes: Buffer, largo: number): AsyncGenerator<Buffer> {
  for (let i = 0; i < bytes.length; i += largo) yield bytes.subarray(i, i + largo);
}
const cifrado = (bytes: Buffer): Promise<Buffer> => buffer(cifrar(dePartes(bytes, 70_000), FRASE, RAPIDO));
const abierto = (bytes: Buffer, frase = FRASE): Promise<Buffer> =>
  buffer(descifrar(dePartes(bytes, 50_000), frase, RAPIDO));

describe('un respaldo cifrado', () => {
  test.each([0, MEGA, 2 * MEGA + 1])('de %d bytes se abre igual con su frase', async (largo) => {
    const bytes = randomBytes(largo);
    const cerrado = await cifrado(bytes);
    expect(cerrado.subarray(0, MARCA_DE_CIFRADO.length)).toEqual(MARCA_DE_CIFRADO);
    expect((await abierto(cerrado)).equals(bytes)).toBe(true);
  });

  test('no muestra lo que lleva, y nunca se cifra dos veces igual', async () => {
    const bytes = Buffer.from('Comitente: Ana Paula Fernández '.repeat(40));
    const [uno, otro] = [await cifrado(bytes), await cifrado(bytes)];
    expect(uno.includes('Fernández')).toBe(false);
    expect(uno.subarray(ENCABEZADO).equals(otro.subarray(ENCABEZADO))).toBe(false);
  });

  test('con otra frase, tocado, cortado o con sus trozos cambiados de lugar no se abre', async () => {
    const trozo = MEGA + 16;
    const entero = await cifrado(randomBytes(2 * MEGA + 500));
    const tocado = Buffer.from(entero);
    tocado[ENCABEZADO + 100] = (tocado[ENCABEZADO + 100] ?? 0) ^ 1;
    const [sal, uno, dos, fin] = [
      entero.subarray(0, ENCABEZADO),
      entero.subarray(ENCABEZADO, ENCABEZADO + trozo),
      entero.subarray(ENCABEZADO + trozo, ENCABEZADO + 2 * trozo),
      entero.subarray(ENCABEZADO + 2 * trozo),
    ];
    await expect(abierto(entero, 'otra frase cualquiera')).rejects.toThrow('RESPALDO_CLAVE');
    for (const roto of [
      tocado,
      entero.subarray(0, -1),
      Buffer.concat([sal, uno, dos]),
      Buffer.concat([sal, dos, uno, fin]),
      Buffer.concat([sal, uno, fin]),
      sal,
      sal.subarray(0, 20),
    ])
      await expect(abierto(roto)).rejects.toThrow('no se restauró nada');
  });
});
