import { expect, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio as entrar, pulsar } from './apoyo/colegio.ts';

const CARTA = 'El Colegio te pone o te levanta un bloqueo';
const PARTE = `Cómo termina: ${CARTA}`;

for (const width of [1440, 768, 360])
  test(`a ${width} px y con el teclado, quien administra escribe cómo termina una carta, la ve antes de guardar y vuelve al texto con que vino`, async ({
    page,
  }) => {
    const rechazos: string[] = [];
    page.on('console', (dicho) => {
      if (dicho.text().includes('Content Security Policy')) rechazos.push(dicho.text());
    });
    const sinDesborde = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await entrar(page, 'operador');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja');
    await pulsar(page, 'd');
    const textos = page.getByRole('region', { name: 'Textos' });
    await textos.getByText(/^Cartas a los matriculados \(\d+ cartas\)$/).press('Enter');
    await textos.getByText(CARTA, { exact: true }).press('Enter');
    await esperarAccesible(page);
    await sinDesborde();

    await page.getByRole('button', { name: `Cambiar: ${PARTE}` }).press('Enter');
    const dialogo = page.getByRole('dialog', { name: PARTE });
    const texto = dialogo.getByLabel('Texto', { exact: false }).first();
    await texto.fill('Si tenés una duda, {quien} te atiende.');
    await dialogo.getByRole('button', { name: 'Ver la carta' }).press('Enter');
    await expect(dialogo.getByText(/no sabe qué poner en {quien}/)).toBeVisible();
    await texto.fill(`Si tenés una duda sobre tu {bloqueo}, el ${width}.\nTe atiende el {colegio}. <b>Hola</b>`);
    await dialogo.getByRole('button', { name: 'Ver la carta' }).press('Enter');
    const carta = page.frameLocator('iframe[title^="La carta:"]');
    await expect(carta.getByText(`Si tenés una duda sobre tu Falta de pago, el ${width}.`)).toBeVisible();
    await expect(carta.getByText('Motivo: Resolución 12/26 del Consejo.').last()).toBeVisible();
    await expect(carta.getByText(/<b>Hola<\/b>/)).toBeVisible();
    const titulo = carta.getByRole('heading', { level: 1 });
    await expect(titulo).toHaveCSS('font-size', '22px');
    await expect(titulo).toHaveCSS('color', 'rgb(29, 38, 44)');
    await esperarAccesible(page);
    await dialogo.getByLabel('De noche').press('Space');
    await expect(titulo).toHaveCSS('color', 'rgb(232, 237, 240)');
    await dialogo.getByLabel('Cómo se ve').selectOption('En un celular');
    await expect(titulo).toBeVisible();
    await sinDesborde();
    await page.emulateMedia({ colorScheme: 'dark' });
    await esperarAccesible(page);
    await dialogo.getByLabel('Cómo se ve').selectOption('Solo el texto');
    await expect(dialogo.getByRole('region', { name: 'La carta, solo el texto' })).toContainText(
      'Motivo: Resolución 12/26 del Consejo.',
    );
    await esperarAccesible(page);
    await sinDesborde();
    await dialogo.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(dialogo).toHaveCount(0);
    await expect(textos.getByText(`${CARTA} (cambiada por el Colegio)`)).toBeVisible();
    await expect(textos.getByText(`Si tenés una duda sobre tu {bloqueo}, el ${width}.`)).toBeVisible();

    await page.getByRole('button', { name: `Cambiar: ${PARTE}` }).press('Enter');
    await texto.fill('');
    await dialogo.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(dialogo).toHaveCount(0);
    await expect(textos.getByText(CARTA, { exact: true })).toBeVisible();
    expect(rechazos).toEqual([]);
  });
