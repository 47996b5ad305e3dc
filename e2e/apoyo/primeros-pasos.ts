import { expect, type Locator, type Page } from '@playwright/test';
import { esperarAccesible } from './accesible.ts';

export const region = (page: Page, nombre: string) => page.getByRole('region', { name: nombre, exact: true });
export const presionar = (page: Page, boton: string) =>
  page.getByRole('button', { name: boton, exact: true }).press('Enter');

export const llenar = async (donde: Page | Locator, datos: Readonly<Record<string, string>>): Promise<void> => {
  for (const [campo, dato] of Object.entries(datos))
    await donde.getByRole('textbox', { name: campo, exact: true }).fill(dato);
};
const guardarEnDialogo = async (page: Page, boton: string, hacer: (dialogo: Locator) => Promise<void>) => {
  await presionar(page, boton);
  const dialogo = page.getByRole('dialog');
  await hacer(dialogo);
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialogo).toHaveCount(0);
};
const seguir = async (page: Page, paso: number): Promise<void> => {
  await presionar(page, 'Está bien así, seguir');
  await expect(page.getByText(`Paso ${paso} de 8.`)).toBeVisible();
};

const BANCO = 'Banco del Sur';
/** What the college says under its papers. */
export const PIE_DE_PAPELES = 'Resolución 7 del Consejo.';

/** Name, colours, mark, two districts, their offices (which after it two others publish as a list), one rubro, a text, a bank instead of the program's and an account's code; the terms, skipped and taken up again. */
export const recorrerLosPasos = async (
  page: Page,
  nombre: string,
  publicarLasOficinas: () => Promise<void>,
): Promise<void> => {
  await expect(page.getByText('Paso 1 de 8.')).toBeVisible();
  await esperarAccesible(page);
  await guardarEnDialogo(page, 'Cambiar: identidad', (dialogo) =>
    llenar(dialogo, {
      ...{ Nombre: nombre, CUIT: '30-50001091-2', Domicilio: 'Sarmiento 77', Localidad: 'Bahía Blanca' },
      ...{ Teléfono: '(0291) 450-0000', Correo: 'consejo@gasistas.example' },
    }),
  );
  await expect(page.getByRole('banner')).toContainText(nombre);
  await seguir(page, 2);
  await guardarEnDialogo(page, 'Cambiar: colores', (dialogo) =>
    llenar(dialogo, { 'Color en el tema claro': '#7b1fa2', 'Color en el tema oscuro': '#e1bee7' }),
  );
  await page.getByLabel('Archivo de la marca').setInputFiles('data/demo/firmas/mgarcia.png');
  await expect(page.getByRole('img', { name: `Marca de ${nombre}` })).toBeVisible();
  await seguir(page, 3);
  await hacerDosDistritos(page);
  await seguir(page, 4);
  const oficinas = region(page, 'Oficinas y teléfonos');
  await expect(oficinas).toContainText('Delegación Costa');
  await esperarAccesible(page);
  await publicarLasOficinas();
  await page.goto('/colegio/primeros-pasos?paso=oficinas');
  await expect(oficinas).toContainText('Lo hace quien tenga el rol de Aranceles');
  await expect(oficinas.getByRole('button')).toHaveCount(0);
  await seguir(page, 5);
  await guardarEnDialogo(page, 'Cambiar: rubros', async (dialogo) => {
    for (const casilla of await dialogo.getByRole('checkbox').all()) await casilla.setChecked(false);
    await dialogo.getByLabel('Instalaciones de gas').check();
  });
  await seguir(page, 6);
  await presionar(page, 'Saltear por ahora');
  await expect(page.getByText('Paso 7 de 8.')).toBeVisible();
  await guardarEnDialogo(page, 'Cambiar: Al pie de los papeles', (dialogo) =>
    llenar(dialogo, { Texto: PIE_DE_PAPELES }),
  );
  await seguir(page, 8);
  await guardarEnDialogo(page, 'Agregar: un banco', (dialogo) =>
    llenar(dialogo, { Nombre: BANCO, 'Código de su cuenta en el libro': '120' }),
  );
  await guardarEnDialogo(page, `Columnas: ${BANCO}`, (dialogo) => llenar(dialogo, { Día: 'F. Mov.' }));
  await guardarEnDialogo(page, 'Dejar de usar: Banco de la Provincia de Buenos Aires', async () => {});
  await expect(region(page, 'Bancos')).toContainText('Cuenta 120 · 1 columna propia');
  await guardarEnDialogo(page, 'Cambiar: Caja', (dialogo) => llenar(dialogo, { Código: '110' }));
  await expect(page.getByRole('row', { name: /^110 Caja/ })).toBeVisible();
  await esperarAccesible(page);
  await presionar(page, 'Está bien así, seguir');
  for (const sigue of ['Listas', 'Aranceles', 'Importar']) await expect(region(page, 'Qué sigue')).toContainText(sigue);
  const quedo = region(page, 'Lo que quedó');
  await expect(quedo).toContainText('siguen como vinieron con el programa');
  await esperarAccesible(page);
  await quedo.getByRole('button', { name: 'Plazos' }).press('Enter');
  await guardarEnDialogo(page, 'Cambiar: Para revisar', (dialogo) => llenar(dialogo, { 'Cuántos días hábiles': '4' }));
  await presionar(page, 'Está bien así, seguir');
  await expect(region(page, 'Los ocho pasos están hechos')).toBeVisible();
};

const OFICINAS = [
  ['Delegación Costa', 'Zona Costa', { Domicilio: 'Brown 1', Localidad: 'Punta Alta', Correo: 'c@gasistas.example' }],
  ['Delegación Interior', 'Zona Interior', { Domicilio: 'Mitre 1', Localidad: 'Pigüé', Correo: 'i@gasistas.example' }],
] as const;

/** Alone, and at once: those that the program came with go. */
const decirLasOficinas = async (page: Page): Promise<void> => {
  await page.goto('/colegio/primeros-pasos?paso=oficinas');
  const oficinas = region(page, 'Oficinas y teléfonos');
  await expect(oficinas).toContainText('las decís vos y valen en el acto');
  const sobran = oficinas.getByRole('button', { name: /^Quitar: (?!Delegación)/ });
  for (const [Nombre, distrito, lugar] of OFICINAS) {
    await guardarEnDialogo(page, 'Agregar: una oficina', async (dialogo) => {
      await llenar(dialogo, { Nombre, ...lugar, Teléfonos: '(0291) 450-0001' });
      await dialogo.getByRole('combobox', { name: 'Distrito' }).selectOption(distrito);
    });
    await expect(oficinas).toContainText(`${Nombre}, ${distrito}`);
  }
  for (let quedan = await sobran.count(); quedan > 0; quedan -= 1) {
    const boton = (await sobran.first().getAttribute('aria-label')) ?? '';
    await guardarEnDialogo(page, boton, async () => {});
    await expect(sobran).toHaveCount(quedan - 1);
  }
};

/** Of the seven that the program came with two are left, with another name: one is not closed while it has an office. */
const hacerDosDistritos = async (page: Page): Promise<void> => {
  const distritos = region(page, 'Distritos');
  await guardarEnDialogo(page, 'Cambiar: Distrito I', (dialogo) => llenar(dialogo, { Nombre: 'Zona Costa' }));
  await guardarEnDialogo(page, 'Cambiar: Distrito II', (dialogo) => llenar(dialogo, { Nombre: 'Zona Interior' }));
  await decirLasOficinas(page);
  await page.goto('/colegio/primeros-pasos?paso=distritos');
  await expect(distritos).toContainText('Zona Interior');
  for (const [distrito, pasa_a] of [
    ...[['Distrito III', 'Zona Costa'] as const, ['Distrito IV', 'Zona Costa'] as const],
    ...[['Distrito V', 'Zona Interior'] as const, ['Distrito VI', 'Zona Costa'] as const],
    ['Distrito VII', 'Zona Interior'] as const,
  ])
    await guardarEnDialogo(page, `Cerrar: ${distrito}`, async (dialogo) => {
      await dialogo.getByLabel(/partidos pasan a/).selectOption(pasa_a);
    });
  await guardarEnDialogo(page, 'Pasarle partidos: Zona Costa', async (dialogo) => {
    await dialogo.getByLabel('O varios').fill('113\nTornquist\nPartido de Villarino');
  });
  await expect(distritos.getByText('Cerrado')).toHaveCount(5);
};
