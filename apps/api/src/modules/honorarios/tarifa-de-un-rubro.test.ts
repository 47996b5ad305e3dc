import type { PreparacionLeida } from '@colega/contract/honorarios';
import { validarResolucion } from '@colega/domain/honorarios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../testing/construir.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { leerUltimaResolucion } from '../../testing/honorarios/ultima-resolucion.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';
import { construirDesde, crearCatalogoVivo } from './catalogo-vivo.ts';
import { leerResoluciones } from './datos-de-honorarios.ts';
import { findResoluciones, findRubrosConTarifa } from './resoluciones.repository.ts';

const ARANCELES = '/colegio/aranceles';

let e: Escenario;
let ana: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  await operador(e.db, 'ana', { roles: ['aranceles'] });
  ana = await e.prueba.conSesion('ana', '/colegio/authentication_token');
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
const loQueFaltaEnLaMesa = async (): Promise<string[]> => {
  const { id } = (await ana('POST', `${ARANCELES}/preparaciones`, { payload: {} })).json();
  const { vigente_desde: _, vigente_hasta: __, id: ___, nombre: ____, ...contenido } = deGas();
  await e.db
    .updateTable('aranceles_en_preparacion')
    .set({ contenido: JSON.stringify(contenido), version: 2 })
    .where('id', '=', id)
    .execute();
  const { problemas } = (await ana('GET', `${ARANCELES}/preparaciones/${id}`)).json<PreparacionLeida>();
  return problemas.map(({ campo }) => campo);
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
  // preparing one asks for the same
  expect(await loQueFaltaEnLaMesa()).toContain('tabla/tarifas/civil.medicion/ur_por_planta');
  expect(await loQueFalta()).toContain('tabla.tarifas.civil.medicion');
  expect((await loQueFalta()).some((ruta) => ruta.startsWith('tabla.tarifas.electricidad'))).toBe(false);
  await vidaDe(e).anular(legajo.id);
  expect(await loQueFalta()).toEqual([]);
  expect(await loQueFaltaEnLaMesa()).toEqual([]);
});

test('el catálogo que se calcula y se publica tiene los rubros que el Colegio dejó, en el acto', async () => {
  const catalogo = crearCatalogoVivo();
  const activos = async () =>
    (await catalogo.alDia(e.db)).datos.rubros.filter(({ activo }) => activo).map(({ clave }) => clave);
  expect(await activos()).toEqual(['instalaciones_de_gas']);
  await e.db.updateTable('rubros').set({ activo: true }).where('clave', '=', 'obra_civil').execute();
  expect(await activos()).toEqual(['obra_civil', 'instalaciones_de_gas']);
});
