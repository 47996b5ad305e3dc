import { type APIRequestContext, expect, test } from '@playwright/test';
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
  for (const direccion of [`${SANDBOX}/`, `${SANDBOX}/pasarelas`, `${SANDBOX}/caja?codigo=1`, pagina]) {
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
