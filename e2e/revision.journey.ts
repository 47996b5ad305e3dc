import type { Legajo } from '@colega/contract/legajos';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { cuadroDeTexto, escribir } from './apoyo/asistente.ts';
import { identificarse, pulsar } from './apoyo/colegio.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { confirmarOriginal, crearAutomatico, leerLegajo } from './apoyo/legajos-por-api.ts';
import { esperarLegible, nombreDe, ponerToma, type Toma } from './apoyo/tomas.ts';

test.describe.configure({ mode: 'parallel' });

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const subtitulo = (page: Page, nombre: string) => page.getByRole('heading', { level: 2, name: nombre });
const presionar = (page: Page, boton: string) => page.getByRole('button', { name: boton, exact: true }).press('Enter');

/** Somebody of the college in a browser of their own, with the file open. */
const abrirComo = async (browser: Browser, usuario: string, { id, numero_legajo }: Legajo): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`/colegio/legajo/${id}`);
  await identificarse(page, usuario);
  await expect(titulo(page)).toHaveText(`Legajo Nº ${numero_legajo}`);
  return page;
};

/** A file whose modality owes neither CEP nor stamp: confirmed, it is complete. */
const confirmado = async (page: Page): Promise<Legajo> => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page, 'franquicia');
  await confirmarOriginal(page, legajo);
  return legajo;
};

const observar = async (page: Page, ...datos: string[]): Promise<void> => {
  for (const dato of datos) {
    await pulsar(page, 'o');
    await page.keyboard.type(dato);
    await pulsar(page, 'Escape');
  }
};

/** The technician, on the screens of the portal. */
const responder = async (page: Page, que: string, texto: string): Promise<void> => {
  await page.getByRole('button', { name: `Responder con un texto sobre ${que}` }).click();
  await page.getByRole('textbox', { name: `Respuesta sobre ${que}` }).fill(texto);
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  // what is typed is text of its box too: it was answered once the box is gone
  await expect(page.getByRole('textbox', { name: `Respuesta sobre ${que}` })).toHaveCount(0);
  await expect(page.getByText(texto).first()).toBeVisible();
};
const corregirPartida = async (page: Page, { id }: Legajo, partida: string): Promise<void> => {
  await page.goto(`/app/ejercicio/legajo/${id}/detail`);
  await page.getByRole('link', { name: 'Corregir Partida' }).click();
  await expect(cuadroDeTexto(page, /^Partida/)).toBeFocused();
  await escribir(page, /^Partida/, partida);
  await page.getByRole('button', { name: 'Guardar ahora' }).click();
  await expect(page.getByRole('region', { name: 'Datos del legajo' })).toBeVisible();
};

test('con el teclado solo: de confirmado a su CVD, con lo observado que va y vuelve dos veces', async ({
  page,
  browser,
}) => {
  const legajo = await confirmado(page);
  const mesa = await abrirComo(browser, 'operador', legajo);

  const empezo = Date.now();
  await observar(mesa, 'matr', 'cuit', 'partida');
  await expect(subtitulo(mesa, 'Por observar (3)')).toBeFocused();
  await pulsar(mesa, 'e');
  const pregunta = mesa.getByRole('dialog', { name: '¿Enviar las 3 observaciones?' });
  await expect(pregunta).toContainText('Partida: La partida no coincide con la nomenclatura catastral');
  await expect(pregunta).toContainText('Sale una sola carta a mgarcia@example.com');
  await pulsar(mesa, 'Enter');
  await expect(subtitulo(mesa, 'Observaciones (3)')).toBeVisible();
  expect(Date.now() - empezo).toBeLessThan(40_000);
  await expect(mesa.getByRole('button', { name: 'Siguiente de «Para revisar»' })).toBeFocused();
  await expect(mesa.getByText('Visar: El legajo tiene una observación sin responder.')).toBeVisible();

  await corregirPartida(page, legajo, '55123456');
  await responder(page, 'Matrícula', 'Es la que habilita: va el plan de estudios.');
  await responder(page, 'CUIT', 'Es el de su constancia.');

  await mesa.reload();
  await expect(subtitulo(mesa, 'Observaciones (3)')).toBeVisible();
  await pulsar(mesa, 'q');
  await expect(subtitulo(mesa, 'Qué cambió')).toBeFocused();
  await expect(mesa.getByRole('region', { name: 'Qué cambió' })).toContainText(
    /Partida: antes vacío, ahora 0?55123456/,
  );
  await pulsar(mesa, 'r');
  await expect(subtitulo(mesa, 'Observaciones (3)')).toBeFocused();
  await presionar(mesa, 'Aceptar la respuesta sobre Matrícula');
  await expect(subtitulo(mesa, 'Observaciones (2)')).toBeFocused();
  await presionar(mesa, 'Aceptar la respuesta sobre CUIT');
  await expect(subtitulo(mesa, 'Observaciones (1)')).toBeFocused();
  await presionar(mesa, 'Volver a pedir: Partida');
  await mesa.keyboard.type('Mirá el catastro: es la del fondo.');
  await presionar(mesa, 'Volver a pedirlo');
  await expect(mesa.getByText('Espera respuesta')).toBeVisible();

  await corregirPartida(page, legajo, '55123457');
  await mesa.reload();
  await presionar(mesa, 'Aceptar la respuesta sobre Partida');
  await expect(subtitulo(mesa, 'Observaciones (0)')).toBeFocused();

  await pulsar(mesa, 'v');
  const visar = mesa.getByRole('dialog', { name: '¿Visar este legajo?' });
  await expect(visar).toContainText('Se emite el CVD con su número de visado');
  await expect(visar).toContainText('No se cobra ni se devuelve nada.');
  await pulsar(mesa, 'Enter');
  await expect(mesa.getByText(/visado/i).first()).toBeVisible();
  await expect(titulo(mesa)).not.toHaveText(`Legajo Nº ${legajo.numero_legajo}`);
  const { visado, observaciones } = await leerLegajo(page, legajo.id);
  expect(visado?.cvd.estado).toBe('vigente');
  expect(observaciones.map(({ estado }) => estado)).toEqual(['aceptada', 'aceptada', 'aceptada']);
});

test('uno completo se visa con tres teclas: abrir, visar, confirmar, y ya está el siguiente', async ({
  page,
  browser,
}) => {
  const legajo = await confirmado(page);
  const otro = await crearLegajo(page, 'franquicia');
  await confirmarOriginal(page, otro);
  const mesa = await abrirComo(browser, 'operador', legajo);
  await mesa.goto('/colegio?cola=listos_para_visar&orden=recientes');
  const fila = mesa.getByRole('link', { name: new RegExp(`\\b${legajo.numero_legajo}\\b`) });
  await fila.focus();
  await pulsar(mesa, 'Enter');
  await expect(titulo(mesa)).toHaveText(`Legajo Nº ${legajo.numero_legajo}`);
  await expect(mesa.getByText('Lo tenés vos.')).toBeVisible();
  await pulsar(mesa, 'v', 'Enter');
  await expect(titulo(mesa)).not.toHaveText(`Legajo Nº ${legajo.numero_legajo}`);
  await expect(titulo(mesa)).toHaveText(/^Legajo Nº \d+$/);
  await expect(titulo(mesa)).toBeFocused();
  await expect(mesa).toHaveURL(/\/colegio\/legajo\/\d+\?cola=listos_para_visar/);
  await expect(mesa.getByText('Lo tenés vos.')).toBeVisible();
  expect((await leerLegajo(page, legajo.id)).visado).not.toBeNull();
});

test('de dos que revisan el mismo, el segundo sabe quién y cuándo, y lo escrito queda', async ({ page, browser }) => {
  const legajo = await confirmado(page);
  const una = await abrirComo(browser, 'operador', legajo);
  const otra = await abrirComo(browser, 'operador', legajo);
  await observar(otra, 'partida');
  await observar(una, 'matr');
  await pulsar(una, 'e');
  await expect(una.getByRole('dialog')).toContainText('Matrícula');
  await pulsar(una, 'Enter');
  await expect(subtitulo(una, 'Observaciones (1)')).toBeVisible();
  await pulsar(otra, 'e');
  await expect(otra.getByRole('dialog')).toContainText('Partida');
  await pulsar(otra, 'Enter');
  const aviso = otra.getByRole('alert').filter({ hasText: 'El legajo cambió mientras lo mirabas' });
  await expect(aviso).toContainText(/Consejo Operador hizo algo con este legajo \(el \d/);
  await expect(aviso).toBeFocused();
  await expect(subtitulo(otra, 'Observaciones (1)')).toBeVisible();
  await expect(subtitulo(otra, 'Por observar (1)')).toBeVisible();
  await esperarAccesible(otra);
  expect((await leerLegajo(page, legajo.id)).observaciones).toHaveLength(1);
  await pulsar(otra, 'e');
  await expect(otra.getByRole('dialog')).toContainText('Partida');
  await pulsar(otra, 'Enter');
  await expect(subtitulo(otra, 'Observaciones (2)')).toBeVisible();
});

test('lo escrito sobrevive a recargar, a otra pestaña y a que venza la sesión', async ({ page, browser }) => {
  const legajo = await confirmado(page);
  const mesa = await abrirComo(browser, 'operador', legajo);
  await mesa.getByRole('button', { name: 'Observar Partida' }).first().press('Enter');
  const texto = mesa.getByRole('textbox', { name: 'Qué tiene que corregir o aclarar' });
  await expect(texto).toBeFocused();
  await texto.fill('La partida es la 55-123456.');
  const pestania = await mesa.context().newPage();
  await pestania.goto(`/colegio/legajo/${legajo.id}`);
  const alla = pestania.getByRole('textbox', { name: 'Qué tiene que corregir o aclarar' });
  await expect(alla).toHaveValue('La partida es la 55-123456.');
  await texto.pressSequentially(' Revisala.');
  await expect(alla).toHaveValue('La partida es la 55-123456. Revisala.');
  await pestania.close();
  await mesa.reload();
  await expect(texto).toHaveValue('La partida es la 55-123456. Revisala.');
  await mesa.evaluate(() => sessionStorage.clear());
  await mesa.reload();
  await identificarse(mesa, 'operador');
  await expect(titulo(mesa)).toHaveText(`Legajo Nº ${legajo.numero_legajo}`);
  await expect(texto).toHaveValue('La partida es la 55-123456. Revisala.');
});

test('el de otro distrito no se encuentra; quien no observa lee sin botones', async ({ page, browser }) => {
  const legajo = await confirmado(page);
  const ajena = await (await browser.newContext()).newPage();
  await ajena.goto(`/colegio/legajo/${legajo.id}`);
  await identificarse(ajena, 'ovisado');
  await expect(ajena.getByText('No encontramos este legajo')).toBeVisible();
  const auditoria = await abrirComo(browser, 'oauditoria', legajo);
  await expect(auditoria.getByText('Tus roles leen este legajo y no lo cambian.')).toBeVisible();
  await expect(auditoria.getByRole('button', { name: /^Observar/ })).toHaveCount(0);
  await esperarAccesible(auditoria);
});

const TOMAS: readonly Toma[] = [
  { ancho: 360, colorScheme: 'light' },
  { ancho: 1024, colorScheme: 'dark' },
  { ancho: 1440, colorScheme: 'light', forcedColors: 'active' },
];
for (const toma of TOMAS)
  test(`se lee ${nombreDe(toma)}`, async ({ page, browser }) => {
    await ingresar(page, 'mgarcia');
    const legajo = await crearAutomatico(page);
    await confirmarOriginal(page, legajo);
    const mesa = await abrirComo(browser, 'operador', legajo);
    await ponerToma(mesa, toma);
    // at a desk the next one is in sight when a file is opened
    if (toma.ancho === 1440)
      await expect(mesa.getByRole('button', { name: /^Siguiente de/ })).toBeInViewport({ ratio: 1 });
    await observar(mesa, 'partida');
    await expect(mesa.getByText('Visar: Falta pagar el CEP de un contrato.')).toBeVisible();
    await expect(subtitulo(mesa, 'Cálculo del honorario')).toBeVisible();
    await esperarLegible(mesa);
    await pulsar(mesa, 'e');
    await expect(mesa.getByRole('dialog', { name: '¿Enviar la observación?' })).toBeVisible();
    await esperarAccesible(mesa);
  });
