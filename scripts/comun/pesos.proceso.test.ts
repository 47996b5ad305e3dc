import { beforeAll, expect, test } from 'vitest';
import { construirLoQueCambio } from './construir.mjs';
import {
  archivosDeEntrada,
  archivosDelIngreso,
  archivosDePantalla,
  leerPantallas,
  loQueTraen,
  PESADAS,
  pesoDe,
  tieneRastro,
} from './pesos.mjs';

const KB = 1000;
const MAXIMO_DEL_INGRESO = 150 * KB;
const MAXIMO_DE_INICIO = 222 * KB;
const PIEZAS_DE_INICIO = 8;

type Pantalla = { patron: string; modulos: string[]; estilos: string[] };
const pantallas = (): Pantalla[] => leerPantallas();
const inicio = (): Pantalla => pantallas().find(({ patron }) => patron.includes('dashboard')) as Pantalla;

beforeAll(async () => {
  await construirLoQueCambio();
});

test('hasta que el ingreso anda bajan 150 kB de programa y estilos, y no más', () => {
  const peso = pesoDe(archivosDelIngreso());
  expect(peso).toBeGreaterThan(0);
  expect(peso).toBeLessThanOrEqual(MAXIMO_DEL_INGRESO);
});

test('Inicio llega en pocas piezas y no engorda', () => {
  expect(pesoDe(archivosDePantalla(inicio()))).toBeLessThanOrEqual(MAXIMO_DE_INICIO);
  expect(inicio().modulos.length).toBeLessThanOrEqual(PIEZAS_DE_INICIO);
});

test.each(Object.entries(PESADAS))(
  '%s se baja donde se usa: ninguna pantalla lo trae de entrada',
  (_, { fuente, rastro }) => {
    expect(loQueTraen([fuente]).some((archivo) => tieneRastro(archivo, rastro))).toBe(true);
    for (const pantalla of pantallas()) {
      const traidos = [...archivosDeEntrada(), ...pantalla.modulos];
      expect(
        traidos.filter((archivo) => tieneRastro(archivo, rastro)),
        pantalla.patron,
      ).toEqual([]);
    }
  },
);
