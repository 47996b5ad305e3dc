import { expect, test } from 'vitest';
import { catalogoDelTarifario } from '../testing/tarifario.ts';
import type { DatosDelCatalogo } from './datos/datos-del-catalogo.ts';
import { estaConfirmada } from './esta-confirmada.ts';
import { ponerNorma, rutasDeNormas } from './preparar/normas.ts';
import { cambiarEn } from './preparar/ruta-de-celda.ts';

const { datos, resoluciones } = catalogoDelTarifario();
const con = (...segmentos: string[]): DatosDelCatalogo => ({
  ...datos,
  rubros: datos.rubros.map((rubro) => ({ ...rubro, activo: segmentos.includes(rubro.segmento?.key ?? '') })),
});
const ultima = resoluciones.at(-1);
if (!ultima) throw new Error('There is no tariff in the book of the tests');
const { fuentes, tabla } = ultima;
const cruda = { fuentes, tabla };
const conNormas = rutasDeNormas(cruda).reduce(
  (nueva, ruta) => ponerNorma(nueva, ruta, { norma: 'Res. 1', articulo: '' }) as typeof cruda,
  cruda,
);
const sinConfirmar = (ruta: string) => cambiarEn(conNormas, `${ruta}/supuesto`, 'S-39');

test.each([
  ['fuentes/unidad_referencial', ['civil', 'gas'], ['gas']],
  ['tabla/escala', ['civil'], ['gas']],
  ['tabla/estado_obra', ['civil'], ['electricidad']],
  ['tabla/factores_categoria', ['civil'], ['gas']],
  ['tabla/repartos', ['civil', 'gas'], []],
  ['tabla/tarifas/civil.proyecto', ['civil'], ['gas']],
  ['tabla/tarifas/gas.proyecto', ['civil', 'gas'], ['civil']],
])('con %s de referencia, no está confirmada donde se lee', (ruta, seLee, otros) => {
  for (const segmento of seLee.slice(-1)) expect(estaConfirmada(sinConfirmar(ruta), con(segmento))).toBe(false);
  const queda = ruta.startsWith('fuentes/') || otros.length === 0;
  if (!queda) expect(estaConfirmada(sinConfirmar(ruta), con(...otros))).toBe(true);
  expect(estaConfirmada(conNormas, con('civil', 'gas', 'electricidad', 'electromecanico'))).toBe(true);
});

test('la categoría de un rubro que el Colegio no tiene no la hace de referencia', () => {
  const categorias = 'tabla/factores_categoria/fuentes/valores';
  expect(estaConfirmada(sinConfirmar(`${categorias}/electricidad/primera`), con('civil'))).toBe(true);
  expect(estaConfirmada(sinConfirmar(`${categorias}/civil/primera`), con('civil'))).toBe(false);
});
