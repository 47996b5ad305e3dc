import { existsSync, readdirSync } from 'node:fs';
import { construirLoQueCambio } from '../comun/construir.mjs';
import { correrNode } from '../comun/correr.mjs';
import { DE_FUENTE } from '../comun/de-fuente.mjs';
import { Falla, terminarConFallas } from '../comun/falla.mjs';
import { instalarSiFalta } from '../comun/instalar.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

const SUFIJO = '.bench.ts';
const nombres = () =>
  readdirSync(rutaDesdeRaiz('bench'))
    .filter((archivo) => archivo.endsWith(SUFIJO))
    .map((archivo) => archivo.slice(0, -SUFIJO.length));

// npm run bench -- honorarios → bench/honorarios.bench.ts
terminarConFallas(async () => {
  const [nombre, ...resto] = process.argv.slice(2);
  const archivo = rutaDesdeRaiz('bench', `${nombre}${SUFIJO}`);
  if (!nombre || !existsSync(archivo))
    throw new Falla(`Decí qué medir: npm run bench -- <nombre>, que es uno de ${nombres().join(', ')}`);
  await instalarSiFalta();
  await construirLoQueCambio();
  const { codigo } = await correrNode(['--import', 'tsx', archivo, ...resto], { mostrar: true, entorno: DE_FUENTE });
  process.exit(codigo);
});
