import { expect, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { escribir, guardar, llenarContrato, siguiente } from './apoyo/asistente.ts';
import { hastaComitenteManual, ubicarObra } from './apoyo/asistente-manual.ts';
import { ingresar } from './apoyo/ingresar.ts';

/** The sandbox's registry answers this one with an error (data/sandbox/padron). */
const SIN_RESPUESTA = '30-44444444-0';

test('con el padrón caído el legajo se carga y se guarda con un comitente provisorio, y dice por qué no se confirma [S-930]', async ({
  page,
}) => {
  await ingresar(page, 'csosa');
  await hastaComitenteManual(page);
  await escribir(page, 'CUIT del comitente', SIN_RESPUESTA);
  await page.getByRole('button', { name: 'Agregarlo como provisorio' }).click();
  await expect(page.getByRole('textbox', { name: 'Razón social' })).toBeFocused();
  await escribir(page, 'Razón social', 'Obras del Norte SA');
  await escribir(page, 'Firmante', 'Ana Paz');
  await page.getByRole('combobox', { name: 'Cargo' }).selectOption('Presidente');
  await escribir(page, 'Calle', 'San Luis');
  await escribir(page, 'Número', '2210');
  await page.getByRole('combobox', { name: 'Localidad' }).fill('la plata');
  await page
    .getByRole('option', { name: /^La Plata/i })
    .first()
    .click();
  await esperarAccesible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Razón social' })).toHaveValue('Obras del Norte SA');
  await siguiente(page, 'UBICACIÓN');
  await ubicarObra(page);
  await siguiente(page, 'CONTRATO');
  await llenarContrato(page);
  await guardar(page);
  const porHacer = page.getByRole('listitem').filter({ hasText: 'Esperar al padrón por un comitente' });
  await porHacer.getByRole('button', { name: 'Ver' }).click();
  await expect(page.locator('#comitentes')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Confirmar legajo' })).toHaveCount(0);
  await expect(page.getByText('Provisorio', { exact: true })).toBeVisible();
  await esperarAccesible(page);
});
