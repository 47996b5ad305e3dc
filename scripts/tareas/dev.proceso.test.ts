import { expect, test, vi } from 'vitest';
import { correrNode } from '../comun/correr.mjs';
import { DE_FUENTE } from '../comun/de-fuente.mjs';

const CARTA = `const { redactar } = await import('./apps/api/src/correo/redactar.tsx');
const colegio = { nombre: 'Colegio', domicilio: 'Calle 1', telefono: '221', correo: 'a@b.ar' };
const { html } = redactar({ asunto: {}, cuerpo: [{ parrafo: 'Ya está' }] }, 'Aviso', { colegio, nombre: 'Ana', motivo: '-' });
console.log(html);`;

test('de fuente, sin construir, las cartas también se redactan', async () => {
  const { codigo, salida } = await correrNode(['--import', 'tsx', '--input-type=module', '--eval', CARTA], {
    entorno: DE_FUENTE,
  });
  expect(salida).toContain('Ya está');
  expect(codigo).toBe(0);
});

test('en desarrollo, la carpeta de la mesa es su página, como en producción', async () => {
  vi.stubEnv('COLEGIO_URL', 'http://127.0.0.1:1');
  const { default: configuracion } = await import('../../apps/web/vite.config.ts');
  const caminos = Object.entries(configuracion.server?.proxy ?? {});
  const [, aLaMesa] = caminos.find(([camino]) => camino.includes('colegio')) ?? [];
  const reescribir = (typeof aLaMesa === 'object' && aLaMesa.rewrite) || String;
  expect(['/colegio', '/colegio?ir=1', '/colegio/usuarios'].map(reescribir)).toEqual([
    ...['/colegio/', '/colegio/?ir=1', '/colegio/usuarios'],
  ]);
});
