import { readFileSync } from 'node:fs';
import { campoDeLegajo } from '@colega/domain/legajos';
import { expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../../../raiz.ts';
import { controlDe, observacionesTipo } from './revision.ts';

const HOY = '2026-03-20';

test('cada rubro tiene qué mirar, y ninguna lista nombra un rubro que no hay', () => {
  const rubros = JSON.parse(readFileSync(rutaDesdeRaiz('data', 'rubros.json'), 'utf8')) as { clave: string }[];
  const listas = JSON.parse(readFileSync(rutaDesdeRaiz('data', 'listas-de-control.json'), 'utf8')) as {
    rubros: string[];
  }[];
  for (const { clave } of rubros) expect([clave, controlDe(clave, HOY).length > 0]).toEqual([clave, true]);
  const nombrados = listas.flatMap((lista) => lista.rubros);
  expect(nombrados.sort()).toEqual(rubros.map(({ clave }) => clave).sort());
});

test('los textos para observar son de datos que un legajo tiene, y antes de su fecha no los hay', () => {
  for (const { campo } of observacionesTipo(HOY)) expect(campo === null || campoDeLegajo(campo) !== null).toBe(true);
  expect(observacionesTipo(HOY).length).toBeGreaterThan(10);
  expect(observacionesTipo('2014-12-31')).toEqual([]);
  expect(controlDe('obra_civil', '2014-12-31')).toEqual([]);
});
