import type { Legajo } from '@colega/contract/legajos';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { cuadroDeTexto, escribir } from './apoyo/asistente.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { leerCodigos, leerTexto } from './apoyo/leer-codigos.ts';
import { confirmarOriginal, leerLegajo } from './apoyo/legajos-por-api.ts';
import { abrirMasAcciones } from './apoyo/mas-acciones.ts';
import { operador } from './apoyo/operador.ts';

test.describe.configure({ mode: 'parallel' });

const OBSERVACION = 'La parcela no coincide con la nomenclatura catastral.';

const abrirDetalle = async (page: Page, { id, numero_legajo }: Legajo): Promise<void> => {
  await page.goto(`/app/ejercicio/legajo/${id}/detail`);
  await expect(page.getByText(`Nº ${numero_legajo}`, { exact: true })).toBeVisible();
};
const abrirEnLaLista = async (page: Page, { numero_legajo }: Legajo): Promise<Locator> => {
  await page.goto(`/app/ejercicio/legajos/listado?numero_legajo=${numero_legajo}`);
  const enlace = page.getByRole('link', { name: `Legajo ${numero_legajo}`, exact: true });
  const tarjeta = page.getByRole('listitem').filter({ has: enlace });
  await expect(tarjeta).toHaveCount(1);
  return tarjeta;
};
const datos = (page: Page) => page.getByRole('region', { name: 'Datos del legajo' });
const acciones = (page: Page) => page.getByRole('region', { name: 'Acciones' });
const historia = (page: Page) => page.getByRole('region', { name: 'Historia del legajo' });
const aceptar = (page: Page, nombre: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: nombre, exact: true }).click();

const esperarOfrecidas = async (page: Page, nombres: readonly string[]): Promise<void> => {
  await expect(acciones(page)).toBeAttached();
  const ofrecidas = acciones(page).locator('button, a').filter({ hasNotText: 'Más acciones' });
  await expect(ofrecidas).toHaveText([...nombres]);
};

const descargarCvd = async (page: Page): Promise<string> => {
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imprimir CVD' }).click();
  return (await descarga).path();
};

test('se confirma, el Colegio lo observa, se corrige y se visa: el CVD se imprime [DET-006, DET-015]', async ({
  page,
  baseURL,
}) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page, 'franquicia');
  const { numero_legajo } = legajo;
  await expect(operador('visar', { legajo: numero_legajo })).rejects.toThrow();
  await abrirDetalle(page, legajo);
  await page.getByRole('button', { name: 'Confirmar legajo' }).click();
  await aceptar(page, 'Confirmar');
  await expect(datos(page).getByText('Confirmado', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'CEP' }).getByText('EXENTO')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timbrado' }).getByText('NO REQUERIDO')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Corregir lo observado' })).toHaveCount(0);

  await operador('observar', { legajo: numero_legajo, texto: OBSERVACION, campo: 'Parcela' });
  await expect(operador('visar', { legajo: numero_legajo })).rejects.toThrow();
  await page.reload();
  await expect(page.getByText('El Colegio hizo una observación')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Parcela: ${OBSERVACION}` })).toBeVisible();
  await esperarAccesible(page);

  await page.getByRole('link', { name: 'Corregir lo observado' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/ejercicio/legajo/manual/${legajo.id}/editar\\?observacion=\\d+$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Legajo Manual' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /UBICACIÓN/ })).toBeVisible();
  await expect(page.getByText('— es en este paso')).toBeVisible();
  await expect(cuadroDeTexto(page, /^Parcela/)).toBeFocused();
  await expect(cuadroDeTexto(page, /^Parcela/)).toHaveAccessibleDescription(/El Colegio observó/);
  await escribir(page, /^Parcela/, '13b');
  await page.getByRole('button', { name: 'Guardar ahora' }).click();
  await expect(datos(page)).toBeVisible();
  await expect(page.getByText('Respondiste. El Colegio la vuelve a mirar').first()).toBeVisible();
  await expect(page.getByText('El Colegio hizo una observación')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Corregir lo observado' })).toHaveCount(0);
  await expect(historia(page).getByText('Observación respondida')).toBeVisible();
  await expect(datos(page).getByText('Confirmado', { exact: true })).toBeVisible();

  expect(await operador('visar', { legajo: numero_legajo })).toMatch(/visado .+, número de control/);
  const { visado } = await leerLegajo(page, legajo.id);
  await page.reload();
  await expect(datos(page).getByText('Visado', { exact: true }).first()).toBeVisible();
  await expect(datos(page)).toContainText(`Nº ${visado?.numero}`);
  await expect(datos(page)).toContainText(visado?.numero_control ?? 'sin número de control');
  await esperarOfrecidas(page, ['Cargar otro igual', 'Ampliar con cálculo automático', 'Ampliar con cálculo manual']);
  for (const hecho of ['Legajo confirmado', 'Observado por el Colegio', 'Legajo visado'])
    await expect(historia(page).getByText(hecho)).toBeVisible();
  const pdf = await descargarCvd(page);
  expect(await leerCodigos(pdf)).toEqual([{ formato: 'QRCode', texto: `${baseURL}/#/qr/cvd/${visado?.cvd.hash}` }]);
  for (const dato of [visado?.numero, visado?.numero_control, String(numero_legajo)])
    expect(leerTexto(pdf)).toContain(dato);
  const tarjeta = await abrirEnLaLista(page, legajo);
  await expect(tarjeta).toContainText(`Visado N° ${visado?.numero}`);
  await expect(tarjeta.getByRole('link', { name: /^Editar/ })).toHaveCount(0);
  await expect(operador('observar', { legajo: numero_legajo, texto: OBSERVACION })).rejects.toThrow();
});

test('lo que el Colegio anula dice por qué, y ya no se puede nada', async ({ page }) => {
  const motivo = 'El comitente desistió de la obra.';
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page);
  await expect(operador('anular', { legajo: legajo.numero_legajo, motivo })).rejects.toThrow();
  await confirmarOriginal(page, legajo);
  await abrirDetalle(page, legajo);
  await abrirMasAcciones(page);
  await expect(page.getByRole('button', { name: 'Anular legajo' })).toBeVisible();
  await expect(operador('anular', { legajo: legajo.numero_legajo })).rejects.toThrow(/motivo/);
  await operador('anular', { legajo: legajo.numero_legajo, motivo, como: 'operador' });
  await page.getByRole('button', { name: 'Anular legajo' }).click();
  await aceptar(page, 'Anular legajo');
  await expect(datos(page).getByText('Anulado', { exact: true })).toBeVisible();
  await expect(historia(page).getByText(motivo)).toBeVisible();
  await expect(historia(page).getByText(/· El Colegio$/)).toBeVisible();
  await esperarOfrecidas(page, ['Cargar otro igual']);
  await esperarAccesible(page);
  const tarjeta = await abrirEnLaLista(page, legajo);
  await expect(tarjeta.getByText('Anulado', { exact: true })).toBeVisible();
  await expect(tarjeta.getByRole('link', { name: /^Editar/ })).toHaveCount(0);
  await page.goto(`/app/ejercicio/legajo/manual/${legajo.id}/editar`);
  await expect(page.getByRole('heading', { name: 'Este legajo no se puede editar' })).toBeVisible();
});
