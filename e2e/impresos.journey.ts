import type { Legajo } from '@colega/contract/legajos';
import { expect, type Page, test } from '@playwright/test';
import { pedirComo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { leerCodigos, leerTexto } from './apoyo/leer-codigos.ts';

test.describe.configure({ mode: 'parallel' });

const abrirUno = async (
  page: Page,
  estado: string,
  cual: (legajo: Legajo) => boolean = () => true,
): Promise<Legajo> => {
  const { leer, lista } = await pedirComo(page);
  const personaId = await page.evaluate(() => Number(sessionStorage.getItem('persona_id')));
  const estados = await lista('/estados_legajos');
  const id = estados.find(({ clave }) => clave === estado)?.id;
  const legajos = await lista(`/legajos?persona.id=${personaId}&estado.id=${id}`);
  const enteros = await Promise.all(legajos.map((legajo) => leer<Legajo>(`/legajos/${legajo.id}`)));
  const elegido = enteros.find(cual);
  if (!elegido) throw new Error(`La demo no tiene un legajo ${estado} así`);
  await page.goto(`/app/ejercicio/legajo/${elegido.id}/detail`);
  return elegido;
};

const descargar = async (page: Page, boton: string): Promise<string> => {
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: boton }).first().click();
  return (await descarga).path();
};

test('el CVD se imprime y su QR abre la verificación de ese visado [DET-006, API-034]', async ({ page, baseURL }) => {
  await ingresar(page, 'mgarcia');
  const { visado, numero_legajo, comitentes } = await abrirUno(page, 'visado');
  const pdf = await descargar(page, 'Imprimir CVD');
  const codigos = await leerCodigos(pdf);
  expect(codigos).toEqual([{ formato: 'QRCode', texto: `${baseURL}/#/qr/cvd/${visado?.cvd.hash}` }]);
  const texto = leerTexto(pdf);
  for (const dato of [visado?.numero, visado?.numero_control, String(numero_legajo), comitentes[0]?.apellido_nombre])
    expect(texto).toContain(dato);
});

test('la planilla del cálculo dice cada tarea y el total [DET-014]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const { detalles } = await abrirUno(
    page,
    'visado',
    // It has one contract, since each has its own sheet.
    ({ automatico, detalles: contratos }) => automatico && contratos.length === 1,
  );
  const texto = leerTexto(await descargar(page, 'Planilla de cálculo')).replace(/\s+/g, ' ');
  const [original] = detalles;
  for (const { tarea } of original?.tareas ?? []) expect(texto).toContain(tarea.nombre);
  const monto = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(Number(original?.monto));
  expect(texto).toContain(monto);
});
