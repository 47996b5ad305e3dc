import { readFileSync } from 'node:fs';
import { diaDelColegio, formatFecha, sumarDias } from '@colega/domain/fechas';
import { expect, type Page, test } from '@playwright/test';
import { identificarse } from './apoyo/colegio.ts';
import { publicarLaPreparada } from './apoyo/publicar-lista.ts';
import { esperarLegible, nombreDe, ponerToma, TOMAS_DE_LA_MESA } from './apoyo/tomas.ts';

/** So far ahead that nothing else on this server counts with it, and withdrawn at the end. */
const DESDE = sumarDias(diaDelColegio(new Date()), 700);
const EN_PANTALLA = formatFecha(DESDE);

const entrar = async (page: Page, usuario: string, camino: string): Promise<void> => {
  await page.goto(camino);
  await identificarse(page, usuario);
  await expect(page).toHaveURL(new RegExp(`${camino}$`));
};
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialogo = (page: Page, name: string) => page.getByRole('dialog', { name });

test('una persona prepara los feriados, los pega de una planilla y los corrige; otra los publica y se retiran', async ({
  page,
  browser,
}) => {
  await entrar(page, 'oaranceles', '/colegio/listas');
  await expect(page.getByRole('table', { name: 'Listas' })).toBeVisible();
  await page.getByRole('link', { name: 'Feriados' }).press('Enter');
  await expect(titulo(page)).toHaveText('Feriados');
  await page.getByRole('link', { name: 'Preparar otra' }).press('Enter');
  await expect(titulo(page)).toHaveText('Preparar: Feriados');
  await page.getByRole('textbox', { name: 'Empieza a regir el' }).fill(EN_PANTALLA);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Agregar una fila' }).press('Enter');
  const ultima = page.getByRole('textbox', { name: /^Día: / }).last();
  await ultima.focus();
  await ultima.evaluate(
    (campo, texto) => {
      const datos = new DataTransfer();
      datos.setData('text/plain', texto);
      campo.dispatchEvent(new ClipboardEvent('paste', { clipboardData: datos, bubbles: true, cancelable: true }));
    },
    `${formatFecha(sumarDias(DESDE, 1))}\tDía de la prueba\n31/02/2030\tNo existe\n`,
  );
  await page.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(page.getByText(/No se entiende. Se escribe así: 31\/12\/2027/)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar: 31/02/2030' }).press('Enter');
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar en CSV: lo que rige' }).press('Enter');
  const [titulos = '', ...filas] = readFileSync(await (await bajada).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(titulos).toContain('Día;Feriado;Norma');
  await page.getByLabel('Planilla de Feriados').setInputFiles({
    ...{ name: 'otra.csv', mimeType: 'text/csv', buffer: Buffer.from('Tasa;Por ciento\r\nCEP;5\r\n') },
  });
  await expect(page.getByText('La planilla no tiene las columnas de esta lista: Día, Feriado.')).toBeVisible();
  const propia = `${formatFecha(sumarDias(DESDE, 1))};Día de la prueba;;ojo`;
  await page.getByLabel('Planilla de Feriados').setInputFiles({
    ...{ name: 'feriados.csv', mimeType: 'text/csv' },
    buffer: Buffer.from([`${titulos};Comentario`, ...filas, propia, '31/02/2030;No existe'].join('\r\n')),
  });
  await expect(page.getByText(/^Se cargaron \d+ filas de la planilla.* quedan como están/)).toBeVisible();
  await expect(page.getByText(/Columna «Comentario»: fila \d+/)).toBeVisible();
  await expect(page.getByText(/No se entiende. Se escribe así: 31\/12\/2027/)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar: 31/02/2030' }).press('Enter');
  await page.getByLabel('Norma que la aprueba').fill('Decreto de prueba');
  await page.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(titulo(page)).toHaveText('Feriados');
  const enPreparacion = region(page, 'En preparación');
  await expect(enPreparacion).toContainText('Día de la prueba');
  await expect(enPreparacion).toContainText('La preparaste vos, entera o en parte: la publica otra persona.');
  await expect(enPreparacion).toContainText('Contratos sin confirmar cuyo último día para timbrar se mueve: 0');

  const otra = await (await browser.newContext()).newPage();
  await entrar(otra, 'ojunta', '/colegio/listas/feriados');
  await region(otra, 'En preparación').getByRole('button', { name: 'Publicar' }).press('Enter');
  const publicar = dialogo(otra, 'Publicar la lista');
  await expect(publicar).toContainText('Día de la prueba');
  await expect(publicar.getByRole('button', { name: 'Publicar' })).toBeEnabled();
  await publicar.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(publicar).toHaveCount(0);
  const viene = region(otra, 'Viene');
  await expect(viene).toContainText(`Desde el ${EN_PANTALLA}, Decreto de prueba`);
  await otra.goto('/valores-de-referencia');
  await otra.getByRole('heading', { name: 'Feriados' }).click();
  const feriados = otra.getByRole('list', { name: 'Feriados' });
  await expect(feriados).toContainText('Día de la prueba');

  await otra.goto('/colegio/listas/feriados');
  await viene.getByRole('button', { name: /^Retirar/ }).press('Enter');
  const retirar = dialogo(otra, 'Retirar la lista');
  await retirar.getByRole('button', { name: 'Retirar' }).press('Enter');
  await expect(retirar.getByLabel('Motivo')).toBeFocused();
  await retirar.getByLabel('Motivo').fill('Era una prueba');
  await retirar.getByRole('button', { name: 'Retirar' }).press('Enter');
  await expect(retirar).toHaveCount(0);
  await expect(viene).toHaveCount(0);
  await expect(region(otra, 'Historia')).toContainText('Era una prueba');
  await otra.context().close();
});

test('un teléfono que se rompió hoy: una persona prepara las oficinas, otra las publica, y se ve en el acto sin ingresar', async ({
  page,
  browser,
}) => {
  await entrar(page, 'oaranceles', '/colegio/listas/oficinas');
  await page.getByRole('link', { name: 'Preparar otra' }).press('Enter');
  await expect(titulo(page)).toHaveText('Preparar: Oficinas');
  const desde = page.getByRole('textbox', { name: 'Empieza a regir el' });
  await expect(desde).toHaveValue(formatFecha(diaDelColegio(new Date())));
  const telefonos = page.getByRole('group', { name: 'Sede Morón' }).getByRole('textbox', { name: 'Teléfonos' });
  await telefonos.fill('llamar');
  await page.getByLabel('Norma que la aprueba').fill('Nota 5 de la prueba');
  await page.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(page.getByText('«llamar» no es un teléfono')).toBeVisible();
  await expect(telefonos).toBeFocused();
  const otro = `(011) 55${String(Date.now()).slice(-6)}`;
  await telefonos.fill(otro);
  await page.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(titulo(page)).toHaveText('Oficinas');
  await expect(region(page, 'En preparación')).toContainText('Matriculados a los que se les avisa');

  const otra = await (await browser.newContext()).newPage();
  await entrar(otra, 'ojunta', '/colegio/listas/oficinas');
  await publicarLaPreparada(otra, 'oficinas');
  await expect(region(otra, 'Rige')).toContainText(otro);
  await otra.goto('/contacto');
  await expect(otra.getByRole('main')).toContainText(otro);
  await otra.context().close();
});

test('lo acordado con un cobrador: una persona lo prepara, otra lo publica para más adelante, y se retira', async ({
  page,
  browser,
}) => {
  await entrar(page, 'oaranceles', '/colegio/listas/cobradores');
  await expect(region(page, 'Rige').getByRole('row', { name: /^SiPago/ })).toContainText('De referencia, sin norma');
  await page.getByRole('link', { name: 'Preparar otra' }).press('Enter');
  await expect(titulo(page)).toHaveText('Preparar: Cobradores');
  await page.getByRole('textbox', { name: 'Empieza a regir el' }).fill(EN_PANTALLA);
  await page.keyboard.press('Escape');
  const suyo = (nombre: string) => page.getByRole('group', { name: nombre });
  await suyo('SiPago (Credicoop)').getByRole('textbox', { name: 'Se queda con' }).fill('4,25');
  const deLosBancos = suyo('Los bancos del Colegio').getByRole('combobox', { name: 'Se usa' });
  await deLosBancos.selectOption('No');
  await page.getByLabel('Norma que la aprueba').fill('Convenio de prueba');
  await page.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(page.getByText('De los bancos se dice solo la tolerancia: dejalo vacío.')).toBeVisible();
  await esperarLegible(page);
  await deLosBancos.selectOption('');
  await page.getByRole('button', { name: 'Guardar para publicar' }).press('Enter');
  await expect(titulo(page)).toHaveText('Cobradores');
  await expect(region(page, 'En preparación')).toContainText('4,25 %');

  const otra = await (await browser.newContext()).newPage();
  await entrar(otra, 'ojunta', '/colegio/listas/cobradores');
  await publicarLaPreparada(otra, 'cobradores');
  const viene = region(otra, 'Viene');
  await expect(viene).toContainText('Convenio de prueba');
  await viene.getByRole('button', { name: /^Retirar/ }).press('Enter');
  const retirar = dialogo(otra, 'Retirar la lista');
  await retirar.getByLabel('Motivo').fill('Era una prueba');
  await retirar.getByRole('button', { name: 'Retirar' }).press('Enter');
  await expect(viene).toHaveCount(0);
  await otra.context().close();
});

for (const toma of TOMAS_DE_LA_MESA)
  test(`las listas se leen y se preparan ${nombreDe(toma)}`, async ({ page }) => {
    await ponerToma(page, toma);
    await entrar(page, 'oaranceles', '/colegio/listas');
    await expect(page.getByRole('table', { name: 'Listas' })).toBeVisible();
    await esperarLegible(page);
    for (const lista of ['tasas', 'control', 'bloqueos', 'oficinas', 'cobradores']) {
      await page.goto(`/colegio/listas/${lista}`);
      await expect(region(page, 'Rige')).toBeVisible();
      await esperarLegible(page);
      await page.goto(`/colegio/listas/${lista}/preparar`);
      await expect(page.getByRole('button', { name: 'Guardar para publicar' })).toBeVisible();
      await esperarLegible(page);
    }
  });
