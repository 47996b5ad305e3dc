import { BASE_API } from '@colega/contract/route';
import { formatFecha } from '@colega/domain/fechas';
import { type Browser, expect, type Page } from '@playwright/test';
import { esperarAccesible } from '../apoyo/accesible.ts';
import { cobrarOtroArancel } from '../apoyo/cobrar-otro-arancel.ts';
import { pulsar } from '../apoyo/colegio.ts';
import { enlaceDeLaCarta, test } from '../apoyo/colegio-nuevo.ts';
import { iso } from '../apoyo/crear-legajo.ts';
import { llenarIngreso } from '../apoyo/ingresar.ts';
import { activarEnElAlta, ingresarConCodigo } from '../apoyo/ingresar-con-codigo.ts';
import { leerTexto } from '../apoyo/leer-codigos.ts';
import { cargarLegajoDeGas, pagarEnSipago } from '../apoyo/legajo-de-gas.ts';
import { esperarLaQueViene, prepararDeNuevo, retirarAntesDeSuDia } from '../apoyo/primera-por-regir.ts';
import { prepararLaPrimera, publicarLaPrimera, quitarLasDelPrograma } from '../apoyo/primera-tarifa.ts';
import { llenar, PIE_DE_PAPELES, presionar, recorrerLosPasos, region } from '../apoyo/primeros-pasos.ts';
import { prepararDeUnaPlanilla, publicarLaPreparada } from '../apoyo/publicar-lista.ts';

const COLEGIO = 'Consejo de Gasistas del Sur';
const DEL_PRIMERO = /Colegio de Técnicos|54667234|colegio\.example/;
const CLAVE = 'La.clave.del.Sur.26';
const ADMINISTRA = { usuario: 'sadmin', clave: CLAVE };
const VISA = { usuario: 'svisa', clave: CLAVE };
const GASISTA = { usuario: 'sgasista', clave: CLAVE };
const VERA = {
  datos: {
    ...{ Nombre: 'Vera', Apellido: 'Paz', CUIT: '27-20123456-0' },
    ...{ 'Correo electrónico': 'vera@gasistas.example', Usuario: VISA.usuario },
  },
  roles: ['Visado', 'Matrículas', 'Aranceles'],
};
const TOMAS = {
  datos: {
    ...{ Nombre: 'Tomás', Apellido: 'Luna', CUIT: '20-30111222-0' },
    ...{ 'Correo electrónico': 'tomas@gasistas.example', Usuario: 'stomas' },
  },
  roles: ['Aranceles'],
};
const OFICINAS = {
  ...{ lista: 'oficinas', nombre: 'Oficinas', norma: 'Acta 1 del Consejo' },
  titulos: 'Oficina;Distrito;Domicilio;Localidad;Teléfonos;Horario;Correo;Lugar',
  filas: [
    'Delegación Costa;Zona Costa;Brown 900;Punta Alta;(02932) 42-0000, (02932) 42-0001;Lunes a viernes de 8 a 14;costa@gasistas.example;1',
    'Delegación Interior;Zona Interior;Mitre 10;Pigüé;(02923) 47-0000;;interior@gasistas.example;2',
  ],
};
/** The second that it publishes at its desk: the first was withdrawn before its day. */
const PROPIA = 1002;
const ESTA_SEMANA_DIAS = -3;
const EN_UN_MES_DIAS = 30;
const TARIFA = {
  ...{ nombre: 'Resolución 1 del Consejo', norma: 'Acta 1 del Consejo' },
  desde: formatFecha(iso(ESTA_SEMANA_DIAS)),
  generales: ['2.345.678', '345.678', '117283,9'],
};
const POR_VENIR = { ...TARIFA, desde: formatFecha(iso(EN_UN_MES_DIAS)) };

/** Something that is not there is told at once, and not when the whole journey is over. */
test.use({ actionTimeout: 30_000 });

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });

const elegirClave = async (page: Page, correo: string): Promise<void> => {
  await page.goto(await enlaceDeLaCarta(correo));
  await page.locator('input[type="password"]').nth(0).fill(CLAVE);
  await page.locator('input[type="password"]').nth(1).fill(CLAVE);
  await page.getByRole('button', { name: 'Confirmar' }).click();
};
const otroNavegador = async (browser: Browser, baseURL: string): Promise<Page> =>
  (
    await browser.newContext({
      ...{ baseURL, viewport: { width: 1440, height: 900 } },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
  ).newPage();

type PorDarDeAlta = { datos: Readonly<Record<string, string>>; roles: readonly string[] };

const darDeAlta = async (page: Page, { datos, roles }: PorDarDeAlta): Promise<void> => {
  await page.goto('/colegio/usuarios');
  await presionar(page, 'Agregar un operador');
  await llenar(page, datos);
  for (const rol of roles) await page.getByRole('checkbox', { name: rol, exact: true }).check();
  await presionar(page, 'Agregar');
  await expect(page.getByRole('listitem').filter({ hasText: datos['Correo electrónico'] ?? '' })).toBeVisible();
};

/** Who came by a letter, to the desk. */
const entrarPorSuCarta = async (
  browser: Browser,
  { portal, correo, usuario, camino }: Record<'portal' | 'correo' | 'usuario' | 'camino', string>,
): Promise<Page> => {
  const suya = await otroNavegador(browser, portal);
  await elegirClave(suya, correo);
  const secreto = await activarEnElAlta(suya);
  await ingresarConCodigo(suya, { usuario, clave: CLAVE, secreto }, camino);
  return suya;
};

/** Before the college has its own, nobody is told that something failed. */
const esperarSinTarifa = async (page: Page): Promise<void> => {
  for (const camino of ['/honorarios', '/valores-de-referencia']) {
    // S-98: for two seconds a process may miss what was taken away
    await expect(async () => {
      await page.goto(camino);
      await expect(page.getByText(/todavía no publicó su tarifa/)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await esperarAccesible(page);
  }
};

/** Which a browser shows, and whose address is only this college's. */
const esperarSuMarca = async (page: Page): Promise<void> => {
  const marca = page.locator('img[src^="/marca/"]').first();
  await expect(marca).toBeVisible();
  await expect.poll(() => marca.evaluate((imagen: HTMLImageElement) => imagen.naturalWidth)).toBeGreaterThan(0);
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
  const { portal } = colegio;
  const deLaMesa: Page[] = [];
  await recorrerLosPasos(page, COLEGIO, async () => {
    await darDeAlta(page, VERA);
    await darDeAlta(page, TOMAS);
    for (const [correo, usuario] of [
      ['vera@gasistas.example', VISA.usuario],
      ['tomas@gasistas.example', 'stomas'],
    ] as const)
      deLaMesa.push(await entrarPorSuCarta(browser, { portal, correo, usuario, camino: '/colegio/listas/oficinas' }));
    const [prepara, publica] = deLaMesa;
    if (!prepara || !publica) throw new Error('Faltan quienes llevan las listas');
    await prepararDeUnaPlanilla(prepara, OFICINAS);
    await publicarLaPreparada(publica, OFICINAS.lista);
    await expect(region(publica, 'Rige')).toContainText('Delegación Interior');
  });
  await page.goto('/colegio/inicio');
  await expect(region(page, 'Poner en marcha el Colegio')).toContainText(
    'Rigen las tarifas que vinieron con el programa',
  );

  const [mesa, deAranceles] = deLaMesa;
  if (!mesa || !deAranceles) throw new Error('Faltan quienes llevan los aranceles');
  await mesa.goto('/colegio/aranceles');
  await quitarLasDelPrograma(mesa);
  await esperarSinTarifa(await otroNavegador(browser, portal));
  const camino = await prepararLaPrimera(mesa, POR_VENIR);
  await deAranceles.goto(camino);
  await publicarLaPrimera(deAranceles, TARIFA.nombre, 'Va a regir');
  await esperarLaQueViene(await otroNavegador(browser, portal), POR_VENIR);
  const retirada = new URL(deAranceles.url()).pathname;
  await retirarAntesDeSuDia(deAranceles, POR_VENIR);
  await deAranceles.goto(await prepararDeNuevo(mesa, retirada, TARIFA));
  await publicarLaPrimera(deAranceles, TARIFA.nombre);
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
  for (const dicho of [COLEGIO, 'Brown 900', 'costa@gasistas.example', PIE_DE_PAPELES]) expect(papel).toContain(dicho);
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

  const recibo = await cobrarOtroArancel({ prepara: mesa, publica: deAranceles, matriculada: suya });
  for (const dicho of [COLEGIO, PIE_DE_PAPELES]) expect(recibo).toContain(dicho);
});
