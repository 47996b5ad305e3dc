import { expect, test } from '@playwright/test';
import { dia, escribir, guardar, llenarContrato, siguiente } from './apoyo/asistente.ts';
import { abrirManual, hastaContratoManual, llenarDatosManual, llenarFila } from './apoyo/asistente-manual.ts';
import { ingresar } from './apoyo/ingresar.ts';

const LISTA = /\/app\/ejercicio\/legajos\/listado/;

test('la flecha del navegador va y vuelve de a un paso, y guardar no deja ninguno detrás', async ({ page }) => {
  const paso = (nombre: RegExp) => expect(page.getByRole('heading', { level: 2, name: nombre })).toBeVisible();
  await ingresar(page, 'mgarcia');
  await page.goto('/app/ejercicio/legajos/listado');
  await hastaContratoManual(page);
  for (const nombre of [/UBICACIÓN/, /COMITENTE/, /TAREAS/]) {
    await page.goBack();
    await paso(nombre);
  }
  await page.reload();
  await paso(/TAREAS/);
  await page.goBack();
  await paso(/DATOS/);
  for (const nombre of [/TAREAS/, /COMITENTE/, /UBICACIÓN/, /CONTRATO/]) {
    await page.goForward();
    await paso(nombre);
  }
  await escribir(page, 'Fecha Contrato', dia(-1));
  await escribir(page, 'Vencimiento Contrato', dia(180));
  await llenarContrato(page);
  await guardar(page);
  await expect(page).toHaveURL(/\/detail$/);
  await page.goBack();
  await expect(page).toHaveURL(LISTA);
});

test('la primera pulsación de Siguiente vale aunque el campo que se deja haya quedado mal', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await abrirManual(page);
  await llenarDatosManual(page);
  await siguiente(page, 'TAREAS');
  await llenarFila(page, 1, 'Tasación', '100000');
  await escribir(page, 'Monto 1', '');
  const boton = page.getByRole('button', { name: 'Siguiente' });
  await boton.scrollIntoViewIfNeeded();
  const caja = await boton.boundingBox();
  await page.mouse.move((caja?.x ?? 0) + 20, (caja?.y ?? 0) + 4);
  await page.mouse.down();
  // a pressed button sinks by a pixel
  expect(Math.abs(((await boton.boundingBox())?.y ?? 0) - (caja?.y ?? 0))).toBeLessThanOrEqual(1);
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
});
