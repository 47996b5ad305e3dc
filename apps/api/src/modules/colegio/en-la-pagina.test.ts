import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar } from '../../db/conectar.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
const carpeta = mkdtempSync(join(tmpdir(), 'colega-pagina-'));
beforeAll(async () => {
  const carpetaWeb = join(carpeta, 'web');
  for (const una of ['web', 'colegio']) {
    mkdirSync(join(carpeta, una));
    writeFileSync(join(carpeta, una, 'index.html'), '<head><!--colegio--></head>');
  }
  writeFileSync(join(carpetaWeb, 'entrada.html'), '');
  prueba = await crearAppDePrueba({ carpetaWeb });
});
afterAll(async () => {
  await prueba.cerrar();
  rmSync(carpeta, { recursive: true });
});

const pagina = async (url: string): Promise<string> => (await prueba.app.inject(url)).body;

test.each(['/login', '/colegio/ajustes'])(
  '%s trae el colegio de ahora, aunque lo haya cambiado otro portal',
  async (url) => {
    const otroPortal = conectar(prueba.url, { conexiones: 1 });
    await otroPortal.updateTable('colegio').set({ nombre: 'Colegio <de> "ayer"' }).execute();
    expect(await pagina(url)).toContain(
      '<meta name="colegio" content="{&quot;nombre&quot;:&quot;Colegio &lt;de&gt; \\&quot;ayer\\&quot;&quot;',
    );
    await otroPortal.updateTable('colegio').set({ nombre: 'Colegio de hoy' }).execute();
    await otroPortal.destroy();
    expect(await pagina(url)).toContain('&quot;Colegio de hoy&quot;');
  },
);

test('con la base que no contesta, la página llega sin eso y no espera', async () => {
  const otro = conectar(prueba.url, { conexiones: 1 });
  await otro.transaction().execute(async (trx) => {
    await sql`lock table colegio`.execute(trx);
    expect(await pagina('/login')).toBe('<head></head>');
  });
  await otro.destroy();
});
