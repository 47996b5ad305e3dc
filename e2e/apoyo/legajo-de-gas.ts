import { expect, type Page } from '@playwright/test';
import {
  abrirAsistente,
  agregarComitente,
  agregarTarea,
  cuadroDeTexto,
  elegir,
  escribir,
  guardar,
  llenarContrato,
  llenarDatos,
  llenarUbicacion,
  siguiente,
} from './asistente.ts';

const region = (page: Page, nombre: string) => page.getByRole('region', { name: nombre, exact: true });
const presionar = (page: Page, boton: string) => page.getByRole('button', { name: boton, exact: true }).press('Enter');

/** A meter's worth of pipe, in the only rubro that there is. Answers its address. */
export const cargarLegajoDeGas = async (page: Page): Promise<string> => {
  await abrirAsistente(page);
  const rubros = page.getByRole('combobox', { name: 'Rubro' }).getByRole('option');
  await expect(rubros).toHaveText([/.*/, 'Instalaciones de gas']);
  await llenarDatos(page, { rubro: 'Instalaciones de gas' });
  await siguiente(page, 'TAREAS');
  await agregarTarea(page, 'Proyecto');
  await elegir(page, 'Artefacto', 'Calefón');
  await escribir(page, 'Cantidad', '2');
  await escribir(page, 'Cañería', '18,5');
  await siguiente(page, 'HONORARIO');
  await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
  await siguiente(page, 'COMITENTE');
  await agregarComitente(page, '23-28765432-4', /DE LA FUENTE/);
  await siguiente(page, 'UBICACIÓN');
  await llenarUbicacion(page);
  await page.getByRole('button', { name: 'Usar el centro del mapa' }).click();
  await siguiente(page, 'CONTRATO');
  await llenarContrato(page);
  expect(await cuadroDeTexto(page, 'Honorario Convenido').inputValue()).not.toBe('');
  const direccion = await guardar(page);
  await presionar(page, 'Confirmar legajo');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(region(page, 'Datos del legajo').getByText('Confirmado', { exact: true })).toBeVisible();
  return direccion;
};

export const pagarEnSipago = async (page: Page, direccion: string, enlace: string): Promise<void> => {
  await page.goto(direccion);
  await page.getByRole('link', { name: enlace }).click();
  await page.getByRole('radio', { name: /SiPago/ }).check();
  await presionar(page, 'Confirmar');
  await page.getByRole('dialog').getByRole('button', { name: 'Ir a SiPago' }).click();
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  const resultado = page.getByRole('region', { name: /^(Estado|Resultado) del pago$/ });
  await expect(resultado).toContainText(/Pago (acreditado|exitoso)/);
};
