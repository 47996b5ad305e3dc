import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sumarDias } from '@colega/domain/fechas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hoy } from '../hoy.ts';
import { type CopiaDelProyecto, copiarProyecto } from '../testing/copia-del-proyecto.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { publicarEnCopia } from '../testing/honorarios/publicar-en-copia.ts';
import { leerUltimaResolucion } from '../testing/honorarios/ultima-resolucion.ts';
import { carpetaDeProgramas } from '../testing/programas.ts';

/** Each is a run of its own, of whole suites, beside the others of this one. */
const PLAZO = 600_000;

// This is the commonest change of the college: it must need only files of data/, and no test may depend on the figures of the day.
describe('una resolución con otras cifras y una tarea nueva', () => {
  let copia: CopiaDelProyecto;
  let prueba: BaseDePrueba;
  let archivo: string;
  // The resolution is in force already, so that calculations of today use it.
  const ayer = sumarDias(
    hoy(() => new Date()),
    -1,
  );
  const manana = sumarDias(leerUltimaResolucion().ultima.vigente_desde, 1);
  const vigenteDesde = ayer > manana ? ayer : manana;

  beforeAll(async () => {
    prueba = await crearBaseDePrueba();
    copia = copiarProyecto();
    archivo = publicarEnCopia(copia.carpeta, vigenteDesde);
    cpSync(carpetaDeProgramas(), join(copia.carpeta, 'programas'), { recursive: true });
  }, PLAZO);
  afterAll(async () => {
    copia.borrar();
    await prueba.cerrar();
  });

  test(
    'se publica en la base que ya tenía las otras',
    async () => {
      const { PATH = '' } = process.env;
      const env = { PATH, DATABASE_URL: prueba.url, DEMO: '0', DATA_DIR: join(copia.carpeta, 'datos') };
      const argumentos = [join(copia.carpeta, 'programas/resolucion.js'), 'publicar', archivo];
      const { stdout } = await promisify(execFile)(process.execPath, argumentos, { cwd: copia.carpeta, env });
      expect(stdout).toContain('Publicada: Resolución nueva.');
    },
    PLAZO,
  );

  // One at a time, each with its own time: on a busy machine the three together take longer than any command may.
  test.each([
    ['de las reglas y del contrato', 'packages'],
    ['de los honorarios', 'api', 'apps/api/src/modules/honorarios', 'apps/api/src/modules/referencias'],
    ['de los formularios', 'web', 'packages/web-kit/src/form'],
  ])(
    'las pruebas %s siguen pasando',
    async (_, proyecto, ...cuales) => {
      expect(await copia.probar([proyecto], ...cuales)).toMatch(/Tests +\d+ passed \(\d+\)/);
    },
    PLAZO,
  );
});
