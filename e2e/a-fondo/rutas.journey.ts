import { expect, type Page, type Response, test } from '@playwright/test';
import { PANTALLAS, type Pantalla, REDIRECCIONES } from '../../apps/web/src/app/rutas.ts';
import { crearLegajo, pedirComo } from '../apoyo/crear-legajo.ts';
import { ingresar } from '../apoyo/ingresar.ts';
import { ir } from '../apoyo/ir.ts';
import { ampliarLegajo, confirmarOriginal, crearAutomatico } from '../apoyo/legajos-por-api.ts';

test.describe.configure({ mode: 'parallel', timeout: 360_000 });

/** Somebody else's file answers this. */
const NO_ES_SUYO = /^404 GET .*\/((legajos|certificados)\/1\b|tipos_certificados$)/;

const PUBLICAS = PANTALLAS.filter(({ acceso }) => acceso === 'publica');
const PRIVADAS = PANTALLAS.filter(({ acceso }) => acceso !== 'publica');
/** The others lead elsewhere without something to pay, a payment under way or a chosen type: see their journeys. */
const ESTABLES = PRIVADAS.filter(({ path }) => !/\/pago$|\/pagar|\/pagoOnline|\/certificado\/new\/./.test(path));

const conEjemplos = (path: string): string =>
  path
    .replace('/:id?', '')
    .replace(':tipo_calculo', 'manual')
    .replace(':idAmpliacion', '1')
    .replace(':lugar', 'netPago')
    .replace(':tipo', 'exito')
    .replace(':id', '1');

/** The headings that do not say the same as the table. */
const ENCABEZADOS: Readonly<Record<string, RegExp>> = {
  '/login': /^Ingresá a tu cuenta$/,
  '/recuperarContrasenia': /^Obtener o recuperar la contraseña$/,
  '/reset-password/:resetToken': /^Elegí una contraseña nueva$/,
  '/administrador/:token': /^Creá la cuenta de quien administra$/,
  '/error': /^No pudimos encontrar la página$/,
  '/guia': /^Guía de Colega$/,
  '/app/dashboard': /María Elena|Nicolás|Juan/,
};
type Visita = { direccion: string; titulo: string | RegExp; encabezado: string | RegExp };

const visitaDe = ({ path, titulo, encabezado }: Pantalla, direccion = path): Visita => ({
  direccion,
  titulo: `${titulo} · Colega`,
  encabezado: encabezado ?? ENCABEZADOS[path] ?? titulo,
});

/** What a policy lacks to keep foreign scripts out, and this page out of foreign frames. */
const leerLoQueFaltaEnLaPolitica = (respuesta: Response): string[] => {
  const politica = respuesta.headers()['content-security-policy'] ?? '';
  const pedidas = respuesta.request().isNavigationRequest()
    ? ["script-src 'self';", "base-uri 'none'", 'frame-ancestors ']
    : ['frame-ancestors '];
  return pedidas.filter((parte) => !politica.includes(parte)).map((parte) => `${respuesta.url()} sin ${parte}`);
};

const escucharFallas = async (page: Page, salvo: (respuesta: string) => boolean = () => false): Promise<string[]> => {
  const fallas: string[] = [];
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) =>
      reportError(`contra la política de la página: ${violatedDirective} ${sourceFile}:${lineNumber}`),
    ),
  );
  const nuestra = (direccion: string) => new URL(direccion).origin === new URL(page.url()).origin;
  page.on('pageerror', (error) => fallas.push(String(error)));
  page.on('console', (mensaje) => {
    const deLaRed = mensaje.text().startsWith('Failed to load resource');
    if (mensaje.type() === 'error' && !deLaRed) fallas.push(mensaje.text());
  });
  page.on('response', (respuesta) => {
    if (!/^https?:/.test(respuesta.url())) return;
    if (nuestra(respuesta.url())) fallas.push(...leerLoQueFaltaEnLaPolitica(respuesta));
    const texto = `${respuesta.status()} ${respuesta.request().method()} ${new URL(respuesta.url()).pathname}`;
    if (nuestra(respuesta.url()) && respuesta.status() >= 400 && !salvo(texto)) fallas.push(texto);
  });
  page.on('requestfailed', (pedido) => {
    const motivo = pedido.failure()?.errorText ?? '';
    if (nuestra(pedido.url()) && motivo !== 'net::ERR_ABORTED') fallas.push(`${motivo} ${pedido.url()}`);
  });
  return fallas;
};

const esperarPantalla = async (page: Page, { direccion, titulo, encabezado }: Visita): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }), direccion).toHaveText(encabezado);
  await expect(page, direccion).toHaveTitle(titulo);
  await expect(page.getByText('Cargando…'), direccion).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(direccion);
};

const recorrer = async (
  page: Page,
  visitas: readonly Visita[],
  irAOtra: (de: string) => Promise<unknown>,
  fallas: readonly string[],
): Promise<void> => {
  for (const visita of visitas)
    await test.step(visita.direccion, async () => {
      await ir(page, visita.direccion);
      await esperarPantalla(page, visita);
      await page.reload();
      await esperarPantalla(page, visita);
      await irAOtra(visita.direccion);
      await page.goBack();
      await esperarPantalla(page, visita);
      expect(fallas, visita.direccion).toEqual([]);
    });
};

const abrirCadaUna = async (page: Page, visitas: readonly Visita[], fallas: readonly string[]): Promise<void> => {
  for (const visita of visitas)
    await test.step(visita.direccion, async () => {
      await page.goto(visita.direccion);
      await esperarPantalla(page, visita);
      expect(fallas, visita.direccion).toEqual([]);
    });
};

/** Goes by the menu, without loading the portal again. The wizards of a file ask on every leaving (OPN-050). */
const porElMenu = (page: Page) => async (de: string) => {
  const [entrada, encabezado] = de === '/app/dashboard' ? ['Ejercicio', 'Legajos'] : ['Inicio', /^Hola/];
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: entrada }).click();
  const llegada = page.getByRole('heading', { level: 1, name: encabezado });
  const salir = page.getByRole('button', { name: 'Si, quiero salir' });
  await expect(llegada.or(salir)).toBeVisible();
  if (await salir.isVisible()) await salir.click();
  await expect(llegada).toBeVisible();
};

test('sin ingresar: cada pantalla pública con su título, y las demás llevan al ingreso', async ({ page }) => {
  const fallas = await escucharFallas(page);
  const visitas = PUBLICAS.map((ruta) =>
    visitaDe(ruta, ruta.path.replace(':resetToken', 'un-token').replace('/:pieza?/:cara?', '')),
  );
  await recorrer(page, visitas, () => page.goto('/no/existe'), fallas);
  for (const { path } of PRIVADAS) {
    await ir(page, conEjemplos(path));
    await expect(page).toHaveURL(/\/login/);
  }
  for (const direccion of [conEjemplos(PRIVADAS.at(-1)?.path ?? ''), '/']) {
    await page.goto(direccion);
    await expect(page).toHaveURL(/\/login/);
  }
  expect(fallas).toEqual([]);
});

test('mgarcia: cada pantalla desde otra, por su dirección y al volver', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const [automatico, manual, ampliadoAutomatico, ampliadoManual, confirmado] = [
    await crearAutomatico(page),
    await crearLegajo(page),
    await crearAutomatico(page),
    await crearLegajo(page),
    await crearAutomatico(page),
  ];
  for (const legajo of [ampliadoAutomatico, ampliadoManual, confirmado]) await confirmarOriginal(page, legajo);
  const ampliaciones = {
    automatico: await ampliarLegajo(page, ampliadoAutomatico),
    manual: await ampliarLegajo(page, ampliadoManual),
  };
  const [emitido] = (
    await (
      await pedirComo(page)
    ).leer<{ items: { id: number; numero_certificado: string }[] }>('/certificados/busqueda')
  ).items;
  const visitas = ESTABLES.flatMap((ruta): Visita[] => {
    const { path } = ruta;
    if (path.includes(':tipo_calculo'))
      return [
        {
          ...visitaDe(ruta, `/app/ejercicio/legajo/automatico/${automatico.id}/editar`),
          encabezado: 'Editar Legajo Automático',
          titulo: 'Editar Legajo Automático · Colega',
        },
        {
          ...visitaDe(ruta, `/app/ejercicio/legajo/manual/${manual.id}/editar`),
          encabezado: 'Editar Legajo Manual',
          titulo: 'Editar Legajo Manual · Colega',
        },
      ];
    if (path.includes(':idAmpliacion')) {
      const tipo = path.includes('/manual/') ? 'manual' : 'automatico';
      const { id } = tipo === 'manual' ? ampliadoManual : ampliadoAutomatico;
      return [visitaDe(ruta, path.replace(':id/', `${id}/`).replace(':idAmpliacion', `${ampliaciones[tipo]}`))];
    }
    if (path === '/app/ejercicio/certificado/:id')
      return [
        {
          ...visitaDe(ruta, path.replace(':id', `${emitido?.id}`)),
          titulo: `${emitido?.numero_certificado} · Colega`,
        },
      ];
    const visita = visitaDe(ruta, path.replace(':id', `${confirmado.id}`));
    return [path.endsWith('/detail') ? { ...visita, titulo: `Legajo ${confirmado.numero_legajo} · Colega` } : visita];
  });
  const fallas = await escucharFallas(page);
  await recorrer(page, visitas, porElMenu(page), fallas);
  for (const [de, a] of Object.entries(REDIRECCIONES)) {
    await page.goto(de);
    await expect(page).toHaveURL(new RegExp(`${a}$`));
  }
  expect(fallas).toEqual([]);
});

test('nnuevo: las mismas pantallas, con nada cargado; lo que no es suyo no existe', async ({ page }) => {
  await ingresar(page, 'nnuevo');
  const fallas = await escucharFallas(page, (respuesta) => NO_ES_SUYO.test(respuesta));
  const visitas = ESTABLES.map((ruta) => {
    const deEdicion = { encabezado: 'Editar Legajo Manual', titulo: 'Editar Legajo Manual · Colega' };
    return { ...visitaDe(ruta, conEjemplos(ruta.path)), ...(ruta.path.includes(':tipo_calculo') && deEdicion) };
  });
  await abrirCadaUna(page, visitas, fallas);
});

test('jperez: lo que pide Ejercicio lleva a /error, que dice por qué; lo demás se abre', async ({ page }) => {
  await ingresar(page, 'jperez');
  const fallas = await escucharFallas(page, (respuesta) => NO_ES_SUYO.test(respuesta));
  const conId = (ruta: Pantalla) => ({ ruta, direccion: conEjemplos(ruta.path) });
  for (const { direccion } of PRIVADAS.filter(({ acceso }) => acceso === 'Ejercicio').map(conId))
    await test.step(direccion, async () => {
      await page.goto(direccion);
      await expect(page).toHaveURL(/\/error$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No podés entrar a esta parte');
      await expect(page).toHaveTitle('No podés entrar a esta parte · Colega');
    });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No podés entrar a esta parte');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  const abiertas = ESTABLES.filter(({ acceso }) => acceso === 'sesion').map(conId);
  await abrirCadaUna(
    page,
    abiertas.map(({ ruta, direccion }) => visitaDe(ruta, direccion)),
    fallas,
  );
});
