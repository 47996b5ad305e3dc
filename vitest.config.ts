import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { LoLargoPrimero } from './scripts/etapas/orden-de-pruebas.mjs';

const PROCESOS = '**/*.proceso.test.ts';
const AL_AZAR = '**/*.azar.test.ts';
const LARGOS = '**/*.largo.test.ts';
const FLUJOS = 'apps/web/**/*.flujo.test.tsx';
const PREPARACION_DE_LA_WEB = 'apps/web/src/testing/setup.ts';

const web = (name: string, archivos: { include: string[]; exclude?: string[] }): TestProjectConfiguration => ({
  plugins: [react()],
  test: {
    name,
    ...archivos,
    environment: 'jsdom',
    isolate: false,
    setupFiles: existsSync(PREPARACION_DE_LA_WEB) ? [PREPARACION_DE_LA_WEB] : [],
    testTimeout: 20_000,
  },
});

export default defineConfig({
  test: {
    // two more than the cores: while some wait for PostgreSQL or for a process, others work
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LoLargoPrimero },
    // the second run of the day finds every module transformed
    experimental: { fsModuleCache: true },
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'], isolate: false } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'api',
          include: ['apps/{api,sandbox}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, PROCESOS, AL_AZAR, LARGOS],
          isolate: false,
          globalSetup: ['apps/api/src/db/embebida/cluster-de-pruebas.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      // What takes long, which npm run check does without. These start the product, its database or the sandbox and wait for it…
      {
        test: {
          name: 'procesos',
          include: [PROCESOS],
          globalSetup: ['apps/api/src/db/embebida/cluster-de-pruebas.ts', 'apps/api/src/testing/programas.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // …and these try hundreds of random calls, load the whole demo, print and read back documents and photos, or go through a
      // table of many cases.
      {
        test: {
          name: 'largos',
          include: ['apps/api/**/*.azar.test.ts', 'apps/{api,sandbox}/**/*.largo.test.ts'],
          isolate: false,
          globalSetup: ['apps/api/src/db/embebida/cluster-de-pruebas.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      web('web', { include: ['apps/web/**/*.test.{ts,tsx}'], exclude: [...configDefaults.exclude, FLUJOS] }),
      // …or use a whole screen from end to end, or draw every piece.
      web('flujos', { include: [FLUJOS] }),
      {
        test: {
          name: 'scripts',
          include: ['{scripts,bench}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, PROCESOS],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
