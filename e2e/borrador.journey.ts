import type { LegajoDeLista } from '@colega/contract/legajos';
import { expect, type Page, test } from '@playwright/test';
import {
  abrirAsistente,
  agregarComitente,
  agregarTarea,
  cuadroDeTexto,
  elegir,
  escribir,
  esperarMensaje,
  guardar,
  intentarGuardarSinRed,
  intentarSeguir,
  llegarA,
  llenarContrato,
  llenarDatos,
  opcionDe,
  siguiente,
} from './apoyo/asistente.ts';
import { pedirComo } from './apoyo/crear-legajo.ts';
import { ingresar, llenarIngreso } from './apoyo/ingresar.ts';

test.describe.configure({ mode: 'parallel' });

const ASISTENTE = /\/app\/ejercicio\/legajo\/automatico$/;
const RECUPERADO = 'Recuperamos lo que habías cargado';

const cargarDatos = async (page: Page, rubro = 'Obra civil', categoria?: string): Promise<void> => {
  await abrirAsistente(page);
  await llenarDatos(page, { rubro, ...(categoria && { categoria }) });
};

/** Typed text reaches the disk a moment later. */
const esperarEnDisco = (page: Page, texto: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain(texto);

const borradores = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((clave) => clave.startsWith('borrador:')));

test('sobrevive a una recarga, en el paso en que estaba, y se puede empezar de cero', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await cargarDatos(page, 'Obra civil', 'Primera');
  await siguiente(page, 'TAREAS');
  await elegir(page, 'Tarea', 'Informe técnico');
  await page.getByRole('button', { name: 'AGREGAR', exact: true }).click();
  await escribir(page, /^Horas de trabajo/, '17');
  await page.reload();
  await expect(page.getByText(RECUPERADO)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /TAREAS/ })).toBeVisible();
  await expect(cuadroDeTexto(page, /^Horas de trabajo/)).toHaveValue('17');
  await page.getByRole('button', { name: 'Empezar de cero' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar de cero' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /DATOS/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveValue('');
  await expect(page.getByText(RECUPERADO)).toHaveCount(0);
});

test('lo que se está cargando en el estado de la obra sobrevive a una recarga y a una sesión que ya no está [SES-028]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await cargarDatos(page, 'Obra civil', 'Primera');
  await siguiente(page, 'TAREAS');
  await agregarTarea(page, 'Informe de estado de obra');
  await page.getByRole('button', { name: 'CARGAR' }).click();
  const acta = page.getByRole('dialog', { name: 'Estado de la Obra' });
  const pintura = acta.getByRole('textbox', { name: /^Porcentaje ejecutado de 19/ });
  await pintura.fill('55');

  const descartar = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  for (const seguir of ['Escape', 'Escape', 'Seguir editando']) {
    await page.keyboard.press('Escape');
    await expect(descartar.getByRole('button', { name: 'Seguir editando' })).toBeFocused();
    if (seguir === 'Escape') await page.keyboard.press('Escape');
    else await descartar.getByRole('button', { name: seguir }).click();
    await expect(descartar).toBeHidden();
    await expect(pintura).toBeFocused();
  }

  await esperarEnDisco(page, '"porcentaje_ejecutado":"55"'.replaceAll('"', '\\"'));
  await page.reload();
  await expect(pintura).toHaveValue('55');
  // Both at once: the portal asks for things by itself too, and would find it out before the button is pressed.
  await acta.getByRole('button', { name: 'Guardar' }).evaluate((guardar: HTMLElement) => {
    sessionStorage.clear();
    guardar.click();
  });
  await expect(page).toHaveURL(/\/login\?motivo=vencida&volver=/);
  await llenarIngreso(page, 'mgarcia');
  await expect(page).toHaveURL(ASISTENTE);
  await expect(pintura).toHaveValue('55');
  await acta.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Obra faltante: 1,80 %')).toBeVisible();
  await expect(page.getByRole('button', { name: 'EDITAR' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Obra faltante: 1,80 %')).toBeVisible();
  await expect(acta).toHaveCount(0);
});

test('un CUIT escrito y sin agregar no se olvida', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await llegarA(page, 'COMITENTE');
  await agregarComitente(page, '20-25444333-7', /GOMEZ/);
  await escribir(page, 'CUIT del comitente', '27-30111222');
  await intentarSeguir(page);
  const cuit = cuadroDeTexto(page, 'CUIT del comitente');
  await esperarMensaje(cuit, 'Presioná Agregar para sumar el CUIT que escribiste, o borralo.');
  await page.reload();
  await expect(cuit).toHaveValue('2730111222');
  await page.route('**/cuits/findByCuit/**', (pedido) => pedido.abort(), { times: 1 });
  await cuit.press('End');
  await cuit.pressSequentially('5');
  await expect(cuit).toHaveAccessibleDescription(/conexión/);
  await page.reload();
  await expect(cuit).toHaveValue('27-30111222-5');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Quitar a FERNANDEZ/ })).toBeVisible();
  await expect(cuit).toHaveValue('');
});

test('sobrevive a una sesión vencida: se ingresa y se vuelve al mismo lugar [SES-022, SES-026, SES-028]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await cargarDatos(page, 'Obra civil', 'Primera');
  await siguiente(page, 'TAREAS');
  await page.evaluate(() => {
    const [cabeza, , firma] = (sessionStorage.getItem('token') ?? '').split('.');
    const [, cuerpo] = (sessionStorage.getItem('token') ?? '').split('.');
    sessionStorage.setItem('token', [cabeza, cuerpo, `${firma}x`].join('.'));
    sessionStorage.setItem('refresh_token', 'vencido');
  });
  await elegir(page, 'Tarea', 'Informe técnico');
  await page.getByRole('button', { name: 'AGREGAR', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole('status').filter({ hasText: 'Tu sesión venció' })).toBeVisible();
  await llenarIngreso(page, 'mgarcia');
  await expect(page).toHaveURL(ASISTENTE);
  await expect(page.getByText(RECUPERADO)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /TAREAS/ })).toBeVisible();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(opcionDe(page, 'Categoría', 'Primera')).toBeChecked();
});

test('otra persona en la misma máquina no lo ve, y su dueña sí al volver', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await cargarDatos(page);
  await esperarEnDisco(page, 'legajo-automatico');
  await page.evaluate(() => sessionStorage.clear());
  await ingresar(page, 'csosa');
  await abrirAsistente(page);
  await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveValue('');
  await expect(page.getByText(RECUPERADO)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await ingresar(page, 'mgarcia');
  await abrirAsistente(page);
  await expect(page.getByText(RECUPERADO)).toBeVisible();
});

test('no queda después de salir confirmando ni de cerrar la sesión [SES-021, AUT-012]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await cargarDatos(page);
  await esperarEnDisco(page, 'legajo-automatico');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Si, quiero salir' }).click();
  await expect(page).toHaveURL(/\/legajos\/listado/);
  expect(await borradores(page)).toEqual([]);

  await cargarDatos(page);
  await esperarEnDisco(page, 'legajo-automatico');
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByRole('button', { name: 'Si, quiero salir' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await borradores(page)).toEqual([]);
});

test('guardado no queda, y salir del detalle no pregunta [AUT-013]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await llegarA(page, 'CONTRATO');
  await llenarContrato(page);
  await elegir(page, 'Destino de tarea', 'Presentar ante quien corresponda');
  await guardar(page);
  expect(await borradores(page)).toEqual([]);
  await page.getByRole('link', { name: 'Volver a mis legajos' }).click();
  await expect(page).toHaveURL(/\/legajos\/listado/);
  await abrirAsistente(page);
  await expect(page.getByText(RECUPERADO)).toHaveCount(0);
});

test('la red se corta al guardar: se guarda exactamente una vez', async ({ page }) => {
  const total = async (): Promise<number> => {
    const { leer } = await pedirComo(page);
    const personaId = await page.evaluate(() => Number(sessionStorage.getItem('persona_id')));
    const { items } = await leer<{ items: LegajoDeLista[] }>(`/legajos?persona.id=${personaId}&limit=100`);
    return items.filter(({ detalles }) => detalles.some(({ tipo_calculo }) => tipo_calculo === 'automatico')).length;
  };
  await ingresar(page, 'lrodriguez');
  const antes = await total();
  await llegarA(page, 'CONTRATO');
  await llenarContrato(page);
  await elegir(page, 'Destino de tarea', 'Presentar ante quien corresponda');

  const claves: (string | undefined)[] = [];
  await page.route('**/api/bff/legajos', async (route) => {
    claves.push(route.request().headers()['idempotency-key']);
    if (claves.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error de procesamiento' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(RECUPERADO)).toBeVisible();
  await expect(cuadroDeTexto(page, 'Tribunal actuante')).toHaveValue('La Plata');
  await intentarGuardarSinRed(page);
  await expect(cuadroDeTexto(page, 'Tribunal actuante')).toHaveValue('La Plata');
  await page.context().setOffline(false);
  await guardar(page);
  expect(new Set(claves).size).toBe(1);
  expect(await total()).toBe(antes + 1);
});

test('un paso que falló al vencer la sesión no pierde lo escrito después [SES-027]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await cargarDatos(page, 'Obra civil', 'Primera');
  // Only the access token is invalid: it is renewed without being noticed.
  await page.evaluate(() => {
    const token = sessionStorage.getItem('token') ?? '';
    sessionStorage.setItem('token', `${token.slice(0, -4)}AAAA`);
  });
  await siguiente(page, 'TAREAS');
  await elegir(page, 'Tarea', 'Informe técnico');
  await page.getByRole('button', { name: 'AGREGAR', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Informe técnico/, expanded: true })).toBeVisible();
  await expect(page).toHaveURL(ASISTENTE);
  await intentarSeguir(page);
  await expect(page.getByText('Debe cargar al menos un campo de la tarea Informe técnico').first()).toBeVisible();
});
