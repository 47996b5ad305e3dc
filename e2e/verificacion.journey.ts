import { writeFileSync } from 'node:fs';
import type { Cupon } from '@colega/contract/dinero';
import type { Legajo } from '@colega/contract/legajos';
import type { Persona } from '@colega/contract/perfil';
import { BASE_API } from '@colega/contract/route';
import type { Carnet } from '@colega/contract/tablero';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { pedirComo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { leerCodigos } from './apoyo/leer-codigos.ts';
import { esperarLegibleEn, TOMAS_DEL_PORTAL, type Toma } from './apoyo/tomas.ts';

test.describe.configure({ mode: 'parallel' });

const MAXIMO_BYTES = 60_000;
const TOMAS: readonly Toma[] = [
  { ancho: 320, colorScheme: 'dark' },
  ...TOMAS_DEL_PORTAL,
  { ancho: 360, colorScheme: 'dark', forcedColors: 'active' },
];

const qrDe = async (page: Page, camino: string, archivo: string): Promise<string> => {
  const { headers } = await pedirComo(page);
  const respuesta = await page.request.get(`${BASE_API}${camino}`, { headers });
  writeFileSync(archivo, await respuesta.body());
  const codigo = (await leerCodigos(archivo)).find(({ formato }) => formato === 'QRCode');
  if (!codigo) throw new Error(`${camino} no tiene un QR`);
  return codigo.texto;
};

const personaDe = async (page: Page): Promise<Persona> => {
  const id = await page.evaluate(() => Number(sessionStorage.getItem('persona_id')));
  return (await pedirComo(page)).leer<Persona>(`/personas/${id}`);
};

const abrirAfuera = async (browser: Browser, direccion: string) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  const red = await page.context().newCDPSession(page);
  await red.send('Network.enable');
  const yaEnLaPagina = new Set<string>();
  const pedidos: string[] = [];
  let bytes = 0;
  red.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) yaEnLaPagina.add(requestId);
    else pedidos.push(new URL(request.url).pathname);
  });
  red.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (!yaEnLaPagina.has(requestId)) bytes += dataLength;
  });
  await page.goto(direccion);
  await expect(page).toHaveURL(/\/qr\/[\w/-]+$/);
  return { page, pedidos, pesa: () => bytes };
};

const esperarPaginaPublica = async ({
  page,
  pedidos,
  pesa,
}: Awaited<ReturnType<typeof abrirAfuera>>): Promise<void> => {
  await expect(page.locator('script')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  // Nothing of the portal is asked for: it would weigh more than the page itself.
  expect(pedidos.filter((camino) => /^\/(assets|app)\//.test(camino))).toEqual([]);
  expect(pesa()).toBeLessThan(MAXIMO_BYTES);
  await esperarLegibleEn(page, TOMAS);
};

test('el QR de la credencial abre la página del profesional, sin sesión [QRP-001, QRP-002]', async ({
  page,
  browser,
}, info) => {
  await ingresar(page, 'mgarcia');
  const persona = await personaDe(page);
  const { leer } = await pedirComo(page);
  const carnet = await leer<Carnet>(`/carnets/vigente/${persona.id}`);
  const direccion = await qrDe(page, `/carnets/${carnet.id}/imprimir`, info.outputPath('carnet.pdf'));
  expect(direccion).toContain('/#/qr/');
  const afuera = await abrirAfuera(browser, direccion);
  await expect(afuera.page.getByRole('heading', { level: 1 })).toHaveText(`${persona.apellido}, ${persona.nombre}`);
  await expect(afuera.page.getByText('HABILITADA/O PARA EJERCER')).toBeVisible();
  await expect(afuera.page.getByRole('img', { name: /^Foto de/ })).toBeVisible();
  for (const { codigo } of persona.matriculas)
    await expect(afuera.page.getByText(new RegExp(`^(Matrícula|Registro) ${codigo}$`))).toBeVisible();
  await esperarPaginaPublica(afuera);
  await expect(async () => {
    await page.goto('/app/credencial');
    await expect(page.getByText(/^Consultaron tu credencial [1-9]/)).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('el número de la credencial, con el código que lleva escrito, se escribe en la página de otro papel', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/credencial');
  const credencial = page.getByRole('article', { name: /^Credencial profesional de/ });
  const dicho = await credencial.innerText();
  const [, numero = ''] = /N\.º (C-\d+)/.exec(dicho) ?? [];
  const [, codigo = ''] = /Código\s+([\w-]{8})/.exec(dicho) ?? [];
  await page.goto(`/qr/${'0'.repeat(32)}`);
  await page.getByLabel('Número').fill(numero);
  await page.getByLabel('Código').fill(codigo);
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('HABILITADA/O PARA EJERCER')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Verificar' })).toBeHidden();
  await page.getByText('Verificar otro, escribiendo su número').press('Enter');
  await expect(page.getByRole('button', { name: 'Verificar' })).toBeVisible();
  await esperarLegibleEn(page, TOMAS);
});

test('el QR de un CVD abre la suya, con su número de control [QRP-001, QRP-008]', async ({ page, browser }, info) => {
  await ingresar(page, 'mgarcia');
  const { leer, lista } = await pedirComo(page);
  const { id } = await personaDe(page);
  const visado = (await lista('/estados_legajos')).find(({ clave }) => clave === 'visado');
  const [legajo] = await lista(`/legajos?persona.id=${id}&estado.id=${visado?.id}`);
  const { visado: cvd } = await leer<Legajo>(`/legajos/${legajo?.id}`);
  const direccion = await qrDe(page, `/cvds/${cvd?.cvd.id}/imprimir`, info.outputPath('cvd.pdf'));
  const afuera = await abrirAfuera(browser, direccion);
  await expect(afuera.page.getByText(cvd?.numero_control ?? 'sin número', { exact: true })).toBeVisible();
  await expect(afuera.page.getByText('VIGENTE', { exact: true })).toBeVisible();
  await esperarPaginaPublica(afuera);
});

test('el código de un certificado abre la suya, escrita de cualquiera de las dos formas', async ({ page, browser }) => {
  await ingresar(page, 'mgarcia');
  const [certificado] = await (await pedirComo(page)).lista('/certificados');
  const { codigo, numero_certificado } = certificado as unknown as Record<'codigo' | 'numero_certificado', string>;
  for (const direccion of [`/#/qr/certificado/${codigo}`, `/qr/certificado/${codigo}`]) {
    const afuera = await abrirAfuera(browser, new URL(direccion, page.url()).href);
    await expect(afuera.page.getByText(numero_certificado, { exact: true })).toBeVisible();
    await esperarPaginaPublica(afuera);
  }
});

test('el QR de un recibo abre la suya: qué se pagó y si está vigente', async ({ page, browser }, info) => {
  await ingresar(page, 'mgarcia');
  const { leer, lista } = await pedirComo(page);
  const { id, cuit } = await personaDe(page);
  const [pago] = await lista(`/orden_pagos?persona.id=${id}&estado=pago`);
  const { comprobante_id, numero_boleta } = await leer<Cupon>(`/orden_pagos/${pago?.id}`);
  const direccion = await qrDe(page, `/comprobantes/${comprobante_id}/imprimir`, info.outputPath('recibo.pdf'));
  expect(direccion).toMatch(/\/#\/qr\/recibo\/[0-9a-f]{32}$/);
  const afuera = await abrirAfuera(browser, direccion);
  await expect(afuera.page.getByText('VIGENTE', { exact: true })).toBeVisible();
  await expect(afuera.page.getByText(`N.º ${numero_boleta}`, { exact: true })).toBeVisible();
  await expect(afuera.page.getByText('Total', { exact: true })).toBeVisible();
  expect(await afuera.page.content()).not.toContain(cuit.slice(2, 10));
  await esperarPaginaPublica(afuera);
});

test('un código que no existe lo dice en su página, y se puede escribir otro [QRP-007, QRP-012]', async ({
  page,
  request,
}) => {
  for (const direccion of ['/#/qr/', '/#/qr/cvd/', '/qr/certificado/', '/#/qr/recibo/', '/#/qr/ñandú']) {
    await page.goto('about:blank');
    await page.goto(`${direccion}${'0'.repeat(32)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Este código no corresponde a ninguna credencial ni documento del Colegio.',
    );
    await esperarAccesible(page);
  }
  await page.getByRole('link', { name: 'probá otra vez' }).click();
  await page.getByLabel('Número').fill('CAIE-2026-999999');
  await page.getByLabel('Código').fill('abcdef01');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('NO LO DES POR VÁLIDO', { exact: true })).toBeVisible();
  await esperarAccesible(page);
  await page.getByRole('link', { name: 'Privacidad y datos personales' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad y datos personales');
  await esperarLegibleEn(page, TOMAS);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /');
});
