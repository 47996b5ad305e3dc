import type { AvisoDelPortal } from '@colega/contract/avisos';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { crearLegajo, pedirComo } from './apoyo/crear-legajo.ts';
import { CONTRASENIA_DEMO, ingresar, llenarIngreso } from './apoyo/ingresar.ts';
import { confirmarOriginal } from './apoyo/legajos-por-api.ts';
import { operador } from './apoyo/operador.ts';
import { esperarLegible, nombreDe, ponerToma, TOMAS_DEL_PORTAL } from './apoyo/tomas.ts';

type ListaDeAvisos = { items: AvisoDelPortal[]; pagination: { total_items: number } };
const campana = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Avisos/ });
const tarjeta = (page: Page, titulo: string) =>
  page.getByRole('list', { name: 'Avisos' }).getByRole('listitem').filter({ hasText: titulo });
const entrarAlColegio = async (page: Page, usuario: string): Promise<void> => {
  await page.goto('/colegio');
  await llenarIngreso(page, usuario, CONTRASENIA_DEMO);
  await expect(page).toHaveURL(/\/colegio$/);
};
/** Read, and the bell counts it no more. Another notice may come meanwhile, which the bell has yet to learn of. */
const esperarLeido = async (page: Page, titulo: string): Promise<void> => {
  const { leer } = await pedirComo(page);
  const deEse = async () => {
    const { items } = await leer<{ items: AvisoDelPortal[] }>('/avisos?lado=matriculado&limit=100');
    return items.filter((aviso) => aviso.titulo === titulo).map(({ leido }) => leido);
  };
  await expect.poll(deEse).toEqual([true]);
  const loQueDice = async () =>
    Number(/(\d+) sin leer/.exec((await campana(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  const deMas = async () =>
    (await loQueDice()) - (await leer<{ sin_leer: number }>('/avisos/sin_leer?lado=matriculado')).sin_leer;
  await expect.poll(deMas).toBeLessThanOrEqual(0);
};

test('cada lado se entera de lo que tiene que hacer, una vez, y de ahí va a hacerlo', async ({ page, browser }) => {
  const mesa = await (await browser.newContext()).newPage();
  await entrarAlColegio(mesa, 'operador');
  await expect(campana(mesa)).toBeVisible();
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page, 'franquicia');
  await confirmarOriginal(page, legajo);
  const { numero_legajo: numero } = legajo;

  // The college: confirmed.
  await campana(mesa).click();
  await expect(mesa.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
  await mesa.reload();
  await expect(tarjeta(mesa, `legajo N.º ${numero}`)).toHaveCount(1);
  await expect(tarjeta(mesa, `legajo N.º ${numero}`)).toContainText('Sin leer');
  await esperarAccesible(mesa);

  // The technician: observed.
  await operador('observar', { legajo: numero, texto: 'Falta la partida', campo: 'Partida' });
  await page.goto('/app/dashboard');
  await expect(campana(page)).toHaveAccessibleName(/sin leer/);
  await campana(page).click();
  const observacion = `El Colegio observó tu legajo N.º ${numero}`;
  const observado = tarjeta(page, observacion);
  await expect(observado).toContainText('Partida: Falta la partida');
  await esperarAccesible(page);
  await observado.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/legajo/${legajo.id}/detail$`));
  await expect(page.getByText('El Colegio hizo una observación')).toBeVisible();
  await esperarLeido(page, observacion);
  await page.getByRole('button', { name: /^Responder con un texto/ }).click();
  await page.getByRole('textbox', { name: /^Respuesta sobre Partida/ }).fill('No tiene.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByText('Respondiste. El Colegio la vuelve a mirar').first()).toBeVisible();

  // The college: answered; and everything seen is marked at once.
  await mesa.reload();
  await expect(tarjeta(mesa, `Volvió de observación: legajo N.º ${numero}`)).toHaveCount(1);
  await mesa.getByRole('button', { name: 'Marcar todos como leídos' }).click();
  await expect(tarjeta(mesa, `legajo N.º ${numero}`).filter({ hasText: 'Sin leer' })).toHaveCount(0);
  await mesa.context().close();
});

test('se elige qué llega y por dónde; lo obligatorio dice por qué', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/sesion/avisos');
  const preferencias = page.getByRole('region', { name: 'Qué avisos recibís' });
  const observado = preferencias.getByRole('group', { name: /^El Colegio observa un legajo tuyo/ });
  await expect(observado).toContainText('Es la notificación del Colegio.');
  await expect(observado.getByRole('switch', { name: 'Por correo' })).toBeDisabled();
  const credencial = preferencias.getByRole('group', { name: 'El Colegio emite tu credencial' });
  const correo = credencial.getByRole('combobox', { name: 'Por correo' });
  await expect(correo).toHaveValue('por_dia');
  await correo.focus();
  await page.keyboard.press('ArrowUp');
  await expect(correo).toHaveValue('al_momento');
  await expect(page.getByText('Por correo: en el momento.')).toBeVisible();
  await page.reload();
  await expect(correo).toHaveValue('al_momento');
  await correo.focus();
  await page.keyboard.press('ArrowDown');
  await expect(correo).toHaveValue('por_dia');
});

test('lo de un legajo es un renglón: se abre y se cierra con el teclado, y la campana lo cuenta una vez', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  const { leer } = await pedirComo(page);
  const legajo = await crearLegajo(page, 'franquicia');
  await confirmarOriginal(page, legajo);
  const { numero_legajo: numero } = legajo;
  const titulo = `El Colegio observó tu legajo N.º ${numero}`;
  // Notices of other files come meanwhile: this one is a single thing, and the bell counts as many things as there are unread.
  const deEsteYDeMas = async (): Promise<[number, number]> => {
    const { items, pagination } = await leer<ListaDeAvisos>('/avisos?lado=matriculado&sin_leer=si&limit=100');
    const { sin_leer } = await leer<{ sin_leer: number }>('/avisos/sin_leer?lado=matriculado');
    return [items.filter((aviso) => aviso.titulo === titulo).length, sin_leer - pagination.total_items];
  };
  for (const texto of ['Falta la partida', 'Falta el plano', 'Falta la firma'])
    await operador('observar', { legajo: numero, texto, campo: 'Partida' });
  await expect.poll(deEsteYDeMas).toEqual([1, 0]);
  await page.goto('/app/sesion/avisos');
  await expect(page.getByRole('list', { name: 'Avisos' }).getByRole('link', { name: titulo })).toHaveCount(1);
  const abrir = page.getByRole('button', { name: `Ver 2 anteriores: ${titulo}` });
  await abrir.focus();
  await page.keyboard.press('Enter');
  const anteriores = page.getByRole('list', { name: `Anteriores: ${titulo}` });
  await expect(anteriores.getByRole('listitem')).toHaveText([/Falta el plano/, /Falta la partida/]);
  await esperarAccesible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Marcar como leído: ${titulo}` }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(anteriores).toHaveCount(0);
  await page.getByRole('button', { name: `Marcar como leído: ${titulo}` }).click();
  await esperarLeido(page, titulo);
});

for (const toma of TOMAS_DEL_PORTAL)
  test(`los avisos se leen ${nombreDe(toma)}`, async ({ page }) => {
    await ponerToma(page, toma);
    await ingresar(page, 'mgarcia');
    await page.goto('/app/sesion/avisos');
    await expect(page.getByRole('group', { name: 'El Colegio emite tu credencial' })).toBeVisible();
    await expect(campana(page)).toBeVisible();
    await esperarLegible(page);
  });
