import { expect } from '@playwright/test';
import type { Trabajo } from '../trabajo.ts';

export const DE_CREDENCIAL: readonly Trabajo[] = [
  {
    ...{ clave: 'credencial', nombre: 'la credencial, sin red, desde su ícono', usuario: 'mgarcia' },
    antes: { toques: 1, teclas: 0 },
    meta: { toques: 1, segundos: 1 },
    preparar: async (page) => {
      await page.goto('/app/credencial');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const tarjeta = page.getByRole('article', { name: /^Credencial profesional/ });
      await expect(tarjeta).toContainText(/Consultado hoy/);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      return async (manos) => {
        await manos.abrir('/app/credencial');
        await expect(tarjeta).toBeVisible();
        await expect(tarjeta.getByRole('img').first()).toBeVisible();
      };
    },
  },
];
