import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servidorDePruebas, usarServidorDePruebas } from '../db/embebida/servidor-de-pruebas.ts';
import { type BaseDePrueba, crearBaseDePrueba } from './crear-base-de-prueba.ts';

const deLaCorrida = servidorDePruebas();
beforeAll(() => usarServidorDePruebas(undefined));
afterAll(() => usarServidorDePruebas(deLaCorrida));

const carpetaDe = async ({ sinGuardas }: BaseDePrueba): Promise<string> => {
  const { rows } = await sinGuardas((db) =>
    sql<{ carpeta: string }>`select current_setting('data_directory') as carpeta`.execute(db),
  );
  return dirname(rows[0]?.carpeta ?? '');
};

test('fuera de una corrida de pruebas el servidor se va con su última base, y no deja nada', async () => {
  const [una, otra] = await Promise.all([crearBaseDePrueba(), crearBaseDePrueba()]);
  const carpeta = await carpetaDe(una);
  expect(await carpetaDe(otra)).toBe(carpeta);
  await una.cerrar();
  expect(await carpetaDe(otra)).toBe(carpeta);
  await otra.cerrar();
  expect(existsSync(carpeta)).toBe(false);
  expect(servidorDePruebas()).toBeUndefined();
});
