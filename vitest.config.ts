import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const PROCESOS = '**/*.proceso.test.ts';
const PREPARACION_DE_LA_WEB = 'apps/web/src/testing/setup.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'], isolate: false } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'api',
          include: ['apps/{api,sandbox}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, PROCESOS],
          isolate: false,
          globalSetup: ['apps/api/src/db/embebida/cluster-de-pruebas.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      // They start the product, or its database, as another process: npm run check does without them.
      {
        test: {
          name: 'procesos',
          include: [PROCESOS],
          globalSetup: ['apps/api/src/db/embebida/cluster-de-pruebas.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: existsSync(PREPARACION_DE_LA_WEB) ? [PREPARACION_DE_LA_WEB] : [],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'scripts', include: ['{scripts,bench}/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
