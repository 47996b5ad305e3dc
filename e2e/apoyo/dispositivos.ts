import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { ingresar } from './ingresar.ts';

/** Another machine of the same person: nothing of the first is on it. */
export const otroDispositivo = async (browser: Browser, quien: string): Promise<Page> => {
  const contexto = await browser.newContext();
  const page = await contexto.newPage();
  await ingresar(page, quien);
  return page;
};

export const borradorGuardado = (page: Page): Locator => page.getByText(/^Borrador guardado, \d\d:\d\d$/);

/** Of the draft that this device has under way: others of the same person may be there too. */
export const idDelBorrador = async (page: Page): Promise<string> => {
  const id = await page.evaluate(() => {
    const clave = Object.keys(localStorage).find((una) => una.startsWith('copia-de-borrador:')) ?? '';
    return (JSON.parse(localStorage.getItem(clave) ?? '{}') as { id?: string }).id ?? '';
  });
  expect(id).not.toBe('');
  return id;
};

/** What it does is on the server: not what it was doing before. */
export const alSubir = async (page: Page, texto: string, hacer: () => Promise<void>): Promise<void> => {
  const subido = page.waitForResponse(
    (respuesta) =>
      respuesta.request().method() === 'PUT' &&
      respuesta.url().includes('/borradores/') &&
      respuesta.ok() &&
      (respuesta.request().postData() ?? '').includes(texto),
  );
  await hacer();
  await subido;
  await expect(borradorGuardado(page)).toBeVisible();
};
