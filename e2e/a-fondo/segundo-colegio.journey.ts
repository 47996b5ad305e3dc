import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE_API } from '@colega/contract/route';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { esperarAccesible } from '../apoyo/accesible.ts';
import { cobrarOtroArancel } from '../apoyo/cobrar-otro-arancel.ts';
import { pulsar } from '../apoyo/colegio.ts';
import { enlaceDeLaCarta, test } from '../apoyo/colegio-nuevo.ts';
import { iso } from '../apoyo/crear-legajo.ts';
import { llenarIngreso } from '../apoyo/ingresar.ts';
import { activarEnElAlta, ingresarConCodigo } from '../apoyo/ingresar-con-codigo.ts';
import { leerTexto } from '../apoyo/leer-codigos.ts';
import { cargarLegajoDeGas, pagarEnSipago } from '../apoyo/legajo-de-gas.ts';

const COLEGIO = 'Consejo de Gasistas del Sur';
const DEL_PRIMERO = /Colegio de Técnicos|54667234|colegio\.example/;
const PIE = 'Resolución 7 del Consejo.';
const CLAVE = 'La.clave.del.Sur.26';
const ADMINISTRA = { usuario: 'sadmin', clave: CLAVE };
const VISA = { usuario: 'svisa', clave: CLAVE };
const GASISTA = { usuario: 'sgasista', clave: CLAVE };
/** Of its own tariff, in force since this week. */
const PROPIA = 9001;
const ESTA_SEMANA_DIAS = -3;

/** Something that is not there is told at once, and not when the whole journey is over. */
test.use({ actionTimeout: 30_000 });

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, nombre: string) => page.getByRole('region', { name: nombre, exact: true });
const presionar = (page: Page, boton: string) => page.getByRole('button', { name: boton, exact: true }).press('Enter');

const llenar = async (donde: Page | Locator, datos: Readonly<Record<string, string>>): Promise<void> => {
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
const elegirClave = async (page: Page, correo: string): Promise<void> => {
  await page.goto(await enlaceDeLaCarta(correo));
  await page.locator('input[type="password"]').nth(0).fill(CLAVE);
  await page.locator('input[type="password"]').nth(1).fill(CLAVE);
  await page.getByRole('button', { name: 'Confirmar' }).click();
};
const otroNavegador = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage();

/** Name, colours, mark, two districts, their offices, one rubro, a text and an account's code; the terms, taken up again at the end. */
const recorrerLosPasos = async (page: Page): Promise<void> => {
  await expect(page.getByText('Paso 1 de 8.')).toBeVisible();
  await esperarAccesible(page);
  await guardarEnDialogo(page, 'Cambiar: identidad', (dialogo) =>
    llenar(dialogo, {
      ...{ Nombre: COLEGIO, CUIT: '30-50001091-2', Domicilio: 'Sarmiento 77', Localidad: 'Bahía Blanca' },
      ...{ Teléfono: '(0291) 450-0000', Correo: 'consejo@gasistas.example' },
    }),
  );
  await expect(page.getByRole('banner')).toContainText(COLEGIO);
  await seguir(page, 2);
  await guardarEnDialogo(page, 'Cambiar: colores', (dialogo) =>
    llenar(dialogo, { 'Color en el tema claro': '#7b1fa2', 'Color en el tema oscuro': '#e1bee7' }),
  );
  await page.getByLabel('Archivo de la marca').setInputFiles('data/demo/firmas/mgarcia.png');
  await expect(page.getByRole('img', { name: `Marca de ${COLEGIO}` })).toBeVisible();
  await seguir(page, 3);
  await hacerDosDistritos(page);
  await seguir(page, 4);
  await expect(region(page, 'Oficinas y teléfonos')).toContainText('Delegación Costa');
  await esperarAccesible(page);
  await seguir(page, 5);
  await guardarEnDialogo(page, 'Cambiar: rubros', async (dialogo) => {
    for (const casilla of await dialogo.getByRole('checkbox').all()) await casilla.setChecked(false);
    await dialogo.getByLabel('Instalaciones de gas').check();
  });
  await seguir(page, 6);
  await presionar(page, 'Saltear por ahora');
  await expect(page.getByText('Paso 7 de 8.')).toBeVisible();
  await guardarEnDialogo(page, 'Cambiar: Al pie de los papeles', (dialogo) => llenar(dialogo, { Texto: PIE }));
  await seguir(page, 8);
  await guardarEnDialogo(page, 'Cambiar: Caja', (dialogo) => llenar(dialogo, { Código: '110' }));
  await expect(page.getByRole('row', { name: /^110 Caja/ })).toBeVisible();
  await esperarAccesible(page);
  await presionar(page, 'Está bien así, seguir');
  for (const sigue of ['Listas', 'Aranceles', 'Importar']) await expect(region(page, 'Qué sigue')).toContainText(sigue);
  await expect(region(page, 'Lo que quedó')).toContainText('siguen como vinieron con el programa');
  await esperarAccesible(page);
  await region(page, 'Lo que quedó').getByRole('button', { name: 'Plazos' }).press('Enter');
  await guardarEnDialogo(page, 'Cambiar: Para revisar', (dialogo) => llenar(dialogo, { 'Cuántos días hábiles': '4' }));
  await presionar(page, 'Está bien así, seguir');
  await expect(region(page, 'Los ocho pasos están hechos')).toBeVisible();
};

/** Which a browser shows, and whose address is only this college's. */
const esperarSuMarca = async (page: Page): Promise<void> => {
  const marca = page.locator('img[src^="/marca/"]').first();
  await expect(marca).toBeVisible();
  await expect.poll(() => marca.evaluate((imagen: HTMLImageElement) => imagen.naturalWidth)).toBeGreaterThan(0);
};

/** Of the seven that the program came with two are left, with another name; their offices are closed or are theirs. */
const hacerDosDistritos = async (page: Page): Promise<void> => {
  const distritos = region(page, 'Distritos');
  await guardarEnDialogo(page, 'Cambiar: Distrito I', (dialogo) => llenar(dialogo, { Nombre: 'Zona Costa' }));
  await guardarEnDialogo(page, 'Cambiar: Distrito II', (dialogo) => llenar(dialogo, { Nombre: 'Zona Interior' }));
  await page.goto('/colegio/primeros-pasos?paso=oficinas');
  await guardarEnDialogo(page, 'Cambiar: Sede La Plata', (dialogo) =>
    llenar(dialogo, {
      ...{ Nombre: 'Delegación Costa', Domicilio: 'Brown 900', Localidad: 'Punta Alta' },
      ...{ Teléfonos: '(02932) 42-0000, (02932) 42-0001', Correo: 'costa@gasistas.example' },
    }),
  );
  await guardarEnDialogo(page, 'Cambiar: Sede Lomas de Zamora', (dialogo) =>
    llenar(dialogo, {
      ...{ Nombre: 'Delegación Interior', Domicilio: 'Mitre 10', Localidad: 'Pigüé' },
      ...{ Teléfonos: '(02923) 47-0000', Correo: 'interior@gasistas.example' },
    }),
  );
  for (const sede of ['Morón', 'San Isidro', 'Junín', 'General Pueyrredón', 'Bahía Blanca'])
    await guardarEnDialogo(page, `Cerrar: Sede ${sede}`, async () => {});
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

/** With its own figures, as the college's resolución says. */
const publicarTarifa = async (correr: (comando: string, ...argumentos: string[]) => Promise<string>): Promise<void> => {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-tarifa-'));
  const archivo = join(carpeta, 'gasistas.json');
  const ultima = JSON.parse(readFileSync('data/resoluciones/2026-10.json', 'utf8')) as object;
  const propia = {
    ...{ ...ultima, id: PROPIA, nombre: 'Resolución 1 del Consejo', vigente_desde: iso(ESTA_SEMANA_DIAS) },
    ...{ unidad_referencial: '2345678.00', honorario_minimo: '345678.00' },
  };
  writeFileSync(archivo, JSON.stringify(propia));
  expect(await correr('resolucion', 'publicar', archivo)).toContain('Publicada: Resolución 1 del Consejo');
  rmSync(carpeta, { recursive: true });
};

const darDeAltaAQuienVisa = async (page: Page): Promise<void> => {
  await page.goto('/colegio/usuarios');
  await presionar(page, 'Agregar un operador');
  await llenar(page, {
    ...{ Nombre: 'Vera', Apellido: 'Paz', CUIT: '27-20123456-0' },
    ...{ 'Correo electrónico': 'vera@gasistas.example', Usuario: VISA.usuario },
  });
  await page.getByLabel('Visado', { exact: true }).check();
  await page.getByLabel('Matrículas', { exact: true }).check();
  await presionar(page, 'Agregar');
  await expect(page.getByRole('listitem').filter({ hasText: 'vera@gasistas.example' })).toBeVisible();
};

const registrarAlGasista = async (page: Page): Promise<void> => {
  await page.goto('/colegio/personas');
  await expect(page.getByRole('banner')).toContainText(COLEGIO);
  await presionar(page, 'Dar de alta');
  const alta = page.getByRole('dialog', { name: 'Dar de alta a una persona' });
  await expect(alta.getByLabel('Distrito')).toContainText('Zona Costa');
  await expect(alta.getByLabel('Distrito').getByRole('option')).toHaveCount(3);
  await llenar(alta, {
    ...{ Nombre: 'Lía', Apellido: 'Ibáñez', CUIT: '27-40555666-4' },
    ...{ 'Correo electrónico': 'lia@gasistas.example', Usuario: GASISTA.usuario },
  });
  await alta.getByLabel('Distrito').selectOption({ label: 'Zona Costa' });
  await llenar(alta, {
    Matrícula: 'T-10.001',
    Título: 'Gasista matriculada',
    'Institución que dio el título': 'E.E.S.T. N.º 1',
  });
  await alta.getByRole('button').last().click();
  await expect(titulo(page)).toHaveText('Ibáñez, Lía');
};

test('otro colegio, de la base vacía a su primer legajo visado, con su nombre en cada lugar', async ({
  page,
  browser,
  colegio,
}) => {
  test.slow();
  await page.goto(colegio.enlace);
  await llenar(page, {
    ...{ Nombre: 'Inés', Apellido: 'Ríos', CUIT: '20-40111222-8', 'Correo electrónico': 'ines@gasistas.example' },
    Usuario: ADMINISTRA.usuario,
  });
  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
  await page.getByLabel('Repetir contraseña').fill(CLAVE);
  await presionar(page, 'Crear la cuenta');
  const secreto = await activarEnElAlta(page);
  await ingresarConCodigo(page, { ...ADMINISTRA, secreto }, '/colegio/inicio');
  await expect(region(page, 'Poner en marcha el Colegio')).toContainText('Hechos 0 de 8 pasos');
  await page.getByRole('link', { name: 'Empezar' }).click();
  await recorrerLosPasos(page);
  await page.goto('/colegio/inicio');
  await expect(region(page, 'Poner en marcha el Colegio')).toContainText('siguen como vinieron con el programa');

  await publicarTarifa(colegio.correr);
  await darDeAltaAQuienVisa(page);
  const mesa = await otroNavegador(browser, colegio.portal);
  await elegirClave(mesa, 'vera@gasistas.example');
  const deVera = await activarEnElAlta(mesa);
  await ingresarConCodigo(mesa, { ...VISA, secreto: deVera }, '/colegio/personas');
  await registrarAlGasista(mesa);

  const suya = await otroNavegador(browser, colegio.portal);
  await elegirClave(suya, 'lia@gasistas.example');
  await suya.goto('/login');
  await expect(suya.getByText(COLEGIO)).toBeVisible();
  await esperarSuMarca(suya);
  await llenarIngreso(suya, GASISTA.usuario, CLAVE);
  await expect(suya).toHaveURL(/\/app\/dashboard$/);
  await expect(suya.getByRole('banner')).toContainText(COLEGIO);
  const direccion = await cargarLegajoDeGas(suya);
  await pagarEnSipago(suya, direccion, 'Pagar CEP');
  await pagarEnSipago(suya, direccion, 'Pagar timbrado prepago');

  await mesa.goto(`/colegio/legajo/${/\d+/.exec(direccion.split('/legajo/')[1] ?? '')?.[0]}`);
  await presionar(mesa, 'Timbrar el contrato');
  await mesa.getByRole('dialog').getByRole('textbox').first().fill('Delegación Costa');
  await mesa.getByRole('dialog').getByRole('button').last().click();
  await expect(mesa.getByRole('dialog')).toHaveCount(0);
  await pulsar(mesa, 'v');
  await expect(mesa.getByRole('dialog', { name: '¿Visar este legajo?' })).toBeVisible();
  await pulsar(mesa, 'Enter');
  await expect(mesa.getByRole('dialog')).toHaveCount(0);

  await suya.goto(direccion);
  await expect(region(suya, 'Datos del legajo').getByText('Visado', { exact: true }).first()).toBeVisible();
  const descarga = suya.waitForEvent('download');
  await presionar(suya, 'Imprimir CVD');
  const papel = leerTexto(await (await descarga).path());
  for (const dicho of [COLEGIO, 'Brown 900', 'costa@gasistas.example', PIE]) expect(papel).toContain(dicho);
  expect(papel).not.toMatch(DEL_PRIMERO);
  const token = await suya.evaluate(() => sessionStorage.getItem('token'));
  const id = /legajo\/(\d+)/.exec(direccion)?.[1];
  const headers = { authorization: `Bearer ${token}` };
  const { visado, detalles } = await (await suya.request.get(`${BASE_API}/legajos/${id}`, { headers })).json();
  expect(detalles[0].resolucion_id).toBe(PROPIA);
  await suya.goto(`/qr/cvd/${visado.cvd.hash}`);
  await expect(suya.getByRole('banner')).toContainText(COLEGIO);
  await esperarSuMarca(suya);
  await esperarAccesible(suya);
  expect(await suya.content()).not.toMatch(DEL_PRIMERO);
  await suya.getByRole('link', { name: 'Oficinas y teléfonos' }).click();
  for (const dicho of ['Delegación Costa', 'Zona Interior', '(02932) 42-0001'])
    await expect(suya.getByRole('main')).toContainText(dicho);
  await expect(suya.getByRole('main')).not.toContainText('Morón');
  await esperarAccesible(suya);

  const entrar = async (correo: string, usuario: string): Promise<Page> => {
    const otra = await otroNavegador(browser, colegio.portal);
    await elegirClave(otra, correo);
    const secreto = await activarEnElAlta(otra);
    await ingresarConCodigo(otra, { usuario, clave: CLAVE, secreto }, '/colegio/listas');
    return otra;
  };
  const cupon = await cobrarOtroArancel({ administra: page, matriculada: suya, entrar });
  for (const dicho of [COLEGIO, PIE]) expect(cupon).toContain(dicho);
});
