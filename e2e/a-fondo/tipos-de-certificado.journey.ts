import type { Legajo } from '@colega/contract/legajos';
import { camposDelPaso, DEFINICIONES } from '@colega/domain/certificados';
import { expect, type Page, test } from '@playwright/test';
import { esperarEncabezadoDesdeLaPagina } from '../apoyo/encabezado.ts';
import { ingresar } from '../apoyo/ingresar.ts';
import { leerCodigos, leerTexto } from '../apoyo/leer-codigos.ts';
import { crearConCep } from '../apoyo/legajo-electrico.ts';
import { DE_GAS, type DeCertificado, ELECTRICOS, llenarDelCertificado } from '../apoyo/llenar-certificado.ts';

const seguir = (page: Page, nombre: string): Promise<void> => page.getByRole('button', { name: nombre }).click();

const emitir = async (page: Page, legajo: Legajo, { type, eleccion, numeros }: DeCertificado): Promise<string> => {
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/certificado/new`);
  for (const opcion of eleccion) await page.getByRole('radio', { name: opcion, exact: true }).check();
  await seguir(page, 'Siguiente');
  await esperarEncabezadoDesdeLaPagina(page, 'Nuevo certificado: ');
  const pasos = DEFINICIONES[type];
  for (const [i, paso] of pasos.entries()) {
    await expect(page.getByRole('heading', { level: 2, name: `${i + 1}. ${paso.titulo}` })).toBeVisible();
    for (const campo of camposDelPaso(paso)) await llenarDelCertificado(page, campo, numeros);
    await seguir(page, pasos.length === 1 ? 'Guardar' : 'Siguiente');
  }
  if (pasos.length > 1) await seguir(page, 'Emitir certificado');
  const aviso = page.getByText(/^Certificado [A-Z0-9]+-\d{4}-\d{6} creado exitosamente$/).last();
  await expect(aviso).toContainText(type.replace('_', '').toUpperCase());
  await expect(page).toHaveURL(`/app/ejercicio/legajo/${legajo.id}/detail`);
  return /[A-Z0-9]+-\d{4}-\d{6}/.exec((await aviso.textContent()) ?? '')?.[0] ?? '';
};

const imprimir = async (page: Page, numero: string): Promise<string> => {
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: `Imprimir ${numero}` }).click();
  return (await descarga).path();
};

const verificar = async (page: Page, enlace: string): Promise<string> => {
  const respuesta = await page.request.get(enlace.replace('/#/', '/'));
  expect(respuesta.url()).toContain('/qr/certificado/');
  return respuesta.text();
};

const recorrer = async (page: Page, legajo: Legajo, caso: DeCertificado): Promise<void> => {
  const numero = await emitir(page, legajo, caso);
  const pdf = await imprimir(page, numero);
  expect(leerTexto(pdf)).toContain(numero);
  expect(leerTexto(pdf)).not.toContain('ANULADO');
  const enlace = (await leerCodigos(pdf, 1)).find(({ formato }) => formato === 'QRCode')?.texto ?? '';
  const vigente = await verificar(page, enlace);
  expect(vigente).toContain(numero);
  expect(vigente).toContain('<strong>VIGENTE</strong>');

  const renglon = page.getByRole('article', { name: `Certificado ${numero}` });
  await renglon.getByRole('button', { name: 'Anular' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anular certificado' }).click();
  await expect(renglon.getByText('Anulado')).toBeVisible();
  expect(await verificar(page, enlace)).toContain('Este certificado fue anulado: no tiene validez.');
  expect(leerTexto(await imprimir(page, numero))).toContain('ANULADO');
};

test('CAIE, CAIE ER, T1R y EIG: cada uno se emite, se imprime, su QR lo verifica, se anula y se verifica otra vez; juntos se bajan [CER-016, CER-018, CER-021, DET-041, LAY-005]', async ({
  page,
}) => {
  test.slow();
  await ingresar(page, 'mgarcia');
  const electrico = await crearConCep(page);
  for (const caso of ELECTRICOS) await test.step(caso.type, () => recorrer(page, electrico, caso));
  await test.step('juntos, en un archivo', async () => {
    const descarga = page.waitForEvent('download');
    await seguir(page, 'Descargar todos');
    expect((await descarga).suggestedFilename()).toBe(`certificados_legajo_${electrico.numero_legajo}.zip`);
  });
  const deGas = await crearConCep(page, 'instalaciones_de_gas');
  await test.step(DE_GAS.type, () => recorrer(page, deGas, DE_GAS));
  await test.step('el perfil, con sus tres solapas, desde el menú', async () => {
    await page.getByRole('link', { name: 'Perfil' }).click();
    await expect(page.getByRole('region', { name: 'Datos personales' }).getByText('García, María Elena')).toBeVisible();
    await page.getByRole('tab', { name: 'Título' }).click();
    await expect(page.getByRole('listitem', { name: 'Matrícula T-12.345' })).toContainText('Maestra Mayor de Obras');
    await page.getByRole('tab', { name: 'Contacto' }).click();
    await expect(page.getByRole('region', { name: 'Domicilio legal' })).toContainText('Calle 8');
  });
});
