import type { Legajo } from '@colega/contract/legajos';
import { expect, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { cuadroDeTexto, escribir } from './apoyo/asistente.ts';
import { crearLegajo, pedirComo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { ir } from './apoyo/ir.ts';
import { confirmarOriginal } from './apoyo/legajos-por-api.ts';
import { operador } from './apoyo/operador.ts';

test.describe.configure({ mode: 'parallel' });

const direccion = ({ id }: Pick<Legajo, 'id'>): string => `/app/ejercicio/legajo/${id}/detail`;
const acciones = (page: Page) => page.getByRole('region', { name: 'Acciones' });

const PRIMERA: Readonly<Record<Legajo['pendientes'][number]['falta'], RegExp>> = {
  completar: /^Editar$/,
  actualizar_fechas: /^Editar$/,
  corregir_comitente: /^Editar$/,
  esperar_al_padron: /^Editar$/,
  confirmar: /^Confirmar legajo$/,
  confirmar_en_el_distrito: /^Confirmar legajo$/,
  responder_observacion: /^(Corregir|Responder) lo observado$/,
  actualizar_ampliacion: /^Poner al día la ampliación$/,
  confirmar_ampliacion: /^Confirmar la ampliación$/,
  pagar_cep: /^Pagar el CEP · \$/,
  timbrar: /^Pagar el timbrado · \$/,
  timbrar_en_arba: /^Timbrar en ARBA$/,
};

/** Of each way in which the demo's files are, one. */
const unoDeCada = async (page: Page): Promise<number[]> => {
  const { leer } = await pedirComo(page);
  const personaId = await page.evaluate(() => Number(sessionStorage.getItem('persona_id')));
  const lista = `/legajos?persona.id=${personaId}&limit=100`;
  const { items } = await leer<{ items: Pick<Legajo, 'id' | 'estado_legajo' | 'falta'>[] }>(lista);
  return [...new Map(items.map((uno) => [`${uno.estado_legajo.clave} ${uno.falta.join(' ')}`, uno.id])).values()];
};

/** As the page read it: whoever else is trying the portal may change it. */
const abrirYLeer = async (page: Page, id: number): Promise<Legajo> => {
  const [respuesta] = await Promise.all([
    page.waitForResponse((una) => una.url().endsWith(`/legajos/${id}`) && una.request().method() === 'GET'),
    ir(page, direccion({ id })),
  ]);
  return (await respuesta.json()) as Legajo;
};

/** How much of the page's last part is under the bar once all was scrolled: what comes late makes it longer. */
const loTapadoAlFinal = async (page: Page): Promise<number> => {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const fin = await page.getByRole('region', { name: 'Historia del legajo' }).boundingBox();
  const barra = await acciones(page).boundingBox();
  return Math.round((fin?.y ?? 0) + (fin?.height ?? 0) - (barra?.y ?? 0));
};

for (const usuario of ['mgarcia', 'csosa', 'dvera'])
  test(`${usuario}, en un teléfono: lo que sigue de cada legajo está en la primera pantalla y nada queda tapado`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await ingresar(page, usuario);
    const ids = await unoDeCada(page);
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids)
      await test.step(`legajo con id ${id}`, async () => {
        const legajo = await abrirYLeer(page, id);
        await expect(page.getByText(`Nº ${legajo.numero_legajo}`, { exact: true })).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));
        const [primera] = legajo.pendientes;
        if (!primera) {
          const dice = legajo.estado_legajo.clave === 'anulado' ? 'Datos del legajo' : 'No tenés nada que hacer';
          return expect(page.getByRole('region', { name: dice })).toBeInViewport();
        }
        const accion = acciones(page).getByText(PRIMERA[primera.falta]);
        await expect(accion).toBeInViewport({ ratio: 1 });
        // at the end of the page all of it is over the bar
        const historia = page.getByRole('region', { name: 'Historia del legajo' });
        await expect(historia.getByText('Legajo creado')).toBeAttached();
        await expect.poll(() => loTapadoAlFinal(page)).toBeLessThanOrEqual(0);
        await expect(accion).toBeInViewport({ ratio: 1 });
      });
  });

/** Each part of the way has its own wait, on a machine that is busy. */
const enElPaso = async (page: Page, paso: RegExp): Promise<void> => {
  await expect(page).toHaveURL(/\/editar\?/);
  await expect(page.getByRole('heading', { level: 1, name: /^Editar Legajo/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: paso })).toBeVisible();
};

/** Counts what is pressed until it is back in the file. */
const contarPulsaciones = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const cuenta = window as typeof window & { pulsaciones?: number };
    cuenta.pulsaciones = 0;
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) cuenta.pulsaciones = (cuenta.pulsaciones ?? 0) + 1;
    });
  });
  return () => page.evaluate(() => (window as typeof window & { pulsaciones?: number }).pulsaciones ?? -1);
};

test('un dato de un borrador se corrige en dos pulsaciones: a su campo, y de vuelta guardado', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page);
  await page.goto(direccion(legajo));
  const pulsaciones = await contarPulsaciones(page);
  await page.getByRole('link', { name: 'Cambiar Forma de pago' }).click();
  await enElPaso(page, /CONTRATO/);
  await expect(cuadroDeTexto(page, /^Forma de pago/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('En dos cuotas');
  await page.getByRole('button', { name: /^Guardar/ }).click();
  await expect(page).toHaveURL(direccion(legajo));
  await expect(page.getByText('En dos cuotas', { exact: true })).toBeVisible();
  expect(await pulsaciones()).toBe(2);
});

test('lo observado se corrige en dos pulsaciones y se responde con palabras en tres', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearLegajo(page, 'franquicia');
  await confirmarOriginal(page, legajo);
  await operador('observar', { legajo: legajo.numero_legajo, texto: 'No coincide.', campo: 'Parcela' });
  await operador('observar', { legajo: legajo.numero_legajo, texto: 'Falta la firma.' });
  await page.goto(direccion(legajo));
  const pulsaciones = await contarPulsaciones(page);
  await page.getByRole('link', { name: 'Corregir lo observado' }).click();
  await enElPaso(page, /UBICACIÓN/);
  await expect(cuadroDeTexto(page, /^Parcela/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('13b');
  await page.getByRole('button', { name: 'Guardar ahora' }).click();
  await expect(page).toHaveURL(direccion(legajo));
  const observaciones = page.getByRole('region', { name: 'Observaciones del Colegio' });
  await expect(observaciones.getByText('Corregiste el dato')).toBeVisible();
  expect(await pulsaciones()).toBe(2);

  await page.getByRole('button', { name: 'Responder lo observado' }).click();
  await page.getByRole('button', { name: /^Responder con un texto/ }).click();
  await escribir(page, /^Respuesta sobre lo observado/, 'La llevo el lunes.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(observaciones.getByText('La llevo el lunes.')).toBeVisible();
  await esperarAccesible(page);
});
