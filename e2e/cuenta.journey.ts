import type { Cupon } from '@colega/contract/dinero';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { crearLegajo, pedirComo } from './apoyo/crear-legajo.ts';
import { generarCupon } from './apoyo/cupones-por-api.ts';
import { elegirOpcion } from './apoyo/elegir-opcion.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { leerTexto } from './apoyo/leer-codigos.ts';
import { confirmarOriginal } from './apoyo/legajos-por-api.ts';
import { abrirMasAcciones } from './apoyo/mas-acciones.ts';

test.describe.configure({ mode: 'parallel' });

const CUPONES = '/app/cuenta/resumenCuenta/cupones';
const RESUMEN = '/app/cuenta/resumenCuenta/resumen';
const lista = (page: Page, nombre: string) => page.getByRole('list', { name: nombre }).getByRole('listitem');
const elegir = async (page: Page, etiqueta: string, opcion: string): Promise<void> => {
  await page.getByRole('combobox', { name: etiqueta }).click();
  await elegirOpcion(page, opcion);
};
const unoDe = async (page: Page, estado: string): Promise<Cupon> => {
  const { leer } = await pedirComo(page);
  const personaId = await page.evaluate(() => Number(sessionStorage.getItem('persona_id')));
  const { items } = await leer<{ items: Cupon[] }>(`/orden_pagos?persona.id=${personaId}&estado=${estado}`);
  const [cupon] = items;
  if (!cupon) throw new Error(`La demo no tiene un cupón ${estado}`);
  return cupon;
};

test('los cupones de la cuenta: se filtran, se abre uno pago y se baja su recibo [CUP-002, CUP-004, CUP-007, LAY-008, API-064]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/dashboard');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cuenta' }).click();
  await expect(page).toHaveURL('/app/cuenta/debo');
  await page.getByRole('tab', { name: 'Cupones' }).click();
  await expect(page).toHaveURL(CUPONES);
  await expect(lista(page, 'Cupones')).toHaveCount(10);
  await elegir(page, 'Estado', 'Pago');
  await expect(page).toHaveURL(`${CUPONES}?estado=pago`);
  await expect(lista(page, 'Cupones').filter({ hasNotText: /Fecha de pago: \d{2}\/\d{2}\/\d{4}/ })).toHaveCount(0);
  await esperarAccesible(page);
  await lista(page, 'Cupones')
    .getByRole('link', { name: /^Cupón Nº/ })
    .first()
    .click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText('Pagos recibidos')).toBeVisible();
  await esperarAccesible(page);
  await page.reload();
  await expect(dialogo.getByText('Pagos recibidos')).toBeVisible();
  const descarga = page.waitForEvent('download');
  await dialogo.getByRole('button', { name: /^RECIBO/ }).click();
  expect((await descarga).suggestedFilename()).toMatch(/^recibo_\d+\.pdf$/);
  const numero = ((await dialogo.getByRole('heading').textContent()) ?? '').replace(/\D/g, '');
  expect(leerTexto(await (await descarga).path())).toContain(numero);
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(page).toHaveURL(`${CUPONES}?estado=pago`);
});

test('la pestaña sigue a la dirección y conserva la búsqueda; el resumen, su gráfico y su tabla [RES-001, RES-002, RES-003, RES-004]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await page.goto(`${CUPONES}?anio_desde=1950`);
  await page.getByRole('tab', { name: 'Resumen' }).click();
  await expect(page).toHaveURL(`${RESUMEN}?anio_desde=1950`);
  await expect(lista(page, 'Cargos').first()).toContainText(
    /(Vence el |Vence hoy, |Venció el |Fecha de pago: )\d{2}\/\d{2}\/\d{4}/,
  );
  const porMes = page.getByRole('region', { name: 'Pagado y adeudado por mes' });
  const ficha = porMes.locator('[data-ficha]').last();
  await expect(ficha).toBeHidden();
  await ficha.locator('..').hover();
  await expect(ficha).toHaveText(/^[a-z]+ \d\dPagado\$\s[\d.,]+Adeudado\$\s[\d.,]+$/);
  await porMes.getByText('Ver los importes en una tabla').click();
  await expect(porMes.getByRole('row').nth(1)).toContainText(/\d{4}\s*\$/);
  await esperarAccesible(page);
  await elegir(page, 'Estado', 'Pendiente');
  await expect(lista(page, 'Cargos').filter({ hasNotText: 'Pendiente' })).toHaveCount(0);
  const hasta = page.getByRole('textbox', { name: 'Año hasta' });
  await hasta.pressSequentially('1949');
  await expect(hasta).toHaveAccessibleDescription('El campo año hasta no puede ser anterior al año desde');
});

test('el resumen de un año se baja en PDF [S-893]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await page.goto(RESUMEN);
  const boton = page.getByRole('button', { name: /^Descargar el resumen de \d{4} \(PDF\)$/ });
  await expect(boton).toBeVisible();
  await esperarAccesible(page);
  const anio = (await boton.innerText()).replace(/\D/g, '');
  const descarga = page.waitForEvent('download');
  await boton.click();
  expect((await descarga).suggestedFilename()).toBe(`resumen_de_${anio}.pdf`);
  const papel = leerTexto(await (await descarga).path());
  for (const dicho of [`Resumen de tu cuenta de ${anio}`, 'María', 'Mes por mes', 'Lo que falta pagar'])
    expect(papel).toContain(dicho);
});

test('la planilla y el CSV traen todo lo filtrado', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  for (const [boton, nombre] of [
    ['Exportar los cupones en CSV', 'cupones.csv'],
    ['Exportar los cupones en XLSX', 'cupones.xlsx'],
  ] as const) {
    // A browser may stop the second download in a row of one page.
    await page.goto(`${CUPONES}?estado=pago`);
    const descarga = page.waitForEvent('download');
    await page.getByRole('button', { name: boton }).click();
    expect((await descarga).suggestedFilename()).toBe(nombre);
  }
});

test('en el ejercicio: fechas cortas, y PAGAR solo en su circuito [CUP-011, CUP-012, CUP-013, CUP-020]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/ejercicio/legajos/listado');
  await page.getByRole('tab', { name: 'Cupones' }).click();
  await expect(page).toHaveURL('/app/ejercicio/legajos/cupones');
  await elegir(page, 'Circuito', 'CEP');
  await elegir(page, 'Estado', 'Pendiente');
  await expect(page).toHaveURL(/\?estado=pendiente&circuito=cep$/);
  await expect(lista(page, 'Cupones').first()).toContainText(/Vto: \d{2}\/\d{2}\/\d{2}(?!\d)/);
  await expect(page.getByRole('link', { name: /^PAGAR/ })).toHaveCount(0);
  await page.goto(`${CUPONES}?estado=pendiente`);
  await expect(page.getByRole('link', { name: /^PAGAR/ }).first()).toBeVisible();
});

test('un cupón se envía a Red Link desde la lista y muestra su código, que se copia [CUP-008, CUP-009, CUP-021, CUP-022, CUP-023]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ingresar(page, 'csosa');
  const { numero_boleta, id } = await generarCupon(page);
  await page.goto(`${CUPONES}?estado=pendiente`);
  await page.getByRole('button', { name: `ENVIAR A RED LINK cupón ${numero_boleta}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Enviar el cupón para su pago en Redlink?');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Cupón enviado a RedLink', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `CÓDIGO REDLINK cupón ${numero_boleta}` }).click();
  await esperarAccesible(page);
  await page.getByRole('button', { name: 'Copiar código de pago' }).click();
  await expect(page.getByText('Código copiado exitosamente')).toBeVisible();
  const { codigo_pago } = await (await pedirComo(page)).leer<Cupon>(`/orden_pagos/${id}`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codigo_pago);
});

test('el cupón de otra persona no se encuentra, por ninguno de sus enlaces', async ({ page, browser, baseURL }) => {
  await ingresar(page, 'mgarcia');
  const { id } = await unoDe(page, 'pendiente');
  const ajena = await browser.newPage({ baseURL: baseURL ?? '' });
  await ingresar(ajena, 'csosa');
  await ajena.goto(`${CUPONES}?cupon=${id}`);
  await expect(ajena.getByText('No encontramos ese cupón')).toBeVisible();
  await ajena.close();
});

test('sin nada cargado dice qué va a aparecer; sin permiso, por qué no se liquida [LIQ-001, LIQ-002]', async ({
  page,
  browser,
  baseURL,
}) => {
  await ingresar(page, 'nnuevo');
  await page.goto(CUPONES);
  await expect(page.getByText('No hay cupones')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liquidar' })).toHaveAttribute('href', '/app/cuenta/liquidar');
  const otra = await browser.newPage({ baseURL: baseURL ?? '' });
  await ingresar(otra, 'lrodriguez');
  await otra.goto(RESUMEN);
  const liquidar = otra.getByRole('button', { name: 'Liquidar' });
  await expect(liquidar).toBeDisabled();
  await expect(liquidar).toHaveAccessibleDescription(/liquidar/i);
  await otra.close();
});

test('del legajo a la cuenta, cada cosa que se puede hacer está donde se la busca [LAY-004]', async ({ page }) => {
  const boton = (nombre: string) => page.getByRole('button', { name: nombre, exact: true });
  const enlace = (nombre: string | RegExp) => page.getByRole('link', { name: nombre });
  const titulo = (texto: string | RegExp) => expect(page.getByRole('heading', { level: 1 })).toHaveText(texto);
  await ingresar(page, 'csosa');
  const legajo = await crearLegajo(page);
  const detalle = `/app/ejercicio/legajo/${legajo.id}/detail`;
  await page.goto(detalle);
  await abrirMasAcciones(page);
  for (const accion of [boton('Confirmar legajo'), enlace('Editar'), boton('Eliminar')])
    await expect(accion).toBeVisible();
  await confirmarOriginal(page, legajo);
  await page.reload();
  await abrirMasAcciones(page);
  for (const accion of [enlace(/^Ampliar con cálculo automático/), enlace(/^Ampliar con cálculo manual/)])
    await expect(accion).toBeVisible();
  await expect(boton('Anular legajo')).toBeVisible();
  await expect(enlace('Pagar timbrado prepago')).toBeVisible();
  await enlace('Pagar CEP').click();
  await titulo('Pago CEP');
  await page.getByRole('radio', { name: /código de barras/ }).check();
  await boton('Confirmar').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generar cupón' }).click();
  await expect(page.getByText('Cupón creado exitosamente')).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cuenta' }).click();
  await page.getByRole('tab', { name: 'Cupones' }).click();
  const nuevo = lista(page, 'Cupones').filter({ hasText: `Legajo ${legajo.numero_legajo}` });
  const descarga = page.waitForEvent('download');
  await nuevo.getByRole('button', { name: /^IMPRIMIR/ }).click();
  expect((await descarga).suggestedFilename()).toMatch(/^cupon_\d+\.pdf$/);
  await nuevo.getByRole('link', { name: /^PAGAR/ }).click();
  await titulo(/^Pagar Cupón #\d+$/);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goto(RESUMEN);
  await expect(lista(page, 'Cargos').first()).toBeVisible();
  await enlace('Liquidar').click();
  await titulo('Liquidar');
  await page.goto('/app/pagoOnline/sipago/rechazado');
  await titulo('Resultado del pago');
});

test('el CEP explica su importe; su cupón se cancela y lo que cobraba se vuelve a liquidar', async ({ page }) => {
  await ingresar(page, 'csosa');
  const legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  const pagarCep = `/app/ejercicio/legajo/${legajo.id}/pagarCep`;
  await page.goto(pagarCep);
  const pago = page.getByRole('region', { name: 'Qué se paga' });
  await expect(pago).toContainText(/CEP: 5 % del honorario convenido del contrato original, \$/);
  await expect(pago.getByRole('link', { name: 'Ver detalle' })).toBeVisible();
  await esperarAccesible(page);
  await page.getByRole('radio', { name: /código de barras/ }).check();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  const pregunta = page.getByRole('dialog');
  await expect(pregunta).toContainText(new RegExp(`CEP del legajo Nº ${legajo.numero_legajo}: \\$`));
  await pregunta.getByRole('button', { name: 'Generar cupón' }).click();
  await expect(page.getByText('Cupón creado exitosamente')).toBeVisible();
  await page.goto(`${CUPONES}?estado=pendiente`);
  const suyo = lista(page, 'Cupones').filter({ hasText: `Legajo ${legajo.numero_legajo}` });
  await suyo.getByRole('button', { name: /^Cancelar cupón/ }).click();
  const cancelar = page.getByRole('dialog', { name: /^¿Cancelar el cupón Nº/ });
  await esperarAccesible(page);
  await cancelar.getByRole('button', { name: 'Cancelar cupón' }).click();
  await expect(page.getByText('Cupón cancelado: lo que cobraba se puede volver a liquidar.')).toBeVisible();
  await expect(suyo).toHaveCount(0);
  await page.goto(pagarCep);
  await expect(pago).toContainText('CEP: 5 % del honorario convenido');
});

test('en Liquidar, cada cargo dice con el teclado cómo se calcula', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/cuenta/liquidar');
  const resumen = page.locator('summary').filter({ hasText: 'Cómo se calcula' }).first();
  await resumen.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toContainText(/venc(e|ió) el \d{2}\/\d{2}\/\d{4}/);
  await expect(page.getByText(/^Valores de referencia/)).toHaveCount(1);
  await esperarAccesible(page);
});
