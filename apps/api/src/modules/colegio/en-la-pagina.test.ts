import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar } from '../../db/conectar.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';

const SIN_COLEGIO = '<head></head>';

let prueba: AppDePrueba;
const carpeta = mkdtempSync(join(tmpdir(), 'colega-pagina-'));
beforeAll(async () => {
  const carpetaWeb = join(carpeta, 'web');
  for (const una of ['web', 'colegio']) {
    mkdirSync(join(carpeta, una));
    writeFileSync(join(carpeta, una, 'index.html'), '<head><!--colegio--></head>');
  }
  writeFileSync(join(carpetaWeb, 'entrada.html'), '');
  writeFileSync(join(carpetaWeb, 'manifest.webmanifest'), JSON.stringify({ name: 'Colega', theme_color: '#064e6f' }));
  prueba = await crearAppDePrueba({ carpetaWeb });
});
afterAll(async () => {
  await prueba.cerrar();
  rmSync(carpeta, { recursive: true });
});

const pagina = async (url: string): Promise<string> => (await prueba.app.inject(url)).body;

/** A page does not wait for a base that is slow, and on a busy machine it may be: whoever asks again has it. */
async function paginaConColegio(url: string): Promise<string> {
  const traida = await pagina(url);
  return traida === SIN_COLEGIO ? paginaConColegio(url) : traida;
}

test.each(['/login', '/colegio/ajustes'])(
  '%s trae el colegio de ahora, aunque lo haya cambiado otro portal',
  async (url) => {
    const otroPortal = conectar(prueba.url, { conexiones: 1 });
    await otroPortal.updateTable('colegio').set({ nombre: 'Colegio <de> "ayer"' }).execute();
    expect(await paginaConColegio(url)).toContain(
      '<meta name="colegio" content="{&quot;nombre&quot;:&quot;Colegio &lt;de&gt; \\&quot;ayer\\&quot;&quot;',
    );
    await otroPortal.updateTable('colegio').set({ nombre: 'Colegio de hoy' }).execute();
    await otroPortal.destroy();
    expect(await paginaConColegio(url)).toContain('&quot;Colegio de hoy&quot;');
  },
);

test('con la base que no contesta, la página llega sin eso y no espera', async () => {
  const otro = conectar(prueba.url, { conexiones: 1 });
  await otro.transaction().execute(async (trx) => {
    await sql`lock table colegio`.execute(trx);
    expect(await pagina('/login')).toBe(SIN_COLEGIO);
  });
  await otro.destroy();
});

test('se instala con el nombre, el color y la marca del Colegio', async () => {
  const leer = async () => (await prueba.app.inject('/manifest.webmanifest')).json();
  await prueba.db.updateTable('colegio').set({ nombre: 'Colegio del Sur' }).execute();
  expect(await leer()).toEqual({ name: 'Colega: Colegio del Sur', theme_color: '#064e6f' });
  const clave = 'c'.repeat(32);
  const contenido = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer();
  await prueba.db.insertInto('marcas_del_colegio').values({ clave, contenido, cargada_en: prueba.ahora() }).execute();
  await prueba.db.updateTable('colegio').set({ color: '#1b5e2b', marca: clave }).execute();
  const { theme_color, icons } = await leer();
  expect(theme_color).toBe('#1b5e2b');
  expect(icons).toHaveLength(4);
  for (const { src, sizes } of icons) {
    const icono = await prueba.app.inject(src);
    expect([icono.statusCode, icono.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(icono.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const ajena of [`/marca/${clave}/icono-77.png`, `/marca/${'d'.repeat(32)}/icono-192.png`])
    expect((await prueba.app.inject(ajena)).statusCode).toBe(404);
});
