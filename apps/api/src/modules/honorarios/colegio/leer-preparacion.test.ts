import { afterAll, beforeAll, expect, test } from 'vitest';
import { usuario } from '../../../testing/construir.ts';
import { leerUltimaResolucion } from '../../../testing/honorarios/ultima-resolucion.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { crearCatalogoVivo } from '../catalogo-vivo.ts';
import { findResoluciones } from '../resoluciones.repository.ts';
import { leerArancelEnPreparacion } from './leer-preparacion.service.ts';
import { insertPreparacion } from './preparaciones.repository.ts';

const { ultima, siguiente } = leerUltimaResolucion();

let e: Escenario;
let quien: number;
let contenido: Record<string, unknown>;
beforeAll(async () => {
  e = await crearEscenario();
  quien = (await usuario(e.db, 'aranceles', { contextos: [] })).id;
  const base = (await findResoluciones(e.db)).at(-1) as Record<string, unknown>;
  const { id: _, nombre: __, vigente_desde: ___, vigente_hasta: ____, ...cifras } = base;
  contenido = cifras;
});
afterAll(() => e.prueba.cerrar());

const preparar = (otro: object = {}) =>
  insertPreparacion(e.db, {
    nombre: siguiente.nombre,
    vigente_desde: siguiente.vigente_desde,
    base_id: ultima.id,
    contenido: { ...contenido, ...otro },
    creado_por: quien,
    creado_en: new Date(),
  });
const leer = async (id: number) => leerArancelEnPreparacion(e.db, id, (await crearCatalogoVivo().alDia(e.db)).datos);

test('un arancel en preparación se lee listo para calcular, sin publicarse', async () => {
  const id = await preparar({ honorario_minimo: '123456.00' });
  const leido = await leer(id);
  expect(leido).toMatchObject({ id, version: 1, base_id: ultima.id, terminado: false });
  const resolucion = leido?.resolucion.ok ? leido.resolucion.valor : undefined;
  expect(resolucion).toMatchObject({ honorario_minimo: '123456.00', vigente_desde: siguiente.vigente_desde });
  expect(resolucion?.calcular.size).toBeGreaterThan(30);
  expect((await crearCatalogoVivo().alDia(e.db)).resoluciones.at(-1)?.id).toBe(ultima.id);
});

test('el que no se puede calcular dice por qué, y el que no existe no es ninguno', async () => {
  const leido = await leer(await preparar({ honorario_minimo: '0.00' }));
  expect(leido?.resolucion).toMatchObject({ ok: false, problema: [{ ruta: 'honorario_minimo' }] });
  expect(await leer(999)).toBeUndefined();
});
