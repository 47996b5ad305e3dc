import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { cuadroDeTexto, escribir, llegarA, llenarUbicacion, siguiente } from './apoyo/asistente.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { abrirMasAcciones } from './apoyo/mas-acciones.ts';

const boton = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });
const usados = (page: Page, de: string) => page.getByRole('group', { name: de }).getByRole('button');
const numeroDe = async (page: Page): Promise<string> =>
  /Nº (\d+)/.exec((await page.getByText(/^Nº \d+$/).textContent()) ?? '')?.[1] ?? '';

/** What it asks is what the page of a file asks, once it has its number. */
const guardarYConfirmar = async (page: Page): Promise<void> => {
  await boton(page, 'Guardar y confirmar').click();
  const pregunta = page.getByRole('dialog', { name: /^¿Confirmar el legajo Nº \d+\?$/ });
  await expect(pregunta).toContainText('Una vez confirmado entra en trámite');
  await pregunta.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Legajo \d+ confirmado$/ })).toBeVisible();
};

test('lo usado son botones, se guarda y se confirma de una vez, y otro igual avisa que ya está', async ({ page }) => {
  await ingresar(page, 'lrodriguez');
  await crearLegajo(page);
  const numeroDeCalle = String(Date.now() % 100_000);
  const ubicar = async () => {
    await llenarUbicacion(page);
    await escribir(page, 'Número', numeroDeCalle);
    await boton(page, 'Usar el centro del mapa').click();
    await siguiente(page, 'CONTRATO');
  };
  await llegarA(page, 'UBICACIÓN');
  await ubicar();
  await expect(page.getByText('Ya cargaste un legajo igual')).toHaveCount(0);
  for (const [de, campo] of [
    ['Formas de pago que usaste:', 'Forma de pago'],
    ['Tribunales que usaste:', 'Tribunal actuante'],
  ] as const) {
    const ultimo = usados(page, de).first();
    await ultimo.click();
    await expect(cuadroDeTexto(page, campo)).toHaveValue((await ultimo.textContent()) ?? '');
  }
  await page.getByRole('combobox', { name: 'Destino de tarea' }).selectOption('EDELAP');
  await esperarAccesible(page);
  await guardarYConfirmar(page);
  const numero = await numeroDe(page);

  await abrirMasAcciones(page);
  await page.getByRole('link', { name: 'Cargar otro igual' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /TAREAS/ })).toBeVisible();
  await expect(cuadroDeTexto(page, 'Unidades inspeccionadas')).toHaveValue('2');
  await siguiente(page, 'HONORARIO');
  await boton(page, 'Convenir el mínimo').click();
  await siguiente(page, 'COMITENTE');
  await siguiente(page, 'UBICACIÓN');
  await ubicar();
  await expect(page.getByText(`Ya cargaste un legajo igual: Nº ${numero}, del`)).toBeVisible();
  await esperarAccesible(page);
  await expect(boton(page, 'Guardar')).toBeEnabled();
});
