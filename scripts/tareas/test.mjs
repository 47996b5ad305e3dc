import { rmSync } from 'node:fs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';
import { TODAS } from '../etapas/correr-etapas.mjs';
import { correrYTerminar } from '../etapas/informar.mjs';

// vitest's cache does not know every setting, so a whole run begins without it.
rmSync(rutaDesdeRaiz('node_modules/.vitest-cache'), { recursive: true, force: true });
correrYTerminar(TODAS);
