import { expect, type Page, test } from '@playwright/test';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { elegirOpcion } from './apoyo/elegir-opcion.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { crearConCep } from './apoyo/legajo-electrico.ts';

test.describe.configure({ mode: 'parallel' });

const MUCHO = '99999999999.99';
const sinBlancos = (largo: number): string => 'W'.repeat(largo);

/** What goes past the screen, or is cut by its box. */
const loQueNoEntra = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nombreDe = (elemento: Element) => `${elemento.tagName} ${elemento.textContent?.slice(0, 60)}`;
    const afuera = document.documentElement.scrollWidth > innerWidth ? ['la página'] : [];
    const cortados = [...document.querySelectorAll('main *')].filter(
      (elemento) =>
        getComputedStyle(elemento).overflowX === 'hidden' &&
        elemento.clientWidth > 1 &&
        elemento.scrollWidth > elemento.clientWidth + 1,
    );
    return [...afuera, ...cortados.map(nombreDe)];
  });

const esperarEntero = async (page: Page, donde: string): Promise<void> => {
  await expect(page.locator('h1:not([data-provisorio])')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => loQueNoEntra(page), `${donde} a ${width}`).toEqual([]);
  }
};

test('lo que no tiene blancos y los importes más grandes se leen enteros en un teléfono', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const { id } = await crearLegajo(page, 'tradicional', (legajo) => ({
    ...legajo,
    detalles: legajo.detalles.map((detalle) => ({
      ...detalle,
      monto: MUCHO,
      tareas: detalle.tareas.map((tarea) => ({ ...tarea, monto: MUCHO })),
      ...{ forma_de_pago: sinBlancos(50), tribunal_actuante: sinBlancos(50) },
      ...{ observaciones: sinBlancos(200), clausula_condicion: sinBlancos(200) },
    })),
    inmuebles: legajo.inmuebles.map((inmueble) => ({ ...inmueble, calle: sinBlancos(50), numero: '12345' })),
  }));
  for (const direccion of [
    `/app/ejercicio/legajo/${id}/detail`,
    `/app/ejercicio/legajo/manual/${id}/editar`,
    '/app/ejercicio/legajos/listado',
    '/app/dashboard',
  ])
    await test.step(direccion, async () => {
      await page.goto(direccion);
      await esperarEntero(page, direccion);
    });
});

test('lo que se revisa antes de emitir se lee entero en un teléfono', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearConCep(page);
  const siguiente = page.getByRole('button', { name: 'Siguiente' });
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/certificado/new`);
  for (const opcion of ['T1G, pilar', 'Trifásico', 'Inicial'])
    await page.getByRole('radio', { name: opcion, exact: true }).check();
  await siguiente.click();
  await page.getByLabel('Domicilio legal').fill(sinBlancos(80));
  await page.getByRole('combobox', { name: 'Localidad' }).fill('la plata');
  await elegirOpcion(page, /^LA PLATA/i);
  await page.getByLabel('Año').fill('2026');
  await page.getByLabel('Observaciones').fill(sinBlancos(200));
  await siguiente.click();
  for (const opcion of await page.getByRole('radio', { name: 'Sí', exact: true }).all()) await opcion.check();
  await siguiente.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Revisá antes de emitir' })).toBeVisible();
  await esperarEntero(page, 'la revisión');
});
