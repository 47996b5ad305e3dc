import { BASE_API } from '@colega/contract/route';
import { PREGUNTAS, tipoDelTramo } from '@colega/domain/certificados';
import { expect, type Page, test } from '@playwright/test';
import { PANTALLAS, type Pantalla } from '../../apps/web/src/app/rutas.ts';
import { esperarAccesible } from '../apoyo/accesible.ts';
import { ingresar, ingresarPorElFormulario } from '../apoyo/ingresar.ts';
import { esperarQueSeGuarde, guardadas, guardarElPrograma } from '../apoyo/sin-red.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

const DICHO = /^Sin conexión\. Datos del \d\d\/\d\d a las \d\d:\d\d\.$/;
const PARTES = 4;
const TOMAS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** Whether there is a catalogue is the server's to say. */
const PUBLICAS = PANTALLAS.filter(({ acceso, soloDemo }) => acceso === 'publica' && !soloDemo);
const PRIVADAS = PANTALLAS.filter(({ acceso }) => acceso !== 'publica');
/** What they say is of a payment that is asked about at that moment, and is never told from what is kept. */
const DE_PAGOS_EN_CURSO = /\/pagoOnline\//;

type Ejemplos = { visado: number; borrador: number; cupon: number; certificado: number };
const buscarEjemplos = async (page: Page): Promise<Ejemplos> => {
  const [token, persona_id] = await page.evaluate(() => ['token', 'persona_id'].map((c) => sessionStorage.getItem(c)));
  const primero = async (
    camino: string,
    cumple: (uno: { estado: Record<string, unknown> }) => boolean,
    deQuien = `persona.id=${persona_id}&`,
  ) => {
    const respuesta = await page.request.get(`${BASE_API}${camino}?${deQuien}limit=100`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { items } = (await respuesta.json()) as { items: { id: number; estado: Record<string, unknown> }[] };
    return items.find(cumple)?.id ?? 0;
  };
  return {
    visado: await primero('/legajos', ({ estado }) => estado.clave === 'visado'),
    borrador: await primero('/legajos', ({ estado }) => estado.clave === 'borrador'),
    cupon: await primero('/orden_pagos', ({ estado }) => estado.nombre === 'pendiente'),
    certificado: await primero('/certificados/busqueda', ({ estado }) => estado.clave === 'confirmado', ''),
  };
};

const conEjemplos = (path: string, { visado, borrador, cupon, certificado }: Ejemplos): string =>
  path
    .replace('/cuenta/:id/', `/cuenta/${cupon}/`)
    .replace(/certificado\/:id$/, `certificado/${certificado}`)
    .replace(':tipo_calculo/:id', `manual/${borrador}`)
    .replace(':idAmpliacion', '1')
    .replace('/:id?', '')
    .replace(':lugar', 'netPago')
    .replace(':tipo', 'confirmado')
    .replace(':id', `${visado}`);

/** What the chooser of certificates leaves for its form. */
const eleccionDe = (path: string): object | null => {
  const tipo = tipoDelTramo(/certificado\/new\/(\w+)$/.exec(path)?.[1] ?? '');
  if (!tipo) return null;
  const primera = (pregunta: 'suministroElectrico' | 'tipoCableado' | 'verificacion'): string | null =>
    PREGUNTAS[tipo]?.[pregunta]?.[0]?.valor ?? null;
  const suministro = primera('suministroElectrico');
  const configuracion = {
    tipo,
    suministroElectrico: suministro === null ? null : { value: suministro },
    tipoCableado: primera('tipoCableado'),
    verificacion: primera('verificacion'),
  };
  return { usr: { configuracion }, key: 'default', idx: 0 };
};

/** A photograph comes by an address that lasts minutes, and is not kept. */
const sinImagenes = (texto: string): string =>
  texto.replace(/^(Foto|No se pudo mostrar la foto)\n/m, '').replace(/^No se pudo mostrar la firma\n/m, '');

/** What is read on the screen, once it says the same twice. */
const leerPantalla = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // the page that stands until the program is there has a heading too
  await expect(page.locator('.espera')).toHaveCount(0);
  await expect(page.locator('[data-arranque="en-curso"]')).toHaveCount(0);
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  let leido = '';
  await expect(async () => {
    const antes = leido;
    leido = (await page.locator('h1, main, [role="alert"]').allInnerTexts())
      .join('\n')
      .replace(/Sin conexión\. Datos del .*\s*/, '')
      // the clock of the credential
      .replace(/^\d\d:\d\d:\d\d$/m, '');
    expect(leido).toBe(antes);
  }).toPass({ intervals: [300] });
  return leido;
};

test('sin red, cada página pública se abre como estaba', async ({ page, context }) => {
  await guardarElPrograma(page);
  for (const { path } of PUBLICAS)
    await test.step(path, async () => {
      const direccion = path.replace(/:\w+Token|:token/, 'un-token');
      await page.goto(direccion);
      const conRed = await leerPantalla(page);
      await context.setOffline(true);
      await page.reload();
      const sinRed = await leerPantalla(page);
      // whether it is a demo, and whose portal the college's people have, is the server's to say
      if (path === '/login') expect.soft(sinRed).toContain('Ingresá a tu cuenta');
      else expect.soft(sinRed, direccion).toBe(conRed);
      await expect(page.getByText(DICHO)).toHaveCount(0);
      await context.setOffline(false);
    });
});

const visitarSinRed = async (page: Page, { path }: Pantalla, ejemplos: Ejemplos): Promise<void> => {
  const direccion = conEjemplos(path, ejemplos);
  await page.goto('/robots.txt');
  await page.evaluate((estado) => history.replaceState(estado, ''), null);
  await page.addInitScript(
    (estado) => estado && history.state === null && history.replaceState(estado, ''),
    eleccionDe(path),
  );
  await page.goto(direccion, { waitUntil: 'networkidle' });
  const conRed = await leerPantalla(page);
  await esperarQueSeGuarde(page);
  await page.context().setOffline(true);
  await page.reload();
  // what the screen shows does not come with a notice that it could not be read
  await expect.soft(page.getByText(DICHO), direccion).toBeVisible();
  const sinRed = await leerPantalla(page);
  if (DE_PAGOS_EN_CURSO.test(path)) expect.soft(sinRed, direccion).toContain('Resultado del pago');
  else expect.soft(sinImagenes(sinRed), direccion).toBe(sinImagenes(conRed));
  await page.context().setOffline(false);
  await expect.soft(page.getByText(DICHO), direccion).toHaveCount(0);
};

for (let parte = 0; parte < PARTES; parte += 1)
  test(`sin red, cada pantalla visitada se abre con lo que decía y dice de cuándo (${parte + 1} de ${PARTES})`, async ({
    page,
  }) => {
    await guardarElPrograma(page);
    await ingresar(page, 'mgarcia');
    const ejemplos = await buscarEjemplos(page);
    for (const pantalla of PRIVADAS.filter((_, i) => i % PARTES === parte))
      await test.step(pantalla.path, () => visitarSinRed(page, pantalla, ejemplos));
  });

test('lo que se dice sin red se lee angosto y ancho, claro y oscuro; al cerrar la sesión no queda nada', async ({
  page,
  context,
}) => {
  await guardarElPrograma(page);
  await ingresarPorElFormulario(page, 'mgarcia');
  await page.goto('/app/ejercicio/legajos/listado', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /^Legajo \d+/ }).first()).toBeVisible();
  await esperarQueSeGuarde(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: DICHO })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Legajo \d+/ }).first()).toBeVisible();
  for (const { width, colorScheme } of TOMAS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await esperarAccesible(page);
    if (process.env.CAPTURAS)
      await page.screenshot({ path: `${process.env.CAPTURAS}/sin-red-${width}-${colorScheme}.png` });
  }
  // what needs the server says so, as always
  await page.goto('/app/sesion/cambioClave');
  await leerPantalla(page);
  await page.goto('/cerrarSesion');
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresá a tu cuenta' })).toBeVisible();
  await expect.poll(() => guardadas(page)).toBe(0);
  await page.goto('/app/ejercicio/legajos/listado');
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresá a tu cuenta' })).toBeVisible();
  expect(await guardadas(page)).toBe(0);
});
