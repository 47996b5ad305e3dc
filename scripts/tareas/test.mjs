import { rmSync } from 'node:fs';
import { enRaiz } from '../comun/raiz.mjs';
import { TODAS } from '../etapas/correr-etapas.mjs';
import { correrYTerminar } from '../etapas/informar.mjs';

// What vitest kept of other runs does not know of every setting: the whole begins without it.
rmSync(enRaiz('node_modules/.vitest-cache'), { recursive: true, force: true });
correrYTerminar(TODAS);
