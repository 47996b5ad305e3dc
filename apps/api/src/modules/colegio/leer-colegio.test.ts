import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../db/conectar.ts';
import { decirOficinas, oficina } from '../../testing/colegio/oficinas.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../testing/crear-base-de-prueba.ts';
import { cargarColegio } from './cargar-colegio.ts';
import { leerDatosDelColegio } from './datos-del-colegio.ts';
import { diasDePlazo, leerColegio } from './leer-colegio.service.ts';
import { leerListasDeEntrada } from './listas/listas-de-entrada.ts';

const HOY = '2026-11-20';

let prueba: BaseDePrueba;
let otroPortal: Db;
beforeAll(async () => {
  prueba = await crearBaseDePrueba();
  otroPortal = conectar(prueba.url, { conexiones: 1 });
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});

const renombrar = (db: Db, nombre: string) => db.updateTable('colegio').set({ nombre }).execute();

test('de data/ sale la primera carga, y nada más: lo que el Colegio dijo queda', async () => {
  const { nombre, contacto, contactoDe } = await leerColegio(prueba.db);
  const { colegio } = leerDatosDelColegio();
  const oficinas = leerListasDeEntrada().find(({ lista }) => lista === 'oficinas')?.filas ?? [];
  expect({ nombre, ...contacto }).toMatchObject({
    nombre: colegio.nombre,
    domicilio: `${colegio.domicilio}, ${colegio.localidad}`,
  });
  expect(contactoDe('distrito_ii', HOY).telefono).toBe(oficinas[1]?.telefonos);
  expect(contactoDe('ninguno', HOY)).toEqual(contacto);
  await renombrar(prueba.db, 'Colegio de Prueba');
  await decirOficinas(prueba.db, [oficina('Otra', { distrito: 'distrito_ii', telefonos: '999, 888' })]);
  await cargarColegio(prueba.db);
  const leido = await leerColegio(prueba.db);
  expect([leido.nombre, leido.contactoDe('distrito_ii', HOY).telefono]).toEqual(['Colegio de Prueba', '999 / 888']);
});

test('lo que cambia en un portal se lee en el otro en el acto, también los plazos', async () => {
  const antes = await leerColegio(prueba.db);
  await renombrar(otroPortal, 'Otro nombre');
  await otroPortal
    .insertInto('listas_del_colegio')
    .values({
      ...{ lista: 'plazos', vigente_desde: '2030-01-10', norma: '', origen: 'carga', estado: 'publicada' },
      contenido: JSON.stringify([{ plazo: 'volvieron', dias: '9', norma: '' }]),
    })
    .execute();
  const despues = await leerColegio(prueba.db);
  expect(despues.nombre).toBe('Otro nombre');
  const dias = (dia: string) => diasDePlazo(despues, 'volvieron', dia);
  expect([dias('2030-01-09'), dias('2030-01-10')]).toEqual([diasDePlazo(antes, 'volvieron', '2030-01-09'), 9]);
});

test('lo leído dentro de una transacción que se deshace no queda como cierto', async () => {
  const { nombre } = await leerColegio(prueba.db);
  const deshecha = prueba.db.transaction().execute(async (trx) => {
    await renombrar(trx, 'Nunca fue');
    expect((await leerColegio(trx)).nombre).toBe('Nunca fue');
    throw new Error('se deshace');
  });
  await expect(deshecha).rejects.toThrow('se deshace');
  expect((await leerColegio(prueba.db)).nombre).toBe(nombre);
  await renombrar(prueba.db, 'Sí fue');
  expect((await leerColegio(prueba.db)).nombre).toBe('Sí fue');
});
