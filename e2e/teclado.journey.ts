import { expect, type Locator, type Page, test } from '@playwright/test';
import { dia } from './apoyo/asistente.ts';
import { CONTRASENIA_DEMO } from './apoyo/ingresar.ts';

const TABULACIONES_MAXIMAS = 60;

/** Tab by Tab until the control has the focus: nothing is clicked, nothing is focused by the test. */
const irA = async (page: Page, control: Locator, tecla: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(control).toBeVisible();
  for (let i = 0; i < TABULACIONES_MAXIMAS; i += 1) {
    if (await control.evaluate((elemento) => elemento === document.activeElement)) return;
    await page.keyboard.press(tecla);
  }
  throw new Error(`No se llega con ${tecla} a ${control}`);
};

const texto = (page: Page, nombre: string | RegExp) => page.getByRole('textbox', { name: nombre }).first();
const boton = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });

const escribirEn = async (page: Page, control: Locator, valor: string): Promise<void> => {
  await irA(page, control);
  await page.keyboard.type(valor);
};
/** A native list: its letters choose. */
const elegirEn = async (page: Page, etiqueta: string, letras: string, elegida: RegExp): Promise<void> => {
  const lista = page.getByRole('combobox', { name: etiqueta });
  await irA(page, lista);
  await page.keyboard.type(letras);
  await expect(lista.locator('option:checked')).toHaveText(elegida);
};
const pulsar = async (page: Page, control: Locator, tecla: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await irA(page, control);
  await page.keyboard.press(tecla);
};
const pasarA = async (page: Page, paso: string): Promise<void> => {
  await pulsar(page, boton(page, 'Siguiente'));
  const titulo = page.getByRole('heading', { level: 2, name: new RegExp(paso) });
  await expect(titulo).toBeFocused();
};

test('un legajo civil con el teclado solo, del ingreso al detalle [SES-004, AUT-049, AUT-101]', async ({ page }) => {
  await page.goto('/login');
  await escribirEn(page, page.getByLabel('Usuario'), 'mgarcia');
  await escribirEn(page, page.getByLabel('Contraseña', { exact: true }), CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await pulsar(page, page.getByRole('link', { name: 'Nuevo legajo' }));
  await pulsar(page, page.getByRole('link', { name: 'Crear con cálculo automático' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo Legajo Automático' })).toBeVisible();

  await elegirEn(page, 'Matrícula', 'T-12', /Maestra Mayor de Obras/);
  await elegirEn(page, 'Rubro', 'Obra', /^Obra civil$/);
  await elegirEn(page, 'Modalidad', 'Tra', /^Tradicional$/);
  await elegirEn(page, 'Categoría', 'Pri', /^Primera/);
  await escribirEn(page, texto(page, 'Fecha Contrato'), dia(0));
  await escribirEn(page, texto(page, 'Vencimiento Contrato'), dia(90));
  await pasarA(page, 'TAREAS');

  await elegirEn(page, 'Tarea', 'Asis', /^Asistencia técnica por visitas$/);
  await pulsar(page, boton(page, 'AGREGAR'));
  await expect(page.getByRole('button', { name: /^Asistencia técnica/, expanded: true })).toBeFocused();
  await escribirEn(page, texto(page, 'Cantidad de visitas'), '4');
  await pasarA(page, 'HONORARIO');

  await pulsar(page, boton(page, 'Convenir el mínimo'));
  await pasarA(page, 'COMITENTE');

  await escribirEn(page, texto(page, 'CUIT del comitente'), '20254443337');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Quitar a GOMEZ/ })).toBeVisible();
  await pasarA(page, 'UBICACIÓN');

  await escribirEn(page, texto(page, 'Calle'), 'Belgrano');
  await escribirEn(page, texto(page, 'Número'), '77');
  await escribirEn(page, page.getByRole('combobox', { name: 'Localidad' }), 'tandil');
  await expect(page.getByRole('option', { name: /^Tandil/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(texto(page, 'Partido')).toHaveValue('Tandil');
  for (const [campo, valor] of [
    ['Circunscripción', 'I'],
    ['Sección', 'A'],
    ['Manzana', '12'],
    [/^Parcela/, '3'],
  ] as const)
    await escribirEn(page, texto(page, campo), valor);
  await irA(page, page.getByRole('application', { name: /Mapa/ }));
  await page.keyboard.press('ArrowUp');
  await pulsar(page, boton(page, 'Usar el centro del mapa'));
  await expect(texto(page, 'Latitud')).toHaveValue(/^-3\d\.\d+/);
  await pasarA(page, 'CONTRATO');

  await escribirEn(page, texto(page, 'Forma de pago'), 'Contado');
  await escribirEn(page, texto(page, 'Tribunal actuante'), 'Tandil');
  await pulsar(page, boton(page, 'Guardar'));
  await expect(page).toHaveURL(/\/app\/ejercicio\/legajo\/\d+\/detail$/);
  await expect(page.getByText('Legajo creado exitosamente')).toBeVisible();
});

test('un diálogo encierra el foco, se cierra con Escape y lo devuelve', async ({ page }) => {
  await page.goto('/login');
  await escribirEn(page, page.getByLabel('Usuario'), 'mgarcia');
  await escribirEn(page, page.getByLabel('Contraseña', { exact: true }), CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await pulsar(page, page.getByRole('link', { name: 'Nuevo legajo' }));
  await pulsar(page, page.getByRole('link', { name: 'Crear con cálculo automático' }));
  await elegirEn(page, 'Rubro', 'Obra', /^Obra civil$/);
  await pulsar(page, boton(page, 'Cancelar'));
  const dialogo = page.getByRole('dialog', { name: 'Seguro quiere salir?' });
  await expect(dialogo.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  for (let i = 0; i < 5; i += 1) {
    await page.keyboard.press('Tab');
    expect(await dialogo.evaluate((caja) => caja.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(boton(page, 'Cancelar')).toBeFocused();
});
