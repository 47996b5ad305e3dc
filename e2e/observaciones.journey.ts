import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { cuadroDeTexto, escribir } from './apoyo/asistente.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { confirmarOriginal, leerLegajo } from './apoyo/legajos-por-api.ts';
import { operador } from './apoyo/operador.ts';
import { esperarLegible, nombreDe, ponerToma, TOMAS_DEL_PORTAL } from './apoyo/tomas.ts';

test.describe.configure({ mode: 'parallel' });

const PARCELA = 'La parcela no coincide con la nomenclatura catastral.';
const FIRMA = 'Falta el contrato firmado.';

const observado = async (page: Page) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page, 'franquicia');
  await confirmarOriginal(page, legajo);
  const { numero_legajo } = legajo;
  await operador('observar', { legajo: numero_legajo, texto: PARCELA, campo: 'Parcela' });
  await operador('observar', { legajo: numero_legajo, texto: FIRMA });
  return legajo;
};
const detalle = (id: number): string => `/app/ejercicio/legajo/${id}/detail`;
const lista = (page: Page) => page.getByRole('region', { name: 'Observaciones del Colegio' });
const una = (page: Page, texto: string) => lista(page).getByRole('listitem').filter({ hasText: texto });

test('cada una se responde por separado: una en su dato, otra con un texto, y el legajo vuelve; va y viene dos veces', async ({
  page,
}) => {
  const legajo = await observado(page);
  const { id, numero_legajo } = legajo;
  await page.goto(detalle(id));
  await expect(lista(page)).toContainText('Te quedan 2: cuando estén todas respondidas, el legajo vuelve al Colegio');
  await expect(una(page, PARCELA)).toContainText('Para que respondas: vence en 10 días hábiles');
  await esperarAccesible(page);

  // The edition has the field, and the other answer, at hand.
  await page.goto(`/app/ejercicio/legajo/manual/${id}/editar`);
  await page.getByRole('button', { name: 'Ir a Parcela' }).click();
  await expect(cuadroDeTexto(page, /^Parcela/)).toBeFocused();
  await escribir(page, /^Parcela/, '13b');
  await page.getByRole('button', { name: 'Responder con un texto sobre lo observado' }).click();
  await escribir(page, /^Respuesta sobre lo observado/, 'La llevo el lunes a la sede.');
  await esperarAccesible(page);
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByText(FIRMA)).toHaveCount(0);
  await expect(page.getByText('Con esta respondida, el legajo vuelve al Colegio y ya no se edita')).toBeVisible();
  await expect(cuadroDeTexto(page, /^Parcela/)).toHaveValue('13b');
  expect((await leerLegajo(page, id)).falta).toEqual(['responder_observacion']);
  await page.getByRole('button', { name: 'Guardar ahora' }).click();
  await expect(una(page, PARCELA)).toContainText('Para que el Colegio la mire: vence en 3 días hábiles');
  await expect(una(page, FIRMA)).toContainText('La llevo el lunes a la sede.');
  await expect(page.getByRole('link', { name: 'Corregir lo observado' })).toHaveCount(0);

  // Accepted one, opened again the other: only this one waits for its technician.
  await operador('aceptar-observacion', { legajo: numero_legajo, observacion: 1 });
  await operador('reabrir-observacion', { legajo: numero_legajo, observacion: 2, texto: 'Todavía no llegó.' });
  await page.reload();
  await expect(lista(page)).toContainText('Cuando la respondas, el legajo vuelve al Colegio');
  await expect(una(page, FIRMA)).toContainText('El Colegio volvió a pedirlo: Todavía no llegó.');
  await expect(lista(page).getByText('Ya cerradas (1)')).toBeVisible();
  await una(page, FIRMA)
    .getByRole('button', { name: /^Responder con un texto/ })
    .click();
  await escribir(page, /^Respuesta sobre lo observado/, 'La dejé hoy en mesa de entradas.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(una(page, FIRMA)).toContainText('Respondiste. El Colegio la vuelve a mirar');
  await operador('aceptar-observacion', { legajo: numero_legajo });
  expect(await operador('visar', { legajo: numero_legajo })).toMatch(/visado/);
  await page.reload();
  await expect(lista(page).getByText('Ya cerradas (2)')).toBeVisible();
});

for (const toma of TOMAS_DEL_PORTAL)
  test(`lo observado se lee y se responde ${nombreDe(toma)}`, async ({ page }) => {
    await ponerToma(page, toma);
    const { id } = await observado(page);
    for (const direccion of [detalle(id), `/app/ejercicio/legajo/manual/${id}/editar`]) {
      await page.goto(direccion);
      await expect(page.getByText(`Parcela: ${PARCELA}`)).toBeVisible();
      await page.getByRole('button', { name: 'Responder con un texto sobre Parcela' }).click();
      await expect(cuadroDeTexto(page, /^Respuesta sobre Parcela/)).toBeFocused();
      await esperarLegible(page);
    }
  });
