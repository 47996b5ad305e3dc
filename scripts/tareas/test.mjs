import { rmSync } from 'node:fs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';
import { TODAS } from '../etapas/correr-etapas.mjs';
import { correrYTerminar } from '../etapas/informar.mjs';

// What vitest kept of other runs does not know of every setting: the whole begins without it.
rmSync(rutaDesdeRaiz('node_modules/.vitest-cache'), { recursive: true, force: true });
correrYTerminar(TODAS);
