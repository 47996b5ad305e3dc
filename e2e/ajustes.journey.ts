import { expect, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio as entrar, pulsar } from './apoyo/colegio.ts';

for (const width of [1440, 1024, 360])
  test(`a ${width} px y con el teclado, quien administra cambia el teléfono de un distrito y un plazo`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await entrar(page, 'operador');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
    await pulsar(page, 'd');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colegio');
    await expect(page.getByRole('region', { name: 'Textos' })).toBeVisible();
    await esperarAccesible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.getByRole('button', { name: 'Cambiar: Distrito III' }).press('Enter');
    const oficina = page.getByRole('dialog', { name: /^Cambiar el Distrito III/ });
    await oficina.getByLabel('Teléfono').fill(`(011) 5555-${width}`);
    await esperarAccesible(page);
    await page.keyboard.press('Enter');
    await expect(oficina).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Distritos y oficinas' })).toContainText(`5555-${width}`);

    await page.getByRole('button', { name: 'Cambiar: Para timbrar' }).press('Enter');
    const plazo = page.getByRole('dialog', { name: /^Cambiar el plazo/ });
    const dias = plazo.getByLabel('Cuántos días hábiles');
    await expect(dias).toBeFocused();
    await dias.fill('0');
    await page.keyboard.press('Enter');
    await expect(plazo.getByText('Tiene que ser un número de días entre 1 y 99.')).toBeVisible();
    await expect(dias).toBeFocused();
    await esperarAccesible(page);
    await dias.fill(String((width % 7) + 20));
    await page.keyboard.press('Enter');
    await expect(plazo).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Plazos' })).toContainText(`${(width % 7) + 20} días hábiles`);
  });
