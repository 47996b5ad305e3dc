import { expect, type Page, test } from '@playwright/test';
import { abrirAsistente, agregarTarea, llenarDatos, siguiente } from './apoyo/asistente.ts';
import { ingresar } from './apoyo/ingresar.ts';

const alcanza = (page: Page, x: number, y: number): Promise<string> =>
  page.evaluate(
    ([a, b]) => (document.elementFromPoint(a ?? 0, b ?? 0)?.closest('[role="dialog"]') ? 'el diálogo' : 'lo de atrás'),
    [x, y],
  );
const alcanzaElEncabezado = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [20, innerWidth / 2, innerWidth - 20].some((x) => {
      const hallado = document.elementFromPoint(x, 20);
      return !hallado?.closest('[role="dialog"]') && hallado?.closest('header, nav') !== null;
    }),
  );

test('un diálogo está sobre el encabezado y la barra en todos los anchos', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await abrirAsistente(page);
  await llenarDatos(page, { rubro: 'Obra civil', categoria: 'Primera' });
  await siguiente(page, 'TAREAS');
  await agregarTarea(page, 'Informe de estado de obra');
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'CARGAR' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Estado de la Obra' });
    const cerrar = dialogo.getByRole('button', { name: 'Cerrar' });
    await expect(cerrar).toBeInViewport();
    const caja = await cerrar.boundingBox();
    expect(await alcanza(page, (caja?.x ?? 0) + 5, (caja?.y ?? 0) + 5)).toBe('el diálogo');
    expect(await alcanzaElEncabezado(page)).toBe(false);
    await cerrar.click();
    await expect(dialogo).toBeHidden();
  }
});
