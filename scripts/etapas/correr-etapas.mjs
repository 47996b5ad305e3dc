import { avisar, segundos } from '../comun/avisar.mjs';
import { capas } from './capas.mjs';
import { formato } from './formato.mjs';
import { navegador } from './navegador.mjs';
import { fallada } from './resultado.mjs';
import { sinUso } from './sin-uso.mjs';
import { tipos } from './tipos.mjs';
import { unidades, unidadesYLargas } from './unidades.mjs';

// The stages run side by side, except the tests, which have the machine to themselves. The quick check leaves out long tests, the product's
// processes and the browser.
const SIN_PROBAR = { formato, tipos, capas, 'sin uso': sinUso };
export const SIN_NAVEGADOR = [SIN_PROBAR, { 'unidades y API': unidades }];
export const TODAS = [SIN_PROBAR, { 'unidades y más': unidadesYLargas }, { navegador }];

// A stage that crashes is a failed test, and the next ones still run.
async function correrEtapa(nombre, etapa) {
  const desde = performance.now();
  const { aprobadas, falladas, leido, detalle } = await etapa().catch((error) => fallada('nada', error.stack));
  const marca = falladas === 0 ? 'bien' : 'MAL ';
  avisar(`${marca}  ${nombre.padEnd(15)} ${aprobadas} passed, ${falladas} failed · leyó ${leido} · ${segundos(desde)}`);
  if (falladas > 0) avisar(`${detalle}\n`);
  return { aprobadas, falladas };
}

export async function correrEtapas(tandas) {
  const total = { aprobadas: 0, falladas: 0 };
  for (const tanda of tandas) {
    const corridas = Object.entries(tanda).map(([nombre, etapa]) => correrEtapa(nombre, etapa));
    for (const { aprobadas, falladas } of await Promise.all(corridas)) {
      total.aprobadas += aprobadas;
      total.falladas += falladas;
    }
  }
  return total;
}
