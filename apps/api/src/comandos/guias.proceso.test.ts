import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enRaiz } from '../raiz.ts';
import { type CopiaDelProyecto, copiarProyecto } from '../testing/copia-del-proyecto.ts';

const PLAZO = 240_000;
const GUIAS = readdirSync(enRaiz('docs/how-to')).filter((archivo) => /^(add|publish)-.+\.md$/.test(archivo));
const PARCHES = readdirSync(enRaiz('docs/how-to/patches'));

test.each(GUIAS)('%s nombra su ejemplo, y el ejemplo está', (guia) => {
  const parche = guia.replace(/\.md$/, '.patch');
  expect(PARCHES).toContain(parche);
  expect(readFileSync(enRaiz('docs/how-to', guia), 'utf8')).toContain(`(patches/${parche})`);
});

// Each patch is what its guide says, done. All of them go in one copy: they are checked together.
describe('los ejemplos de las guías, puestos en una copia del proyecto', () => {
  let copia: CopiaDelProyecto;
  beforeAll(() => {
    copia = copiarProyecto();
    for (const parche of PARCHES)
      execFileSync('git', ['apply', enRaiz('docs/how-to/patches', parche)], { cwd: copia.carpeta });
  }, PLAZO);
  afterAll(() => copia.borrar());

  test(
    'compilan',
    async () => {
      const tsc = join(copia.carpeta, 'node_modules/typescript7/bin/tsc');
      const salida = await promisify(execFile)(process.execPath, [tsc, '-b', '--pretty', 'false', '--checkers', '2'], {
        cwd: copia.carpeta,
      }).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      );
      // TS2883 is about the links by which the copy reaches the packages, and not about what is in it.
      expect(salida.split('\n').filter((linea) => linea.includes('error') && !linea.includes('TS2883'))).toEqual([]);
    },
    PLAZO,
  );

  test.each([
    ['packages', 'packages/domain/src/honorarios/ejemplos.test.ts', 'packages/domain/src/certificados'],
    [
      'api',
      'apps/api/src/modules/referencias/datos',
      'apps/api/src/config-de-pasarelas.test.ts',
      'apps/api/src/arranque/compose.test.ts',
      'apps/api/src/http/openapi.test.ts',
    ],
  ])(
    'pasan las pruebas que sus guías nombran: %s',
    async (proyecto, ...cuales) => {
      expect(await copia.probar(proyecto, ...cuales)).toMatch(/Tests +\d+ passed \(\d+\)/);
    },
    PLAZO,
  );
});
