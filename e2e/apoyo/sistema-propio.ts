import { test as base } from '@playwright/test';
import { ESPERA_MAXIMA_MS, iniciarSistema, type Sistema } from '../arranque/iniciar-sistema.ts';

/** For journeys that change what the others rely on (a password): the product again, with its own data. */
export const test = base.extend<object, { sistema: Sistema }>({
  sistema: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one asks for
    async ({}, use) => {
      const sistema = await iniciarSistema();
      await use(sistema);
      await sistema.cerrar();
    },
    { scope: 'worker', timeout: ESPERA_MAXIMA_MS + 30_000 },
  ],
  baseURL: ({ sistema }, use) => use(sistema.portal),
});
