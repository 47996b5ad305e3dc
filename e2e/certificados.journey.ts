import type { Legajo } from '@colega/contract/legajos';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { detalle, elegir, emitirT1g, responderTodo, seguir } from './apoyo/emitir-t1g.ts';
import { esperarEncabezadoDesdeLaPagina } from './apoyo/encabezado.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { leerCodigos, leerTexto } from './apoyo/leer-codigos.ts';
import { crearConCep } from './apoyo/legajo-electrico.ts';
import { esperarLegible } from './apoyo/tomas.ts';

test.describe.configure({ mode: 'parallel' });

const eleccion = ({ id }: Pick<Legajo, 'id'>): string => `/app/ejercicio/legajo/${id}/certificado/new`;

const abrirAnexo = async (page: Page, legajo: Legajo): Promise<void> => {
  await page.goto(eleccion(legajo));
  await elegir(page, 'Anexo In situ');
  await seguir(page);
};

test('un T1G se emite, se imprime, su QR lo verifica, se anula y se verifica otra vez [CER-002, CER-016, DET-014, DET-018, DET-041]', async ({
  page,
  baseURL,
}) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearConCep(page);
  const numero = await emitirT1g(page, legajo);
  const renglon = page.getByRole('article', { name: `Certificado ${numero}` });
  await expect(renglon.getByRole('button', { name: `Imprimir ${numero}` })).toBeFocused();
  await expect(renglon).toBeInViewport();
  const descarga = page.waitForEvent('download');
  await renglon.getByRole('button', { name: `Imprimir ${numero}` }).click();
  const pdf = await (await descarga).path();
  expect(leerTexto(pdf)).toContain(numero);
  const [codigo] = await leerCodigos(pdf);
  expect(codigo?.texto).toMatch(new RegExp(`^${baseURL}/#/qr/certificado/[0-9a-f]{32}$`));

  const publica = await page.context().newPage();
  await publica.goto(codigo?.texto ?? '');
  await expect(publica.getByText(numero)).toBeVisible();
  await expect(publica.getByText('Anulado')).toHaveCount(0);

  await renglon.getByRole('button', { name: 'Anular' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText('Esta acción no se puede deshacer')).toBeVisible();
  await esperarAccesible(page);
  await dialogo.getByRole('button', { name: 'Anular certificado' }).click();
  await expect(page.getByText('Certificado anulado exitosamente')).toBeVisible();
  await expect(renglon.getByText('Anulado')).toBeVisible();
  await expect(renglon.getByRole('button', { name: 'Anular' })).toHaveCount(0);
  await publica.reload();
  await expect(publica.getByText('Anulado').first()).toBeVisible();
});

test('lo emitido se lee entero en pantalla y se encuentra sin su legajo [S-895, S-896]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearConCep(page);
  const numero = await emitirT1g(page, legajo);
  const renglon = page.getByRole('article', { name: `Certificado ${numero}` });
  await expect(renglon.getByRole('heading', { name: '¿Y ahora?' })).toBeVisible();
  await renglon.getByRole('link', { name: `Leer ${numero}` }).click();
  await expect(page.getByRole('region', { name: 'Quién y dónde' })).toContainText(`${legajo.numero_legajo}`);
  await expect(page.getByText(/^Conforme: /)).toBeVisible();
  await esperarAccesible(page);
  await page.getByRole('link', { name: 'Volver a mis certificados' }).click();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(numero);
  await expect(page.getByText('1 certificado', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/texto=T1G/);
  await esperarAccesible(page);
  await page.getByRole('link', { name: numero }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificado', exact: true })).toBeVisible();
  await expect(page.getByText(numero).first()).toBeVisible();
});

test('un formulario sin configuración vuelve a la elección; elegida, una recarga la conserva [CER-015]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearConCep(page);
  for (const clave of ['caie', 't1g', 'caieer', 'eig', 't1r', 'insitu']) {
    await page.goto(`${eleccion(legajo)}/${clave}`);
    await expect(page.getByRole('radio', { name: 'T1G, pilar' })).toBeVisible();
    await expect(page).toHaveURL(eleccion(legajo));
  }
  await elegir(page, 'T1R, medidor monofásico');
  await seguir(page);
  const formulario = page.getByRole('heading', { level: 1, name: 'Nuevo certificado: T1R, medidor monofásico' });
  await expect(formulario).toBeVisible();
  await page.reload();
  await expect(formulario).toBeVisible();
});

test('sobre un legajo civil no se ofrece ninguno [CER-006]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearConCep(page, 'obra_civil');
  await page.goto(eleccion(legajo));
  await expect(page.getByText('Este legajo no lleva certificados')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  await esperarAccesible(page);
});

const FOTOS = [
  'Gabinete con tapa abierta',
  'TP con protecciones visibles',
  'Caño de acometida completo',
  'Frente completo del inmueble',
];

const fotoDeCelular = async (page: Page): Promise<Buffer> => {
  const enBase64 = await page.evaluate(() => {
    const lienzo = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 });
    const pincel = lienzo.getContext('2d');
    pincel?.fillRect(100, 100, 500, 700);
    return lienzo.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(enBase64, 'base64');
};

test.describe('en un teléfono', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('el anexo In situ, con sus cuatro fotos recortadas, se emite y se corrige [CER-020, CER-090, CER-092, CER-093]', async ({
    page,
  }) => {
    await ingresar(page, 'mgarcia');
    const legajo = await crearConCep(page);
    const numero = await emitirT1g(page, legajo);
    await abrirAnexo(page, legajo);
    await esperarEncabezadoDesdeLaPagina(page, 'Nuevo certificado: Anexo In situ');
    await page.getByLabel('Certificado de referencia').selectOption({ index: 1 });
    await page.getByLabel('Actividad').fill('Vivienda unifamiliar');
    await elegir(page, 'Res. ENRE 380/15');
    await elegir(page, 'Aérea');
    await page.getByLabel('Alimentación').selectOption({ label: '10 mm²' });
    await responderTodo(page, 'Sí');
    const buffer = await fotoDeCelular(page);
    for (const [i, foto] of FOTOS.entries()) {
      await page
        .getByLabel(`Sacar foto: ${foto}`)
        .and(page.locator('input'))
        .setInputFiles({ name: `foto ${i + 1}.jpg`, mimeType: 'image/jpeg', buffer });
      const dialogo = page.getByRole('dialog', { name: foto });
      if (i === 0) {
        await dialogo.getByRole('button', { name: 'Guardar' }).click();
        await expect(dialogo.getByText('Debe recortar la imagen antes de guardar')).toBeVisible();
        const marco = dialogo.getByLabel(/Parte de la foto que se guarda/);
        await marco.press('ArrowDown');
        await esperarAccesible(page);
        await dialogo.getByRole('button', { name: 'Recortar', exact: true }).click();
      } else await dialogo.getByRole('button', { name: 'Recorte automático' }).click();
      await expect(dialogo.getByRole('img', { name: `Recorte: ${foto}` })).toBeVisible();
      await dialogo.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByRole('img', { name: `Foto cargada: ${foto}` })).toBeVisible();
    }
    await esperarLegible(page);
    await seguir(page, 'Guardar');
    await expect(page.getByText(/^Certificado ANEXAINSITU-\d{4}-\d{6} creado exitosamente$/)).toBeVisible();
    await expect(page).toHaveURL(detalle(legajo));
    await expect(page.getByText(`Se refiere a ${numero}`)).toBeVisible();

    await page.getByRole('link', { name: /^Editar anexo/ }).click();
    await expect(page.getByLabel('Actividad')).toHaveValue('Vivienda unifamiliar');
    await page.getByRole('button', { name: `Quitar ${FOTOS[0]}` }).click();
    await seguir(page, 'Guardar');
    await expect(page.getByRole('alert').getByText(`${FOTOS[0]}: Falta esta foto.`)).toBeVisible();
    await page
      .getByLabel(`Elegir archivo: ${FOTOS[0]}`)
      .and(page.locator('input'))
      .setInputFiles({ name: 'otra.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Recorte automático' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('otra.jpg')).toBeVisible();
    await seguir(page, 'Guardar');
    await expect(page.getByText(/^El anexo ANEXAINSITU-\d{4}-\d{6} quedó corregido$/)).toBeVisible();
  });

  test('sin red desde antes de elegir la primera foto, se recorta, queda en el teléfono y el formulario sigue', async ({
    page,
    context,
  }) => {
    await ingresar(page, 'mgarcia');
    const legajo = await crearConCep(page);
    await emitirT1g(page, legajo);
    const recorte = page.waitForResponse(/\/dialogo-de-foto[^/]*\.js$/);
    await abrirAnexo(page, legajo);
    const [foto = ''] = FOTOS;
    await page.getByLabel('Actividad').fill('Vivienda unifamiliar');
    const buffer = await fotoDeCelular(page);
    // The cropper comes with the form: nothing else is loaded later.
    await (await recorte).finished();
    await context.setOffline(true);
    await page
      .getByLabel(`Sacar foto: ${foto}`)
      .and(page.locator('input'))
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
    const dialogo = page.getByRole('dialog', { name: foto });
    await dialogo.getByRole('button', { name: 'Recorte automático' }).click();
    await dialogo.getByRole('button', { name: 'Guardar' }).click();
    await dialogo.getByRole('button', { name: 'Enviar después' }).click();
    await expect(page.getByRole('img', { name: `Foto sin enviar: ${foto}` })).toBeVisible();
    await expect(page.getByLabel('Actividad')).toHaveValue('Vivienda unifamiliar');
    await context.setOffline(false);
    await expect(page.getByRole('img', { name: `Foto cargada: ${foto}` })).toBeVisible();
  });

  test('si el recorte no se pudo traer, la foto queda en el teléfono y el formulario sigue', async ({ page }) => {
    await ingresar(page, 'mgarcia');
    const legajo = await crearConCep(page);
    await emitirT1g(page, legajo);
    await page.route('**/dialogo-de-foto*', (ruta) => ruta.abort());
    await abrirAnexo(page, legajo);
    const [foto = ''] = FOTOS;
    await page.getByLabel('Actividad').fill('Vivienda unifamiliar');
    const buffer = await fotoDeCelular(page);
    await page
      .getByLabel(`Sacar foto: ${foto}`)
      .and(page.locator('input'))
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText(/no se puede preparar esta foto ahora/)).toBeVisible();
    await expect(page.getByRole('img', { name: `Foto sin enviar: ${foto}` })).toBeVisible();
    await expect(page.getByLabel('Actividad')).toHaveValue('Vivienda unifamiliar');
    await esperarAccesible(page);
  });

  test('una foto sin red queda en el teléfono, sigue después de una recarga y se manda cuando se puede', async ({
    page,
  }) => {
    await ingresar(page, 'mgarcia');
    const legajo = await crearConCep(page);
    await emitirT1g(page, legajo);
    await abrirAnexo(page, legajo);
    const [foto = ''] = FOTOS;
    const buffer = await fotoDeCelular(page);
    await page.route('**/api/bff/media_objects', (ruta) => ruta.abort());
    await page
      .getByLabel(`Sacar foto: ${foto}`)
      .and(page.locator('input'))
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
    const dialogo = page.getByRole('dialog', { name: foto });
    await dialogo.getByRole('button', { name: 'Recorte automático' }).click();
    await expect(dialogo.getByRole('img', { name: `Recorte: ${foto}` })).toBeVisible();
    await dialogo.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialogo.getByText(/La foto está guardada en este dispositivo/)).toBeVisible();
    await esperarAccesible(page);
    await page.reload();
    await expect(page.getByRole('img', { name: `Foto sin enviar: ${foto}` })).toBeVisible();
    await expect(page.getByText('Pendiente de envío')).toBeVisible();
    await esperarAccesible(page);
    await page.unroute('**/api/bff/media_objects');
    await page.getByRole('button', { name: `Enviar ahora: ${foto}` }).click();
    await expect(page.getByRole('img', { name: `Foto cargada: ${foto}` })).toBeVisible();
  });
});
