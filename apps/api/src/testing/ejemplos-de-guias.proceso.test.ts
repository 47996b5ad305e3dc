import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../raiz.ts';
import { type CopiaDelProyecto, copiarProyecto } from './copia-del-proyecto.ts';

const PLAZO = 480_000;
const CARPETA = rutaDesdeRaiz('docs/how-to');
const PARCHES = readdirSync(join(CARPETA, 'patches'));
const COMANDO = /npx vitest run ([^`\n#]+)/g;
const CON_EL_PRODUCTO = '--project=procesos';
const SIN_LAS_LARGAS = '--exclude=**/*.largo.test.ts';

/** What the guides run to see what they told, but for what takes long or starts the product. */
const pruebasDe = (guia: string): string[] =>
  [...readFileSync(join(CARPETA, guia), 'utf8').matchAll(COMANDO)].flatMap(([, argumentos = '']) =>
    argumentos.includes(CON_EL_PRODUCTO) ? [] : argumentos.split(/\s+/).filter((uno) => /^\w/.test(uno)),
  );

// One copy with all of them: each is what somebody who follows the guide ends with, and none may stand in the way of another.
describe('los ejemplos de las guías, puestos todos juntos', () => {
  let copia: CopiaDelProyecto;

  beforeAll(() => {
    copia = copiarProyecto();
    for (const parche of PARCHES) copia.aplicar(join(CARPETA, 'patches', parche));
  }, PLAZO);
  afterAll(() => copia.borrar());

  test(
    'compilan',
    async () => {
      expect(await copia.correr('node_modules/typescript7/bin/tsc', '-b', '--pretty', 'false')).toBe('');
    },
    PLAZO,
  );

  test(
    'pasan las pruebas que las guías nombran',
    async () => {
      const nombradas = PARCHES.flatMap((parche) => pruebasDe(parche.replace(/\.patch$/, '.md')));
      const dicho = await copia.probar(['packages', 'api', 'scripts'], SIN_LAS_LARGAS, ...new Set(nombradas));
      expect(dicho).toMatch(/Tests +\d+ passed \(\d+\)/);
    },
    PLAZO,
  );
});
