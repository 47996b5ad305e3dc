import { expect, type Locator, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { agregarTarea, elegir, escribir, opcionDe, siguiente } from './apoyo/asistente.ts';
import { ingresar, llenarIngreso } from './apoyo/ingresar.ts';
import { leerTexto } from './apoyo/leer-codigos.ts';

test.describe.configure({ mode: 'parallel' });

const ANCHOS = [
  ['celular', { width: 360, height: 800 }],
  ['escritorio', { width: 1440, height: 900 }],
] as const;

const minimo = (page: Page) => page.getByRole('region', { name: 'Honorario mínimo', exact: true });

const calcularUnaMedicion = async (page: Page): Promise<void> => {
  await elegir(page, 'Rubro', 'Obra civil');
  await opcionDe(page, 'Categoría', 'Segunda').check();
  await elegir(page, 'Coeficiente', '1,3');
  await escribir(page, 'Fecha Contrato', '15/03/2026');
  await agregarTarea(page, 'Medición y confección de planos');
  await escribir(page, /^Superficie/, '150');
  await escribir(page, /^Plantas/, '2');
  await expect(
    minimo(page)
      .getByText(/^\$\s[\d.]+,\d\d$/)
      .first(),
  ).toBeVisible();
};

const leerOpcion = async (lista: Locator, que: string): Promise<string> =>
  (await lista.getByRole('option', { name: que }).textContent()) ?? '';

const descargar = async (page: Page): Promise<string> => {
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar el presupuesto' }).click();
  return leerTexto(await (await descarga).path()).replace(/\s+/g, ' ');
};

for (const [nombre, viewport] of ANCHOS) {
  test.describe(nombre, () => {
    test.use({ viewport });

    test('sin ingresar: un honorario explicado, comparado, en un enlace y en un presupuesto', async ({
      page,
      context,
    }) => {
      await page.goto('/honorarios');
      await expect(page.getByRole('heading', { level: 1, name: 'Calcular un honorario' })).toBeVisible();
      await esperarAccesible(page);
      await calcularUnaMedicion(page);
      const cuanto = (await minimo(page).getByText(/^\$\s/).first().textContent()) ?? '';
      await expect(page.getByText('Cómo se calcula')).toBeVisible();

      await page.getByRole('button', { name: 'Comparar con otra fecha o coeficiente' }).click();
      await elegir(page, 'Otro coeficiente', '1,45');
      await expect(page.getByText(/^El segundo es .* mayor/)).toBeVisible();
      await expect(page.getByText('Por qué: el coeficiente pasa de 1,3 a 1,45.')).toBeVisible();
      await esperarAccesible(page);
      const ancho = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(ancho).toBeLessThanOrEqual(viewport.width);

      await elegir(page, 'Otro coeficiente', '1,3');
      await escribir(page, 'Otra fecha', '15/03/2025');
      await expect(page.getByText(/^El segundo es .* menor/)).toBeVisible();
      await expect(page.getByText(/^Por qué: cambia la resolución \(.*2025; .*2024\)/)).toBeVisible();
      const otraResolucion = page.getByRole('combobox', { name: 'Otra resolución' });
      await otraResolucion.selectOption({ label: await leerOpcion(otraResolucion, 'desde el 01/04/2025') });
      await expect(page.getByRole('textbox', { name: 'Otra fecha' })).toHaveValue('01/04/2025');
      await expect(
        page.getByText(/^Por qué: cambia la resolución \(.*octubre de 2025; .*abril de 2025\)/),
      ).toBeVisible();
      await expect(page).toHaveURL(/&con=2025-04-01(~|%7E)1\.3$/);
      await escribir(page, 'Otra fecha', '15/03/2026');
      await elegir(page, 'Otro coeficiente', '1,45');

      await expect(page).toHaveURL(/\/honorarios\?c=1\.[\w-]+&con=2026-03-15(~|%7E)1\.45$/);
      const otra = await context.newPage();
      await otra.goto(page.url());
      await expect(minimo(otra).getByText(cuanto, { exact: true }).first()).toBeVisible();
      await expect(otra.getByText(/^El segundo es .* mayor/)).toBeVisible();

      await otra.getByRole('textbox', { name: 'Para quién (opcional)' }).fill('Consorcio Belgrano 450');
      const papel = await descargar(otra);
      for (const dicho of [cuanto, 'Consorcio Belgrano 450', 'Medición y confección', 'Se hizo sin ingresar al portal'])
        expect(papel).toContain(dicho.replace(/\s+/g, ' '));
      expect(papel.split('Lo que se paga al Colegio')[1]).toMatch(
        /CEP: [\d,]+ % de \$ .*Timbrado: [\d,]+ % de \$ .*Total/,
      );

      const convenido = otra.getByRole('textbox', { name: 'Honorario convenido (opcional)' });
      await convenido.fill('1');
      await expect(otra.getByText(/^No puede ser menor que el mínimo, \$/)).toBeVisible();
      await expect(otra.getByRole('button', { name: 'Descargar el presupuesto' })).toBeDisabled();
      await convenido.fill('98765432,10');
      await otra
        .getByRole('textbox', { name: 'Nota para el cliente (opcional)' })
        .fill('Incluye dos visitas a la obra');
      await esperarAccesible(otra);
      const deMas = await otra.evaluate(() => document.documentElement.scrollWidth);
      expect(deMas).toBeLessThanOrEqual(viewport.width);
      const conTodo = await descargar(otra);
      for (const dicho of ['98.765.432,10', 'Incluye dos visitas a la obra', 'Lo que se paga al Colegio'])
        expect(conTodo).toContain(dicho);
      expect(otra.url()).not.toMatch(/visitas|98765432/);
    });
  });
}

test('«Crear legajo con esto» pide ingresar y trae todo al asistente', async ({ page }) => {
  await page.goto('/honorarios');
  await calcularUnaMedicion(page);
  await elegir(page, 'Coeficiente', '1,45');
  const elMinimo = (await minimo(page).getByText(/^\$\s/).first().textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Para quién (opcional)' }).fill('Consorcio Belgrano 450');
  await page.getByRole('textbox', { name: 'Honorario convenido (opcional)' }).fill('98765432,10');
  await page.getByRole('textbox', { name: 'Nota para el cliente (opcional)' }).fill('Incluye dos visitas a la obra');
  await page.getByRole('button', { name: 'Crear legajo con esto' }).click();
  await expect(page).toHaveURL(/\/login\?volver=/);
  await llenarIngreso(page, 'csosa');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo Legajo Automático' })).toBeVisible();
  await expect(
    page.getByRole('textbox', { name: /^Superficie/ }).or(page.getByRole('combobox', { name: 'Rubro' })),
  ).toBeVisible();
  await page.getByRole('button', { name: /DATOS/ }).first().click();
  await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveValue('1');
  await expect(page.getByRole('textbox', { name: 'Fecha Contrato' })).toHaveValue('15/03/2026');
  await expect(opcionDe(page, 'Categoría', 'Segunda')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Coeficiente' })).toHaveValue('1.45');
  expect(decodeURIComponent(page.url())).not.toMatch(/Consorcio|visitas|98765432/);

  await page.getByRole('combobox', { name: 'Matrícula' }).selectOption({ index: 1 });
  await elegir(page, 'Modalidad', 'Tradicional');
  await siguiente(page, 'TAREAS');
  await expect(page.getByRole('textbox', { name: /^Superficie/ })).toHaveValue('150');
  await expect(page.getByRole('textbox', { name: /^Plantas/ })).toHaveValue('2');
  await siguiente(page, 'HONORARIO');
  await expect(page.getByText(elMinimo, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Honorario Convenido' })).toHaveValue('98.765.432,10');
  await siguiente(page, 'COMITENTE');
  await expect(page.getByText('Consorcio Belgrano 450', { exact: true })).toBeVisible();
  await esperarAccesible(page);
});

test('en el portal, el presupuesto lleva los datos de quien lo hace', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/honorarios');
  await calcularUnaMedicion(page);
  const papel = await descargar(page);
  expect(papel).toContain('María Elena García');
  expect(papel).not.toContain('Se hizo sin ingresar');
});

test('un enlace cortado y una fecha sin resolución se dicen', async ({ page }) => {
  await page.goto('/honorarios?c=1.WzE');
  await expect(page.getByText('No entendimos el enlace', { exact: false })).toBeVisible();
  await elegir(page, 'Rubro', 'Obra civil');
  await escribir(page, 'Fecha Contrato', '31/12/2014');
  await expect(page.getByText(/2015/).first()).toBeVisible();
  await esperarAccesible(page);
});
