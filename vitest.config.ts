import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { fueraDeLasCortas, PROCESO } from './scripts/etapas/clases-de-prueba.mjs';
import { EnOrden } from './scripts/etapas/orden-de-pruebas.mjs';

const PANTALLAS = ['apps/web', 'apps/colegio', 'packages/web-kit'].map((carpeta) => `${carpeta}/**/*.test.{ts,tsx}`);
const BASE_DE_DATOS = 'apps/api/src/db/embebida/cluster-de-pruebas.ts';
const FUERA = [...configDefaults.exclude, ...fueraDeLasCortas()];

export default defineConfig({
  test: {
    // two more than the cores: while some wait for PostgreSQL or for a process, others work
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: EnOrden },
    // the second run of the day finds every module transformed
    fsModuleCache: true,
    // as long as a screen's tests wait for anything else: the second it comes with is short on a busy machine
    expect: { poll: { timeout: 5_000 } },
    // Those of a project share their processes, which take longer to warm up than most files: the fewer projects, the better.
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: [...FUERA, ...PANTALLAS],
          isolate: false,
          // a property of 1500 cases takes a second, and several on a machine with other work
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/{api,sandbox}/**/*.test.{ts,tsx}'],
          exclude: [...FUERA, PROCESO],
          isolate: false,
          globalSetup: [BASE_DE_DATOS],
          setupFiles: ['apps/api/src/testing/plazos.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: PANTALLAS,
          exclude: FUERA,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['packages/web-kit/src/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['{scripts,bench}/**/*.test.ts'],
          exclude: [...FUERA, PROCESO],
          testTimeout: 30_000,
        },
      },
      // These start the product, its database or the sandbox and wait for it: npm run check does without.
      {
        test: {
          name: 'procesos',
          include: [PROCESO],
          globalSetup: [BASE_DE_DATOS, 'apps/api/src/testing/programas.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
