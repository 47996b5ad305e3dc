import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { leerCodigos, leerTexto } from './apoyo/leer-codigos.ts';
import { esperarLegible, ponerToma } from './apoyo/tomas.ts';

test.describe.configure({ mode: 'parallel' });

const tarjeta = (page: Page, nombre: string) => page.getByRole('region', { name: nombre, exact: true });
const titulos = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents();
const opcion = async (page: Page, nombre: string, accion: string): Promise<void> => {
  await page.getByRole('button', { name: `Opciones de ${nombre}` }).click();
  await page.getByRole('menuitem', { name: accion }).click();
};

test('mgarcia ve su tablero entero: matrículas con estado y bloqueo, datos y credencial [DAS-001, DAS-003, DAS-004, DAS-005, DAS-008]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, María Elena' })).toBeVisible();
  const cuenta = tarjeta(page, 'Cuenta');
  await expect(cuenta.getByRole('listitem')).toHaveCount(3);
  await expect(cuenta.getByText('Activo', { exact: true })).toHaveCount(2);
  await expect(cuenta.getByText('Documentación', { exact: true })).toHaveCount(3);
  await expect(tarjeta(page, 'Bloqueos').getByText('Vigente', { exact: true })).toBeVisible();
  await expect(tarjeta(page, 'Credencial digital').getByText(/Válida hasta/)).toBeVisible();
  expect(await titulos(page)).toEqual([
    ...['Ejercicio', 'Para hacer', 'Lo que debés'],
    ...['Cuenta', 'Bloqueos', 'Datos personales', 'Credencial digital'],
  ]);
  await esperarAccesible(page);
});

test('el encabezado y la credencial muestran la foto, que se ve [LAY-019]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/dashboard');
  const foto = page.getByRole('button', { name: /Tu cuenta: María Elena García/ }).locator('img');
  await expect(foto).toHaveAttribute('src', /\/personas\/\d+\/imagen\?/);
  await expect.poll(() => foto.evaluate((imagen: HTMLImageElement) => imagen.naturalWidth)).toBeGreaterThan(100);
});

test('el QR se ve y se descarga, y la tarjeta en PDF lleva el mismo código [DAS-014, DAS-015, DAS-016]', async ({
  page,
}, info) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Ver QR' }).click();
  const dialogo = page.getByRole('dialog', { name: 'QR de tu credencial' });
  await expect(dialogo.getByRole('img', { name: /Código QR de la credencial/ })).toBeVisible();
  await esperarAccesible(page);
  const bajar = async (nombre: string): Promise<string> => {
    const bajada = page.waitForEvent('download');
    await page.getByRole('button', { name: nombre }).click();
    const archivo = await bajada;
    const lugar = info.outputPath(archivo.suggestedFilename());
    await archivo.saveAs(lugar);
    return lugar;
  };
  const png = readFileSync(await bajar('Descargar QR'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ver QR' })).toBeFocused();
  const pdf = await bajar('Descargar carnet');
  const [codigo] = await leerCodigos(pdf);
  expect(codigo?.texto).toMatch(/^http:\/\/[^/]+\/#\/qr\/[\w-]{22,}$/);
  const texto = leerTexto(pdf);
  for (const parte of ['María Elena García', 'T-12.345', 'T-18.902', 'Válida hasta']) expect(texto).toContain(parte);
  expect(texto).not.toContain('R-02.114');
});

test('las tarjetas se contraen, se agrandan, se cierran y vuelven, con el teclado y después de recargar [LAY-026, LAY-027, LAY-028]', async ({
  page,
}) => {
  await ingresar(page, 'nnuevo');
  await page.goto('/app/dashboard');
  const contraer = page.getByRole('button', { name: 'Contraer Ejercicio' });
  await contraer.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Nuevo legajo' })).toBeHidden();
  await opcion(page, 'Bloqueos', 'Pantalla completa');
  const completo = page.getByRole('dialog', { name: 'Bloqueos' });
  await expect(completo).toBeVisible();
  await esperarAccesible(page);
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
  expect(await completo.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(completo).toBeHidden();
  const recarga = page.waitForResponse((respuesta) => respuesta.url().includes('/bloqueos?'));
  await opcion(page, 'Bloqueos', 'Recargar');
  expect((await recarga).status()).toBe(200);
  await opcion(page, 'Cuenta', 'Cerrar');
  const volver = page.getByRole('button', { name: 'Volver a mostrar Cuenta' });
  await expect(volver).toBeFocused();
  await page.reload();
  await expect(volver).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desplegar Ejercicio' })).toBeVisible();
  await esperarAccesible(page);
  await volver.press('Enter');
  await expect(tarjeta(page, 'Cuenta').getByRole('heading')).toBeFocused();
});

test('nnuevo no tiene credencial ni bloqueos, y lo suyo dice qué va a aparecer [DAS-013]', async ({ page }) => {
  await ingresar(page, 'nnuevo');
  await page.goto('/app/dashboard');
  await expect(tarjeta(page, 'Bloqueos').getByText(/No tenés bloqueos/)).toBeVisible();
  await expect(tarjeta(page, 'Cuenta').getByText('Matrícula T-21.007')).toBeVisible();
  await expect(tarjeta(page, 'Datos personales').getByText('nnuevo@example.com')).toBeVisible();
  expect(await titulos(page)).not.toContain('Credencial digital');
});

test('jperez ve su bloqueo y por qué no puede cargar legajos, y sí sus legajos [DAS-008, DAS-010]', async ({
  page,
}) => {
  await ingresar(page, 'jperez');
  await page.goto('/app/dashboard');
  const ejercicio = tarjeta(page, 'Ejercicio');
  await expect(ejercicio.getByText(/Un bloqueo vigente te impide ejercer/)).toBeVisible();
  for (const nombre of ['Nuevo legajo', 'Manual', 'Automático'])
    await expect(ejercicio.getByRole('button', { name: nombre })).toBeDisabled();
  await expect(ejercicio.getByRole('link', { name: 'Legajos' })).toBeVisible();
  await expect(tarjeta(page, 'Bloqueos').getByText('Motivo: Resolución del Tribunal de Disciplina.')).toBeVisible();
  await esperarAccesible(page);
});

test('de noche y a 320 px el tablero entra entero', async ({ page }) => {
  await ponerToma(page, { ancho: 320, colorScheme: 'dark' });
  await ingresar(page, 'mgarcia');
  await page.goto('/app/dashboard');
  await expect(tarjeta(page, 'Credencial digital').getByText(/Válida hasta/)).toBeVisible();
  await esperarLegible(page);
  await page.getByRole('button', { name: 'Opciones de Cuenta' }).click();
  await expect(page.getByRole('menuitem', { name: 'Cerrar' })).toBeVisible();
  await esperarLegible(page);
});

test('una tarjeta que falla no arrastra a las otras y se reintenta', async ({ page }) => {
  const MATRICULAS = '**/api/bff/matriculas?*';
  await page.route(MATRICULAS, (ruta) => ruta.fulfill({ status: 500, body: '{}' }));
  await ingresar(page, 'lrodriguez');
  await page.goto('/app/dashboard');
  const cuenta = tarjeta(page, 'Cuenta');
  await expect(cuenta.getByText(/No pudimos cargar tus matrículas/)).toBeVisible();
  await expect(tarjeta(page, 'Bloqueos').getByText('Levantado', { exact: true })).toBeVisible();
  await page.unroute(MATRICULAS);
  await cuenta.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cuenta.getByText('Matrícula T-15.430')).toBeVisible();
});
