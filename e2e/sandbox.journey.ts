import { type APIRequestContext, expect, test } from '@playwright/test';
import { entrarAlColegio } from './apoyo/colegio.ts';
import { controlarSandbox, SANDBOX } from './apoyo/sandbox.ts';
import { esperarLegible } from './apoyo/tomas.ts';

const ENTERA = { viewport: { width: 320, height: 800 }, colorScheme: 'dark' } as const;

async function abrirEnSipago(request: APIRequestContext): Promise<string> {
  const credenciales = { grant_type: 'client_credentials', client_id: 'e2e', client_secret: 'sandbox', scope: '*' };
  const { access_token } = (await (await request.post(`${SANDBOX}/oauth/token`, { data: credenciales })).json()) as {
    access_token: string;
  };
  const volver = (tipo: string) => `${SANDBOX}/?${tipo}`;
  const attributes = {
    currency: '032',
    items: [{ id: 1, name: 'CEP', unitPrice: { currency: '032', amount: 15_149_081 }, quantity: 1 }],
    redirect_urls: { success: volver('bien'), failed: volver('mal') },
  };
  const orden = (await (
    await request.post(`${SANDBOX}/api/v2/orders`, {
      headers: { authorization: `Bearer ${access_token}` },
      data: { data: { attributes } },
    })
  ).json()) as { data: { links: { checkout: string }[] } };
  return orden.data.links[0]?.checkout ?? '';
}

test.use(ENTERA);

test('las páginas del simulador se usan en 320 px, en oscuro y con teclado', async ({ page, request }) => {
  const pagina = await abrirEnSipago(request);
  await controlarSandbox(`cobros/${pagina.split('/').at(-1)}/rechazar`);
  for (const direccion of [
    `${SANDBOX}/`,
    `${SANDBOX}/pasarelas`,
    `${SANDBOX}/caja?codigo=1`,
    `${SANDBOX}/rendiciones`,
    pagina,
  ]) {
    await page.goto(direccion);
    await esperarLegible(page);
  }
  await expect(page.getByRole('status')).toHaveText('El intento anterior fue rechazado.');
  await page.getByRole('button', { name: 'Irme sin pagar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('el pago sigue pendiente');
  await page.getByRole('link', { name: 'Volver a la página de pago' }).click();
  await page.getByRole('button', { name: 'Rechazar el pago' }).click();
  await expect(page).toHaveURL(/\?mal$/);
  await page.goto(pagina);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page).toHaveURL(/\?bien$/);
});

/** Long ago: what others collect is of these days. */
const HACE_DIAS = 60 + (Date.now() % 500);
const DIA = new Date(Date.now() - HACE_DIAS * 86_400_000).toISOString().slice(0, 10);

test('el archivo de un día se baja del simulador, mal escrito a pedido, y se lee en Rendiciones', async ({ page }) => {
  const cupon = 90_000_000 + (Date.now() % 1_000_000);
  for (const uno of [cupon, cupon + 1])
    await controlarSandbox('caja', { cupon: uno, importe: '123,45', canal: 'PF', fecha: DIA });
  await page.goto(`${SANDBOX}/rendiciones`);
  await page.getByRole('textbox', { name: 'Día' }).fill(DIA);
  await page.getByRole('button', { name: 'Ver' }).press('Enter');
  const cual = page.getByRole('combobox', { name: /^Cuál/ });
  const siro = page.getByText('Escribir mal el de SIRO');
  await siro.press('Enter');
  await expect(cual).toBeVisible();
  await esperarLegible(page);
  await cual.selectOption(String(cupon));
  await page
    .getByRole('combobox', { name: /^Qué tiene/ })
    .first()
    .selectOption('renglon_repetido');
  await page.getByRole('button', { name: 'Aplicar' }).first().click();
  await expect(page.getByText(/2 renglones, con 1 falla a pedido/)).toBeVisible();
  const bajada = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Bajar el archivo de SIRO' }).click();
  const archivo = await (await bajada).path();
  await entrarAlColegio(page, 'otesoreria');
  await page.goto('/colegio/tesoreria/rendiciones');
  await page.getByLabel('De quién es').selectOption('siro');
  await page.getByLabel('Archivo de la rendición').setInputFiles(archivo);
  const tabla = page.getByRole('table', { name: 'Lo que no coincide' });
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 1 / })).toContainText('Lo rindió y no está anotado');
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 2 / })).toContainText('Dos veces en el archivo');
  await expect(tabla.getByRole('row', { name: /^Cobro, línea 3 / })).toContainText('Lo rindió y no está anotado');
});
