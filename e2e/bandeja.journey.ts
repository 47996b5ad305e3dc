import { expect, type Locator, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio, pulsar } from './apoyo/colegio.ts';
import { anchoSobrante, esperarLegible, nombreDe, ponerToma, TOMAS_DE_LA_MESA } from './apoyo/tomas.ts';

// The files of district II are of `dvera`, whom no other journey is.
const OPERADOR_DEL_II = 'ovisado';
const ALTO = 800;

const cola = (page: Page, nombre: string): Locator =>
  page.getByRole('navigation', { name: 'Colas' }).getByRole('link', { name: new RegExp(`^${nombre}`) });
const tabla = (page: Page, nombre: string): Locator => page.getByRole('table', { name: nombre });
const enFoco = (page: Page): Locator => page.locator(':focus');
const filaEnFoco = (page: Page): Locator => page.getByRole('row').filter({ has: page.locator('a:focus') });

const esperarAccesibleDeDiaYDeNoche = async (page: Page): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await esperarAccesible(page);
  }
};

for (const ancho of [1440, 1024])
  test(`con el teclado solo, a ${ancho}: se elige una cola, se busca, se toma, se suelta y se sigue con el siguiente`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: ancho, height: ALTO });
    await entrarAlColegio(page, OPERADOR_DEL_II);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
    await expect(page.getByRole('main')).toContainText('Distrito II');
    await expect(cola(page, 'Para revisar')).toHaveAttribute('aria-current', 'page');
    await expect(cola(page, 'Para revisar')).toContainText('vencido');
    const primera = tabla(page, 'Para revisar').getByRole('row').nth(1);
    await expect(primera).toContainText(/Vencido hace \d+ días hábiles/);
    await esperarAccesibleDeDiaYDeNoche(page);
    expect(await anchoSobrante(page)).toBeLessThanOrEqual(0);

    await pulsar(page, '2');
    await expect(page).toHaveURL(/\?cola=volvieron$/);
    await expect(tabla(page, 'Volvieron de observación')).toContainText('Vera Daniela');
    await pulsar(page, 'j', 'j', 'k');
    const numero = (await enFoco(page).textContent()) ?? '';
    expect(numero).toMatch(/^\d+$/);
    await pulsar(page, 't');
    await expect(filaEnFoco(page)).toContainText('Vos');
    await expect(page.getByRole('button', { name: `Soltar el legajo ${numero}` })).toBeVisible();
    await pulsar(page, 't');
    await expect(filaEnFoco(page)).toContainText('Nadie');

    await pulsar(page, '/');
    await expect(page.getByLabel('Buscar en la cola')).toBeFocused();
    await page.keyboard.type(numero);
    await expect(page).toHaveURL(new RegExp(`texto=${numero}`));
    await expect(page.getByRole('status').filter({ hasText: /^1 legajo$/ })).toBeVisible();
    await pulsar(page, 'Enter');
    await expect(enFoco(page)).toHaveText(numero);
    await pulsar(page, 'Enter');
    await expect(page).toHaveURL(/\/colegio\/legajo\/\d+\?.*cola=volvieron/);
    await page.goBack();
    await expect(page.getByRole('row').filter({ hasText: numero })).toContainText('Vos');
    await pulsar(page, 'j', 't');
    await expect(filaEnFoco(page)).toContainText('Nadie');

    await pulsar(page, '?');
    const ayuda = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await expect(ayuda.getByRole('table', { name: 'En la Bandeja' })).toContainText('Tomar el que espera hace más');
    await pulsar(page, 'n');
    await expect(page).toHaveURL(/\/colegio\?/);
    await esperarAccesibleDeDiaYDeNoche(page);
    await pulsar(page, 'Escape');
    await expect(ayuda).toHaveCount(0);

    await pulsar(page, 'n');
    await expect(page).toHaveURL(/\/colegio\/legajo\/\d+/);
    await page.goBack();
    await expect(page.getByRole('row').filter({ hasText: numero })).toContainText('Vos');
    await pulsar(page, 'j', 't');
    await expect(filaEnFoco(page)).toContainText('Nadie');
  });

test('dos operadores en una cola: uno lo tiene, y al otro se le dice quién y desde cuándo', async ({
  page,
  browser,
}) => {
  await entrarAlColegio(page, OPERADOR_DEL_II);
  await expect(tabla(page, 'Para revisar')).toBeVisible();
  await pulsar(page, '6');
  await expect(tabla(page, 'Confirmaciones especiales')).toContainText('Vera Daniela');

  const otra = await (await browser.newContext()).newPage();
  await entrarAlColegio(otra, 'operador');
  await otra.goto('/colegio?cola=confirmaciones_especiales&distrito_id=2');
  await expect(tabla(otra, 'Confirmaciones especiales')).toContainText('Vera Daniela');
  await pulsar(otra, 'j', 't');
  await expect(filaEnFoco(otra)).toContainText('Vos');
  const numero = (await enFoco(otra).textContent()) ?? '';

  // The first one's list is of before.
  await expect(tabla(page, 'Confirmaciones especiales')).not.toContainText('Consejo Operador');
  await pulsar(page, 'j', 'Enter');
  const aviso = page.getByRole('alert').filter({ hasText: `No pudiste tomar el legajo ${numero}` });
  await expect(aviso).toContainText(/El legajo lo tiene Consejo Operador desde el .* a las .*Seguí con otro/);
  await expect(filaEnFoco(page)).toContainText('Consejo Operador');
  await expect(page).toHaveURL(/\/colegio\?cola=/);
  await esperarAccesibleDeDiaYDeNoche(page);
  await pulsar(page, 'n');
  await expect(page.getByText('En esta cola no queda ninguno libre.')).toBeVisible();

  await pulsar(otra, 't');
  await expect(filaEnFoco(otra)).toContainText('Nadie');
  await pulsar(page, 'j', 'Enter');
  await expect(page).toHaveURL(/\/colegio\/legajo\/\d+/);
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: numero })).toContainText('Vos');
  await pulsar(page, 'j', 't');
  await expect(filaEnFoco(page)).toContainText('Nadie');
  await otra.context().close();
});

test('quien audita ve y no toma; quien no ve legajos llega a su inicio', async ({ page }) => {
  await entrarAlColegio(page, 'oauditoria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
  await expect(tabla(page, 'Para revisar')).toBeVisible();
  await expect(page.getByRole('button', { name: /Tomar|Soltar/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Tu cuenta/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await entrarAlColegio(page, 'omatriculas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Octavio');
  await expect(page.getByRole('link', { name: 'Bandeja' })).toHaveCount(0);
});

for (const toma of TOMAS_DE_LA_MESA)
  test(`se lee ${nombreDe(toma)}, sin que nada se salga`, async ({ page }) => {
    await ponerToma(page, toma);
    await entrarAlColegio(page, 'omesa');
    const filas = tabla(page, 'Para revisar').getByRole('row');
    await expect(filas.nth(1)).toContainText('García María Elena');
    await esperarLegible(page);
  });
