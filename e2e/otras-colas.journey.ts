import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio, identificarse, pulsar } from './apoyo/colegio.ts';

const ALTO = 800;
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const otra = (page: Page, nombre: string) =>
  page
    .getByRole('navigation', { name: 'También esperan' })
    .getByRole('link', { name: new RegExp(`^${nombre}\\s*: \\d`) });
const seSale = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const salir = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.context().clearCookies();
};
const esperarAccesibleDeDiaYDeNoche = async (page: Page): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await esperarAccesible(page);
  }
};

test('con el teclado solo, a 1024: de la Bandeja a Personas filtrada, y a una localidad que se aprueba', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: ALTO });
  await entrarAlColegio(page, 'ovisado');
  await expect(otra(page, 'Altas')).toBeVisible();
  await expect(otra(page, 'Localidades')).toBeVisible();
  await esperarAccesibleDeDiaYDeNoche(page);
  await pulsar(page, '8');
  await expect(page).toHaveURL(/\/colegio\/personas\?cola=por_verificar$/);
  await expect(page.getByRole('button', { name: /^Datos y títulos por verificar/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await pulsar(page, 'b');
  await expect(otra(page, 'Localidades')).toBeVisible();
  await pulsar(page, '9');
  await expect(titulo(page)).toHaveText('Localidades');
  const fila = page.getByRole('row', { name: /Barrio Los Aromos/ });
  await expect(fila).toContainText('Vera, Daniela');
  await esperarAccesibleDeDiaYDeNoche(page);
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await pulsar(page, 'j', 'Enter');
  const pregunta = page.getByRole('dialog', { name: 'Aprobar Barrio Los Aromos' });
  await expect(pregunta).toContainText('Desde ahora la ven todos los matriculados');
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await esperarAccesible(page);
  await pulsar(page, 'Tab', 'Enter');
  await expect(page.getByText(/Barrio Los Aromos: quedó aprobada/)).toBeVisible();
  await expect(fila).toHaveCount(0);
});

test('tesorería ve los pagos por revisar y decide; a 360 se leen; quien audita no decide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: ALTO });
  await entrarAlColegio(page, 'otesoreria');
  await otra(page, 'Pagos por revisar').press('Enter');
  await expect(titulo(page)).toHaveText('Pagos por revisar');
  const tabla = page.getByRole('table', { name: 'Pagos por revisar' });
  // other journeys leave theirs
  const cobranzas = tabla.getByRole('row', { name: /^Cobranza/ });
  await expect(cobranzas.filter({ hasText: 'no se sabe de qué cupón es' }).first()).toBeVisible();
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await esperarAccesibleDeDiaYDeNoche(page);
  const una = cobranzas.filter({ hasText: '18.500,00' });
  await una.getByRole('link', { name: /^Cobranza/ }).press('Enter');
  await expect(titulo(page)).toHaveText(/^Cobranza \d+: \$\s18\.500,00/);
  await expect(page.getByRole('button', { name: 'Devolverla' })).toBeVisible();
  await expect(page.getByLabel('Número del cupón')).toBeVisible();
  expect(await seSale(page)).toBeLessThanOrEqual(0);
  await esperarAccesibleDeDiaYDeNoche(page);
  const direccion = page.url();
  await salir(page);
  await page.goto(direccion);
  await identificarse(page, 'oauditoria');
  await expect(titulo(page)).toHaveText(/^Cobranza \d+/);
  await expect(page.getByText('DEMO-1')).toBeVisible();
  await expect(page.getByRole('button', { name: /Devolverla|Anular|Ver qué pagaría/ })).toHaveCount(0);
  await expect(page.getByLabel('Número del cupón')).toHaveCount(0);
});
