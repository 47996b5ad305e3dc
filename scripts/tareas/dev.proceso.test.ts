import { expect, test } from 'vitest';
import { correrNode } from '../comun/correr.mjs';
import { DE_FUENTE } from '../comun/de-fuente.mjs';

const CARTA = `const { redactar } = await import('./apps/api/src/correo/redactar.tsx');
const colegio = { nombre: 'Colegio', domicilio: 'Calle 1', telefono: '221', correo: 'a@b.ar', pie: '', saludo: 'Hola, {nombre}:', despedida: '', marca_url: null };
const { html } = redactar({ datos: {}, cuerpo: [{ parrafo: 'Ya está' }] }, 'Aviso', { colegio, nombre: 'Ana', motivo: '-' });
console.log(html);`;

test('de fuente, sin construir, las cartas también se redactan', async () => {
  const { codigo, salida } = await correrNode(['--import', 'tsx', '--input-type=module', '--eval', CARTA], {
    entorno: DE_FUENTE,
  });
  expect(salida).toContain('Ya está');
  expect(codigo).toBe(0);
});
