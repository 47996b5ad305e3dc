import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerUltimaResolucion } from '../../testing/honorarios/ultima-resolucion.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { cargarResoluciones } from './cargar-resoluciones.ts';
import { crearCatalogoVivo } from './catalogo-vivo.ts';
import { publicarResolucion, revisarResolucion } from './publicar-resolucion.service.ts';

const { ultima: ULTIMA, siguiente, vispera: VISPERA } = leerUltimaResolucion();
const NUEVA = { ...siguiente, unidad_referencial: '9999999.00' };
const AHORA = new Date(`${VISPERA}T12:00:00Z`);

let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario();
});
afterAll(() => e.prueba.cerrar());

const motivos = async (archivo: unknown): Promise<string> => {
  const revisada = await revisarResolucion(e.db, archivo);
  return revisada.ok ? 'ninguno' : JSON.stringify(revisada.problema);
};
const cuantas = async () => (await e.db.selectFrom('resoluciones').select('id').execute()).length;

test('lo que no se puede publicar se rechaza con su motivo y no cambia nada', async () => {
  const antes = await cuantas();
  expect(await motivos('nada')).toContain('objeto');
  expect(await motivos({ ...NUEVA, unidad_referencial: 5 })).toContain('unidad_referencial');
  expect(await motivos({ ...NUEVA, tabla: 'no-existe' })).toContain('no-existe');
  expect(await motivos({ ...NUEVA, vigente_desde: ULTIMA.vigente_desde })).toContain('superpone');
  expect(await motivos(ULTIMA)).toContain('ya hay una resolución');
  const rechazada = await publicarResolucion(e.db, ULTIMA, 'prueba', AHORA);
  expect([rechazada.ok, await cuantas()]).toEqual([false, antes]);
});

test('publicarla dice qué cambia, cierra la anterior, queda auditada y se usa para calcular', async () => {
  const catalogo = crearCatalogoVivo();
  expect((await catalogo.alDia(e.db)).resoluciones.some(({ id }) => id === 900)).toBe(false);
  const publicada = await publicarResolucion(e.db, NUEVA, 'prueba', AHORA);
  expect(publicada.ok && publicada.valor.cambios.join('\n')).toContain('Unidad referencial');
  const filas = await e.db
    .selectFrom('resoluciones')
    .select(['id', 'vigente_hasta'])
    .where('id', 'in', [ULTIMA.id, 900])
    .orderBy('id')
    .execute();
  expect(filas).toEqual([
    { id: ULTIMA.id, vigente_hasta: VISPERA },
    { id: 900, vigente_hasta: null },
  ]);
  const auditoria = await e.db.selectFrom('auditoria').select('quien').where('entidad', '=', 'resolucion').execute();
  expect(auditoria).toEqual([{ quien: 'prueba' }]);
  expect((await catalogo.alDia(e.db)).resoluciones.at(-1)?.unidad_referencial).toBe('9999999.00');
  const otraVez = await publicarResolucion(e.db, NUEVA, 'prueba', AHORA);
  expect(otraVez.ok).toBe(false);
});

test('una publicada no cambia: ni en la base ni desde su archivo', async () => {
  const cambio = e.db.updateTable('resoluciones').set({ nombre: 'Otra' }).where('id', '=', 1).execute();
  await expect(cambio).rejects.toThrow('ya está publicada');
  await cargarResoluciones(e.db);
  const borrado = e.prueba.comoDuenio((db) => db.deleteFrom('resoluciones').where('id', '=', 900).execute());
  await expect(borrado).rejects.toThrow('ya está publicada');
});
