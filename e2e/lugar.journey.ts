import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';

const abrirEnSuUbicacion = async (page: Page, usuario: string): Promise<void> => {
  await ingresar(page, usuario);
  const { id } = await crearLegajo(page);
  await page.goto(`/app/ejercicio/legajo/${id}/detail`);
  await page.getByRole('link', { name: 'Cambiar Calle' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /UBICACIÓN/ })).toBeVisible();
};
const caja = (page: Page) => page.getByRole('searchbox', { name: 'Buscar el lugar' });
const campo = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const width of [360, 1440])
  test(`a ${width} px, de una dirección se elige la parcela, y reemplaza lo que había solo si se pide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await abrirEnSuUbicacion(page, 'mgarcia');
    const antes = await campo(page, 'Calle').inputValue();
    await caja(page).fill('Las Heras 1234, Tandil');
    await caja(page).press('Enter');
    const parcelas = page.getByRole('button', { name: /^Las Heras 1234, Tandil · partida 103-/ });
    await expect(parcelas).not.toHaveCount(0);
    await esperarAccesible(page);
    const nombre = (await parcelas.first().textContent()) ?? '';
    await parcelas.first().press('Enter');
    await expect(page.getByText('Es de otro partido que lo cargado, y no tocamos nada.')).toBeVisible();
    await expect(campo(page, 'Calle')).toHaveValue(antes);
    await esperarAccesible(page);
    await page.getByRole('button', { name: 'Reemplazar lo cargado' }).click();
    await expect(campo(page, 'Calle')).toHaveValue('Las Heras');
    await expect(campo(page, 'Partido')).toHaveValue('Tandil');
    await expect(campo(page, 'Manzana')).toHaveValue('88');
    const [, partida = ''] = /partida (103-\d{6})/.exec(nombre) ?? [];
    await expect(campo(page, 'Partida')).toHaveValue(partida.replace('-', ''));
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(campo(page, 'Calle')).toHaveValue(antes);
  });

test('el servicio de parcelas que falla no detiene a nadie: se dice y se sigue a mano', async ({ page }) => {
  await abrirEnSuUbicacion(page, 'csosa');
  await caja(page).fill('055999999');
  await page.getByRole('button', { name: 'Buscar lugar' }).click();
  await expect(page.getByText(/^ARBA no contestó: /)).toBeVisible();
  await expect(caja(page)).toHaveValue('055999999');
});
