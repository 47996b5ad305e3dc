import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RAIZ = join(import.meta.dirname, '../..');
const CARPETA = join(RAIZ, 'docs/how-to');
const GUIAS = readdirSync(CARPETA).filter((archivo) => /^(add|publish)-.+\.md$/.test(archivo));

test.each(GUIAS)('%s nombra su ejemplo, y el ejemplo se puede poner', (guia) => {
  const parche = guia.replace(/\.md$/, '.patch');
  expect(readFileSync(join(CARPETA, guia), 'utf8')).toContain(`(patches/${parche})`);
  execFileSync('git', ['apply', '--check', join(CARPETA, 'patches', parche)], { cwd: RAIZ });
});
