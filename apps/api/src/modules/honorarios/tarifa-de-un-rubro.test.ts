import { validarResolucion } from '@colega/domain/honorarios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerUltimaResolucion } from '../../testing/honorarios/ultima-resolucion.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';
import { construirDesde, crearCatalogoVivo } from './catalogo-vivo.ts';
import { leerResoluciones } from './datos-de-honorarios.ts';
import { findResoluciones, findRubrosConTarifa } from './resoluciones.repository.ts';

let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario();
});
afterAll(() => e.prueba.cerrar());

/** The next tariff, with the figures of gas alone. */
const deGas = () => {
  const { siguiente } = leerUltimaResolucion();
  const ultima = leerResoluciones().at(-1) as { tabla: Record<string, Record<string, unknown>> };
  const { tarifas = {}, factores_categoria, coeficientes_tipo_obra, ...comunes } = ultima.tabla;
  const suyas = Object.fromEntries(Object.entries(tarifas).filter(([clave]) => clave.startsWith('gas')));
  const vacia = (parte: Record<string, unknown> = {}) => ({ ...parte, valores: {} });
  return {
    ...{ ...siguiente, tabla: undefined },
    tabla: {
      ...{ ...comunes, tarifas: suyas },
      factores_categoria: vacia(factores_categoria),
      coeficientes_tipo_obra: vacia(coeficientes_tipo_obra),
    },
  };
};
const loQueFalta = async (): Promise<string[]> => {
  const { datos, resoluciones } = construirDesde(
    await findResoluciones(e.db),
    await findRubrosConTarifa(e.db, { conLosQueSiguen: true }),
  );
  const posible = validarResolucion(deGas(), resoluciones, datos);
  return posible.ok ? [] : posible.problema.map(({ ruta }) => ruta);
};

test('a un colegio de un solo rubro le alcanzan sus cifras, mientras ningún legajo siga en otro', async () => {
  const legajo = await vidaDe(e).hasta('confirmado');
  expect(await loQueFalta()).toContain('tabla.tarifas.civil.medicion');
  const deOtro = { activo: false };
  await e.db.updateTable('rubros').set(deOtro).where('clave', '<>', 'instalaciones_de_gas').execute();
  expect(await loQueFalta()).toContain('tabla.tarifas.civil.medicion');
  expect((await loQueFalta()).some((ruta) => ruta.startsWith('tabla.tarifas.electricidad'))).toBe(false);
  await vidaDe(e).anular(legajo.id);
  expect(await loQueFalta()).toEqual([]);
});

test('el catálogo que se calcula y se publica tiene los rubros que el Colegio dejó, en el acto', async () => {
  const catalogo = crearCatalogoVivo();
  const activos = async () =>
    (await catalogo.alDia(e.db)).datos.rubros.filter(({ activo }) => activo).map(({ clave }) => clave);
  expect(await activos()).toEqual(['instalaciones_de_gas']);
  await e.db.updateTable('rubros').set({ activo: true }).where('clave', '=', 'obra_civil').execute();
  expect(await activos()).toEqual(['obra_civil', 'instalaciones_de_gas']);
});
