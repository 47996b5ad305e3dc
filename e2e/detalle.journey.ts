import type { Legajo } from '@colega/contract/legajos';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { crearLegajo, pedirComo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { confirmarOriginal } from './apoyo/legajos-por-api.ts';
import { abrirMasAcciones } from './apoyo/mas-acciones.ts';

test.describe.configure({ mode: 'parallel' });

const direccion = ({ id }: Legajo): string => `/app/ejercicio/legajo/${id}/detail`;
const abrir = async (page: Page, legajo: Legajo): Promise<void> => {
  await page.goto(direccion(legajo));
  await expect(page.getByText(`Nº ${legajo.numero_legajo}`, { exact: true })).toBeVisible();
};
const estado = (page: Page, nombre: string) =>
  page.getByRole('region', { name: 'Datos del legajo' }).getByText(nombre, { exact: true });
const accion = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });
const aceptar = (page: Page, nombre: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: nombre, exact: true }).click();

test('un borrador se confirma y después se anula, y su historia lo cuenta [DET-012, DET-024, DET-029, DET-030, DET-043]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page);
  await abrir(page, legajo);
  await expect(estado(page, 'Borrador')).toBeVisible();
  await accion(page, 'Confirmar legajo').click();
  // its title names it in the next drawing
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/\S/);
  await esperarAccesible(page);
  await aceptar(page, 'Cancelar');
  await expect(estado(page, 'Borrador')).toBeVisible();
  await accion(page, 'Confirmar legajo').click();
  await aceptar(page, 'Confirmar');
  const hecho = page.getByRole('heading', { name: `Legajo ${legajo.numero_legajo} confirmado` });
  await expect(hecho).toBeFocused();
  await expect(page.getByText('Se actualizó el estado del legajo exitosamente')).toBeVisible();
  await expect(page.getByRole('heading', { name: '¿Y ahora?' })).toBeVisible();
  await esperarAccesible(page);
  await expect(estado(page, 'Confirmado')).toBeVisible();
  await expect(accion(page, 'Confirmar legajo')).toBeHidden();
  await expect(accion(page, 'Eliminar')).toBeHidden();
  await expect(page.getByText(/Quedan \d+ días para el pago del timbrado bajo esta modalidad\./)).toBeVisible();
  await page.reload();
  await expect(estado(page, 'Confirmado')).toBeVisible();
  await esperarAccesible(page);

  await abrirMasAcciones(page);
  await accion(page, 'Anular legajo').click();
  await aceptar(page, 'Anular legajo');
  await expect(estado(page, 'Anulado')).toBeVisible();
  await expect(accion(page, 'Anular legajo')).toBeHidden();
  const historia = page.getByRole('region', { name: 'Historia del legajo' });
  for (const hecho of ['Legajo creado', 'Legajo confirmado', 'Legajo anulado'])
    await expect(historia.getByText(hecho)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(estado(page, 'Anulado')).toBeVisible();
});

test('un borrador se elimina: pregunta, vuelve a la lista y su dirección ya no existe [DET-032, DET-043, LAY-025]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page);
  await abrir(page, legajo);
  await abrirMasAcciones(page);
  await accion(page, 'Eliminar').click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText('Eliminar este registro?')).toBeVisible();
  await dialogo.press('Escape');
  await expect(dialogo).toBeHidden();
  await accion(page, 'Eliminar').click();
  await aceptar(page, 'Eliminar');
  await expect(page).toHaveURL(/\/app\/ejercicio\/legajos\/listado/);
  await expect(page.getByText('Se eliminó el legajo exitosamente')).toBeVisible();
  await page.goto(direccion(legajo));
  await expect(page.getByRole('heading', { name: 'No encontramos este legajo' })).toBeVisible();
});

test('impreso, el detalle no lleva lo que solo sirve en pantalla, y la explicación va abierta', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/ejercicio/legajos/listado?numero_legajo=66');
  await page.getByRole('link', { name: 'Legajo 66', exact: true }).click();
  await page.getByRole('button', { name: 'Abrir todo' }).first().waitFor();
  const abiertas = () => page.locator('details').evaluateAll((todas) => todas.map((una) => una.hasAttribute('open')));
  const antes = await abiertas();
  expect(antes).toContain(false);
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const cerradas = document.querySelectorAll('details:not([open])').length;
      const sobra = [...document.querySelectorAll('a')].filter(
        ({ textContent, offsetParent }) => textContent === 'Saltar al contenido' && offsetParent !== null,
      );
      document.body.dataset.impreso = `${cerradas} cerradas, ${sobra.length} de más`;
    });
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Saltar al contenido')).toBeHidden();
  await page.pdf({ format: 'A4' });
  expect(await page.evaluate(() => document.body.dataset.impreso)).toBe('0 cerradas, 0 de más');
  expect(await abiertas()).toEqual(antes);
});

test('en un teléfono el aviso viene abajo y no tapa la vuelta a la lista', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  await abrir(page, legajo);
  await abrirMasAcciones(page);
  await accion(page, 'Anular legajo').click();
  await aceptar(page, 'Anular legajo');
  const aviso = page.getByRole('status').filter({ hasText: 'Se actualizó el estado del legajo exitosamente' });
  await expect(aviso).toBeVisible();
  await expect.poll(async () => (await aviso.boundingBox())?.y ?? 0).toBeGreaterThan(500);
  // The history still grows when the notice comes.
  const lugarDeSobra = async (): Promise<number> => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const ultima = await page.getByRole('region', { name: 'Historia del legajo' }).boundingBox();
    const donde = await aviso.boundingBox();
    return (donde?.y ?? 0) - (ultima?.y ?? 0) - (ultima?.height ?? 0);
  };
  await expect.poll(lugarDeSobra).toBeGreaterThanOrEqual(0);
});

test('una modalidad especial se confirma en el distrito [DET-022]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page, 'especial');
  await abrir(page, legajo);
  await accion(page, 'Confirmar legajo').click();
  await expect(page.getByText('Acercate al distrito para confirmar el legajo con modalidad especial.')).toBeVisible();
  await aceptar(page, 'Entendido');
  await expect(estado(page, 'Borrador')).toBeVisible();
});

test('en dos pestañas, la segunda se entera de que el legajo cambió', async ({ page, context }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page);
  await abrir(page, legajo);
  const otra = await context.newPage();
  await abrir(otra, legajo);
  await accion(page, 'Confirmar legajo').click();
  await aceptar(page, 'Confirmar');
  await expect(estado(page, 'Confirmado')).toBeVisible();
  await abrirMasAcciones(otra);
  await accion(otra, 'Eliminar').click();
  await aceptar(otra, 'Eliminar');
  await expect(otra.getByText(/El legajo cambió/)).toBeVisible();
  await expect(estado(otra, 'Confirmado')).toBeVisible();
});

test('un bloqueo esconde las acciones; el legajo de otra persona no existe [DET-013, DET-035]', async ({
  page,
  browser,
}) => {
  await ingresar(page, 'csosa');
  const { lista } = await pedirComo(page);
  const personaId = await page.evaluate(() => Number(sessionStorage.getItem('persona_id')));
  const [ajeno] = await lista(`/legajos?persona.id=${personaId}`);
  const otro = await (await browser.newContext()).newPage();
  await ingresar(otro, 'mgarcia');
  await otro.goto(`/app/ejercicio/legajo/${ajeno?.id}/detail`);
  await expect(otro.getByRole('heading', { name: 'No encontramos este legajo' })).toBeVisible();
  await otro.context().close();
});
