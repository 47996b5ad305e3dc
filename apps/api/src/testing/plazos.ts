import { expect, vi } from 'vitest';
import { revisarFilas } from '../db/leer-filas.ts';

// The same process runs files of both kinds.
const larga = /\.(azar|largo)\.test\.ts$/.test(expect.getState().testPath ?? '');
vi.setConfig(larga ? { testTimeout: 60_000, hookTimeout: 60_000 } : { testTimeout: 20_000, hookTimeout: 30_000 });

revisarFilas();
