import { expect, test } from 'vitest';
import csv from '../../../../../data/localidades-buenos-aires.csv?raw';
import { elegirSinTaparse, leerLocalidades } from './leer-localidades.ts';

test('la lista del Colegio se lee entera, sin comillas ni comas de más, y sin las que no se sabe dónde están', () => {
  const [titulos = '', ...renglones] = csv.trim().split(/\r?\n/);
  expect(csv).not.toContain('"');
  expect(new Set(renglones.map((renglon) => renglon.split(',').length))).toEqual(new Set([titulos.split(',').length]));
  const localidades = leerLocalidades(csv);
  expect(localidades.length).toBeGreaterThan(1000);
  expect(localidades.every(({ lat, lng }) => lat < -33 && lat > -42 && lng < -56 && lng > -64)).toBe(true);
  expect(localidades.filter(({ nombre }) => nombre === 'La Plata')).toMatchObject([{ cabecera: true }]);
});

test('ninguna tapa a otra, y la que da nombre a su partido va primero', () => {
  const en = (nombre: string, x: number, y: number, cabecera = false) => ({ nombre, cabecera, donde: { x, y } });
  const todas = [en('Gonnet', 0, 0), en('La Plata', 20, 10, true), en('Berisso', 20, 60), en('Lejos', 400, 0)];
  expect(elegirSinTaparse(todas, 3).map(({ nombre }) => nombre)).toEqual(['La Plata', 'Berisso', 'Lejos']);
  expect(elegirSinTaparse(todas, 1)).toHaveLength(1);
});
