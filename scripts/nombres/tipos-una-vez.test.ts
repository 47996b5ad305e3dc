import { expect, test } from 'vitest';
import { declaracionesDelRepositorio, exportadas, tiposRepetidos } from './declaraciones.mjs';

test('ningún tipo se exporta dos veces con el mismo nombre', () => {
  const declaraciones = declaracionesDelRepositorio();
  expect(declaraciones.length).toBeGreaterThan(3000);
  expect(tiposRepetidos(declaraciones)).toEqual([]);
});

test('se ven los tipos que dos archivos exportan, como alias, interfaz o clase', () => {
  const uno = exportadas('uno.ts', 'export type A = string; export interface B {} type C = 1; export class D {}');
  const otro = exportadas(
    'otro.ts',
    'export class A {} export type B = 1; export type C = 2; const D = 3; export { D };',
  );
  expect(tiposRepetidos([...uno, ...otro])).toEqual(['A: uno.ts, otro.ts', 'B: uno.ts, otro.ts']);
});
