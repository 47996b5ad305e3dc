import { expect, type Page } from '@playwright/test';

/** The first visit, until the device has kept the program: the next page is already drawn from there. */
export const guardarElPrograma = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};

export const guardadas = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((listo, falla) => {
        const pedido = indexedDB.open('colega-datos');
        pedido.onerror = () => falla(pedido.error);
        pedido.onsuccess = () => {
          const base = pedido.result;
          if (!base.objectStoreNames.contains('respuestas')) return listo(0);
          const cuenta = base.transaction('respuestas').objectStore('respuestas').count();
          cuenta.onsuccess = () => {
            base.close();
            listo(cuenta.result);
          };
        };
      }),
  );

/** What was asked is kept once nobody waits for the page. */
export const esperarQueSeGuarde = async (page: Page): Promise<void> => {
  let antes = -1;
  await expect(async () => {
    const ahora = await guardadas(page);
    const igual = ahora === antes;
    antes = ahora;
    expect(igual && ahora > 0).toBe(true);
  }).toPass({ intervals: [500] });
};
