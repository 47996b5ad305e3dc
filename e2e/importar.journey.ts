import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { esperarAccesible } from './apoyo/accesible.ts';
import { entrarAlColegio as entrar, pulsar } from './apoyo/colegio.ts';
import { test } from './apoyo/sistema-propio.ts';
import { esperarLegibleEn, TOMAS_DE_LA_MESA } from './apoyo/tomas.ts';

const EJEMPLOS = 'data/ejemplos-de-importacion';
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });

/** As a clerk does in a spreadsheet: a cell says something else, and it is saved. */
const cambiarCelda = (libro: Uint8Array, dice: string, dira: string): Buffer => {
  const partes = unzipSync(libro);
  const textos = strFromU8(partes['xl/sharedStrings.xml'] ?? new Uint8Array());
  expect(textos).toContain(`>${dice}<`);
  return Buffer.from(
    zipSync({ ...partes, 'xl/sharedStrings.xml': strToU8(textos.replaceAll(`>${dice}<`, `>${dira}<`)) }),
  );
};

type Archivo = string | { name: string; mimeType: string; buffer: Buffer };
const libroDe = (name: string, buffer: Buffer): Archivo => ({
  ...{ name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer },
});

const bajar = async (page: Page, boton: string): Promise<Uint8Array> => {
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: boton }).press('Enter');
  return readFileSync(await (await bajada).path());
};

const CORREO = 'ana@example.com';
const MAL_ESCRITO = 'ana en example punto com';

const subir = async (page: Page, boton: string, archivo: Archivo): Promise<void> => {
  const elegir = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: boton }).press('Enter');
  await (await elegir).setFiles(archivo);
};

test('un colegio se muda: sube su planilla, la ensaya, corrige el informe y lo vuelve a subir, lo acepta, invita a los suyos, y otra vez no cambia nada', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrar(page, 'operador');
  await expect(titulo(page)).toHaveText('Bandeja');
  await pulsar(page, 'y');
  await expect(titulo(page)).toHaveText('Importar de otro sistema');
  await expect(page.getByText('Todavía no hay ninguna')).toBeVisible();
  await esperarAccesible(page);

  await page.getByText('Cómo se prepara la planilla, y qué no se trae').click();
  await expect(page.getByText(/^De un saldo a favor va lo que todavía no se usó/)).toBeVisible();
  await esperarLegibleEn(page, TOMAS_DE_LA_MESA);
  const sucio = cambiarCelda(await bajar(page, 'Bajar un ejemplo'), CORREO, MAL_ESCRITO);
  await subir(page, 'Subir un archivo', libroDe('colegio.xlsx', sucio));
  await page.getByRole('button', { name: 'Ensayar' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Motivos de rechazo' })).toContainText('no es un correo', {
    timeout: 30_000,
  });
  const corregido = cambiarCelda(await bajar(page, 'Bajar el informe'), MAL_ESCRITO, CORREO);
  await page.goto('/colegio/importar');
  await subir(page, 'Subir un archivo', libroDe('informe-corregido.xlsx', corregido));
  await expect(titulo(page)).toHaveText(/^Importación N\.º \d+$/);
  await expect(page.getByText('Saldos de apertura: 4 filas')).toBeVisible();
  await esperarAccesible(page);

  await expect(page.getByText('Ampliaciones: 2 filas')).toBeVisible();
  await expect(page.getByText('Saldos a favor: 2 filas')).toBeVisible();
  await page.getByLabel('Total de saldos a favor').fill('1280,85');
  await page.getByLabel('Total de pagos').fill('9940,24');
  await page.getByRole('button', { name: 'Ensayar' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Filas por hoja' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: 'Filas por hoja' })).toContainText(/Ampliaciones\s*2\s*0\s*0\s*0/);
  await expect(page.getByRole('table', { name: 'Motivos de rechazo' })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Totales' })).toContainText(/Saldos a favor.*1\.280,85/);
  await expect(page.getByRole('note')).toContainText('no da el total de control');
  await expect(page.getByRole('button', { name: 'Aceptar' })).toBeDisabled();
  await esperarLegibleEn(page, TOMAS_DE_LA_MESA);

  const informe = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bajar el informe' }).press('Enter');
  expect((await informe).suggestedFilename()).toMatch(/^importacion-\d+\.xlsx$/);

  await page.getByLabel('Total de pagos').fill('9940,25');
  await page.getByRole('button', { name: 'Ensayar de nuevo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Aceptar' })).toBeEnabled({ timeout: 30_000 });
  // closed and opened again, it is where it was
  await page.reload();
  await page.getByRole('button', { name: 'Aceptar' }).press('Enter');
  const pregunta = page.getByRole('dialog', { name: '¿Aceptar la importación?' });
  await esperarAccesible(page);
  await pregunta.getByRole('button', { name: 'Aceptar' }).press('Enter');
  await expect(page.getByRole('region', { name: '4. Invitaciones' })).toContainText(
    '0 personas invitadas y 3 por invitar',
    {
      timeout: 60_000,
    },
  );
  await page.getByRole('button', { name: 'Mandar las invitaciones' }).press('Enter');
  await expect(page.getByText('Salen 2 cartas. Quedan 1 personas por invitar; de ellas, 1 sin correo.')).toBeVisible();
  await esperarAccesible(page);

  await page.goto('/colegio/personas?texto=40.001');
  await expect(page.getByRole('link', { name: 'Paz, Ana' })).toBeVisible();

  await page.goto('/colegio/importar');
  await expect(page.getByRole('table', { name: 'Importaciones' })).toContainText('Aceptada');
  await esperarLegibleEn(page, TOMAS_DE_LA_MESA);
  await subir(page, 'Subir un archivo', `${EJEMPLOS}/personas.csv`);
  await page.getByRole('button', { name: 'Ensayar' }).press('Enter');
  await expect(page.getByText('No hay nada para escribir: todo está igual o se rechazó.')).toBeVisible({
    timeout: 30_000,
  });
});
