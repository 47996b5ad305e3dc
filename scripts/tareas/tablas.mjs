import { correrNode } from '../comun/correr.mjs';
import { DE_FUENTE } from '../comun/de-fuente.mjs';
import { terminarConFallas } from '../comun/falla.mjs';
import { instalarSiFalta } from '../comun/instalar.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

terminarConFallas(async () => {
  await instalarSiFalta();
  const archivo = rutaDesdeRaiz('apps/api/src/testing/tablas/escribir-tablas.ts');
  const { codigo } = await correrNode(['--import', 'tsx', archivo], { mostrar: true, entorno: DE_FUENTE });
  process.exit(codigo);
});
