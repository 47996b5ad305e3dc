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
/** docs/decisions/0015-plumbing-given-back.md. */
const MAXIMO_DEL_INGRESO = 155 * KB;
/** Screens that people arrive straight at: kB until they are drawn, and files besides the entry's. */
const PRIMERAS = [
  { que: 'Inicio', path: '/app/dashboard', maximo: 228, piezas: 16 },
  { que: 'la lista de legajos', path: '/app/ejercicio/legajos/listado', maximo: 244, piezas: 23 },
  { que: 'un legajo', path: '/app/ejercicio/legajo/1/detail', maximo: 306, piezas: 50 },
  { que: 'el legajo automático', path: '/app/ejercicio/legajo/automatico', maximo: 300, piezas: 50 },
];

type Pantalla = { patron: string; modulos: string[]; estilos: string[] };
const pantallas = (): Pantalla[] => leerPantallas();

beforeAll(async () => {
  await construirLoQueCambio();
});

test('hasta que el ingreso anda bajan 155 kB de programa y estilos, y no más', () => {
  const peso = pesoDe(archivosDelIngreso());
  expect(peso).toBeGreaterThan(0);
  expect(peso).toBeLessThanOrEqual(MAXIMO_DEL_INGRESO);
});

test.each(PRIMERAS)('$que llega en pocas piezas y no engorda', ({ path, maximo, piezas }) => {
  const pantalla = pantallas().find(({ patron }) => new RegExp(patron).test(path)) as Pantalla;
  expect(pesoDe(archivosDePantalla(pantalla))).toBeLessThanOrEqual(maximo * KB);
  expect(pantalla.modulos.length).toBeLessThanOrEqual(piezas);
});

const DE_LAS_CUENTAS = '[DecimalError]';

test.each(['/app/dashboard', '/app/ejercicio/legajos/listado'])('%s no cuenta plata y no trae con qué', (path) => {
  const { modulos } = pantallas().find(({ patron }) => new RegExp(patron).test(path)) as Pantalla;
  expect(modulos.filter((archivo) => tieneRastro(archivo, DE_LAS_CUENTAS))).toEqual([]);
  const detalle = pantallas().find(({ patron }) => new RegExp(patron).test('/app/ejercicio/legajo/1/detail'));
  expect(detalle?.modulos.some((archivo) => tieneRastro(archivo, DE_LAS_CUENTAS))).toBe(true);
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
