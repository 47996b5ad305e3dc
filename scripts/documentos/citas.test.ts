import { expect, test } from 'vitest';
import { listarArchivos } from '../comun/archivos.mjs';
import { anclaDe, citasPerdidas, filasDelRepositorio, textosDelRepositorio } from './citas.mjs';

const repositorio = { archivos: new Set(listarArchivos()), filas: filasDelRepositorio() };
const perdidas = (linea: string, archivo = 'apps/api/src/config.ts'): string[] =>
  citasPerdidas({ archivo, linea }, repositorio);

test('cada documento, decisión, requisito y supuesto que se cita está en el repositorio', () => {
  const textos = textosDelRepositorio();
  const halladas = textos.flatMap(({ archivo, lineas }) =>
    lineas.flatMap((linea, i) => perdidas(linea, archivo).map((cita) => `${archivo}:${i + 1} ${cita}`)),
  );
  expect(textos.length).toBeGreaterThan(1500);
  expect(halladas).toEqual([]);
});

test.each([
  ['// docs/reference/rules.md#states, decision 0009, AUT-031 y S-136', 0],
  ['// RFC 9116 §2.5.5', 0],
  ['/** `decisions.md` asks for it. */', 1],
  ['// docs/reference/rules.md#nothing', 1],
  ['// (decisions, "States")', 1],
  ['// decision 0999', 1],
  ['// spec 0 §5', 2],
  ['// facts §4.1', 2],
  ['// AUT-999 y S-9999', 2],
])('de «%s» se pierden %i', (linea, cuantas) => {
  expect(perdidas(linea)).toHaveLength(cuantas);
});

test('el ancla de un título es la de GitHub', () => {
  expect(anclaDe('To any moment, with a PostgreSQL of one’s own')).toBe('to-any-moment-with-a-postgresql-of-ones-own');
});
