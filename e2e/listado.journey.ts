import { expect, type Locator, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { dia, escribir } from './apoyo/asistente.ts';
import { crearLegajo, iso } from './apoyo/crear-legajo.ts';
import { elegirOpcion } from './apoyo/elegir-opcion.ts';
import { ingresar } from './apoyo/ingresar.ts';

test.describe.configure({ mode: 'parallel' });

const LISTADO = '/app/ejercicio/legajos/listado';
const HASTA = iso(-20);
const tarjetas = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const numeros = async (page: Page): Promise<number[]> => {
  const titulos = await tarjetas(page)
    .getByRole('heading', { name: /^Legajo \d+$/ })
    .allTextContents();
  return titulos.map((titulo) => Number(titulo.replace(/\D/g, '')));
};
const busquedaDe = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

const soloCon = async (page: Page, texto: RegExp): Promise<void> => {
  await expect(tarjetas(page).filter({ hasNotText: texto })).toHaveCount(0);
  await expect(tarjetas(page).first()).toBeVisible();
};

const abrirListado = async (page: Page, busqueda = ''): Promise<void> => {
  await page.goto(LISTADO + busqueda);
  await expect(page.getByRole('heading', { level: 1, name: 'Legajos' })).toBeVisible();
};
const elegirDeLista = async (page: Page, etiqueta: string, opcion: string): Promise<void> => {
  await page.getByRole('combobox', { name: etiqueta }).click();
  await elegirOpcion(page, opcion);
};

test('las tarjetas dicen lo suyo y abren el detalle [LIS-006, LIS-007, LIS-011, LIS-023, LIS-024]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Ejercicio' }).first().click();
  await expect(page).toHaveURL(new RegExp(LISTADO));
  await expect(tarjetas(page)).toHaveCount(10);
  for (const tarjeta of await tarjetas(page).all()) {
    await expect(tarjeta).toContainText(/Legajo \d+/);
    await expect(tarjeta).toContainText(/\d{2}\/\d{2}\/\d{4}/);
    await expect(tarjeta).toContainText(/Original|Ampliación/);
    await expect(tarjeta).toContainText(/Borrador|Confirmado|Timbrado|Visado|Anulado|Pendiente/);
  }
  const primera = page.getByRole('link', { name: /^Legajo \d+$/ }).first();
  const numero = ((await primera.textContent()) ?? '').replace(/\D/g, '');
  await primera.click();
  await expect(page).toHaveURL(/\/app\/ejercicio\/legajo\/\d+\/detail$/);
  await expect(page.getByText(`Nº ${numero}`)).toBeVisible();
});

const CON_ACENTO: Readonly<Record<string, string>> = {
  a: '[aá]',
  e: '[eé]',
  i: '[ií]',
  o: '[oó]',
  u: '[uúü]',
  n: '[nñ]',
};
const comoSeBusca = (nombre: string): RegExp => {
  const simple = nombre
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return new RegExp(
    simple.replace(/[aeioun]/g, (letra) => CON_ACENTO[letra] ?? letra),
    'i',
  );
};

test('los filtros van en la dirección, quedan para este usuario y vuelven con el enlace [LIS-012, LIS-015, LIS-016, DET-002]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await abrirListado(page);
  await elegirDeLista(page, 'Estado', 'Visado');
  await soloCon(page, /Visado/);
  const cliente = await tarjetas(page).first().getByText('Comitente: ').locator('..').textContent();
  const apellido = (cliente ?? '').replace('Comitente: ', '').split(' ')[0] ?? '';
  expect(apellido.length).toBeGreaterThan(2);
  await page.getByRole('searchbox', { name: 'Comitente' }).pressSequentially(apellido);
  const esperada = { 'comitente.search': apellido, 'estado.id': expect.stringMatching(/^\d+$/) };
  await expect.poll(() => busquedaDe(page)).toEqual(esperada);
  await soloCon(page, comoSeBusca(apellido));
  await soloCon(page, /Visado/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Comitente' })).toHaveValue(apellido);
  await page
    .getByRole('link', { name: /^Legajo \d+$/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Volver a mis legajos' }).click();
  await expect.poll(() => busquedaDe(page)).toEqual(esperada);
  await expect(page.getByRole('searchbox', { name: 'Comitente' })).toHaveValue(apellido);
  expect(await page.evaluate(() => Object.keys(sessionStorage).some((clave) => clave.includes('filtros')))).toBe(true);

  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect.poll(() => busquedaDe(page)).toEqual({});
  await expect(tarjetas(page)).toHaveCount(10);
});

test('al cerrar la sesión los filtros se olvidan [SES-020, SES-021]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await abrirListado(page, '?numero_legajo=1');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((clave) => clave.startsWith('filtros:')).length))
    .toBe(1);
  await page.goto('/cerrarSesion');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((clave) => clave !== 'sidebarStatic'))).toEqual(
    [],
  );
  await ingresar(page, 'mgarcia');
  await abrirListado(page);
  await expect(tarjetas(page)).toHaveCount(10);
});

test('el orden: el más reciente primero, y los demás [LIS-013, LIS-014]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await abrirListado(page, `?fecha_hasta=${HASTA}`);
  await expect(tarjetas(page)).toHaveCount(10);
  const fechas = await tarjetas(page).allTextContents();
  const dias = fechas.map((texto) => /(\d{2})\/(\d{2})\/(\d{4})/.exec(texto)?.slice(1).reverse().join('-') ?? '');
  expect(dias).toEqual([...dias].sort().reverse());
  await elegirDeLista(page, 'Ordenar por', 'Número: de menor a mayor');
  await expect.poll(() => busquedaDe(page)['order[numero_legajo]']).toBe('asc');
  await expect.poll(async () => (await numeros(page))[0]).toBeLessThan(Number.MAX_SAFE_INTEGER);
  await expect
    .poll(async () => {
      const vistos = await numeros(page);
      return vistos.length === 10 && vistos.every((n, i) => i === 0 || n > (vistos[i - 1] ?? 0));
    })
    .toBe(true);
  const [menor = 0] = await numeros(page);
  await elegirDeLista(page, 'Ordenar por', 'Número: de mayor a menor');
  await expect.poll(async () => (await numeros(page))[0] ?? 0).toBeGreaterThan(menor);
  await page.getByRole('combobox', { name: 'Ordenar por' }).click();
  await expect(page.getByRole('option')).toHaveCount(6);
});

const cifra = async (donde: Locator): Promise<string> => /\d+/.exec((await donde.textContent()) ?? '')?.[0] ?? '';

test('el que se acaba de guardar es el primero que se ve, aunque su contrato sea viejo', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await crearLegajo(page, 'tradicional', (legajo) => ({
    ...legajo,
    detalles: legajo.detalles.map((detalle) => ({ ...detalle, fecha: iso(-60) })),
  }));
  await abrirListado(page);
  // Another journey may have saved a later one.
  await expect(tarjetas(page).first()).toContainText('Recién guardado');
  await expect(tarjetas(page)).toHaveCount(10);
});

test('a quién esperan: cada grupo trae tantos como dice, queda en la dirección y no tiene faltas', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await abrirListado(page, `?fecha_hasta=${HASTA}`);
  const grupos = page.getByRole('group', { name: 'A quién esperan' });
  const encontrados = page.getByText(/^\d+ legajos? encontrados?/);
  for (const [grupo, espera] of [
    ['Te esperan a vos', 'matriculado'],
    ['Esperan al Colegio', 'colegio'],
    ['Terminados', 'nadie'],
  ] as const) {
    const boton = grupos.getByRole('button', { name: grupo });
    await expect(boton).toHaveText(/ \d+$/);
    await boton.click();
    await expect.poll(() => busquedaDe(page)).toEqual({ fecha_hasta: HASTA, espera });
    await expect(boton).toHaveAttribute('aria-pressed', 'true');
    // Another journey may move one of them meanwhile: both come in one answer.
    await expect.poll(async () => (await cifra(encontrados)) === (await cifra(boton))).toBe(true);
  }
  await soloCon(page, /Visado|Anulado/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await esperarAccesible(page);
  }
  await page.reload();
  await expect(grupos.getByRole('button', { name: 'Terminados' })).toHaveAttribute('aria-pressed', 'true');
  await grupos.getByRole('button', { name: 'Todos' }).click();
  await expect.poll(() => busquedaDe(page)).toEqual({ fecha_hasta: HASTA });
});

test('el paginador va y vuelve, y recuerda los filtros [LAY-022, LAY-024, LIS-023]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await abrirListado(page, `?fecha_hasta=${HASTA}`);
  const paginas = page.getByRole('navigation', { name: 'Páginas de legajos' });
  const boton = (nombre: string) => paginas.getByRole('button', { name: nombre });
  await expect(paginas).toContainText(/Página 1 de \d+/);
  await expect(boton('Primera página')).toBeDisabled();
  await expect(boton('Página anterior')).toBeDisabled();
  const enLaPrimera = await numeros(page);
  await boton('Página siguiente').click();
  await expect(paginas).toContainText(/Página 2 de/);
  expect(busquedaDe(page)).toEqual({ fecha_hasta: HASTA, page: '2' });
  await expect.poll(async () => (await numeros(page)).some((n) => enLaPrimera.includes(n))).toBe(false);
  await boton('Última página').click();
  await expect(boton('Página siguiente')).toBeDisabled();
  await expect(boton('Última página')).toBeDisabled();
  await expect(boton('Última página')).toBeFocused();
  await page.goBack();
  await expect(paginas).toContainText(/Página 2 de/);
  await boton('Primera página').click();
  await expect(paginas).toContainText(/Página 1 de/);
});

test('los tres vacíos: nada cargado, nada encontrado, sin criterios [LIS-019, LIS-020, LIS-021, LIS-022]', async ({
  page,
}) => {
  await ingresar(page, 'nnuevo');
  await abrirListado(page);
  await expect(page.getByText('No hay registros de actividad')).toBeVisible();
  await expect(page.getByText('cuando cargues tus legajos de obra los visualizarás aquí.')).toBeVisible();
  const numero = page.getByRole('textbox', { name: 'Número de legajo' });
  await numero.pressSequentially('99');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await expect(page.getByText('Probá ingresando otro criterio de búsqueda.')).toBeVisible();
  // The search of the first digit alone may have come first.
  await expect.poll(() => busquedaDe(page)).toEqual({ numero_legajo: '99' });
  await numero.pressSequentially('x');
  await expect(numero).toHaveAccessibleDescription('El número de legajo lleva solo cifras, nueve como máximo.');
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click();
  await expect(page.getByText('No hay registros de actividad')).toBeVisible();

  await escribir(page, 'Fecha desde', dia(0));
  await escribir(page, 'Fecha hasta', dia(-1));
  const hasta = page.getByRole('textbox', { name: 'Fecha hasta' });
  await expect(hasta).toHaveAccessibleDescription('El campo fecha hasta no puede ser anterior a la fecha desde');
  await page.reload();
  await expect(page.getByText('Seleccioná los criterios de búsqueda')).toBeVisible();
  await escribir(page, 'Fecha hasta', dia(0));
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await expect(hasta).toHaveAccessibleDescription('');
});

test('sin Ejercicio no se crea: se dice por qué y la ruta no abre [LIS-018, SES-059, SES-062]', async ({ page }) => {
  const PORQUE = /bloqueo vigente te impide ejercer/;
  await ingresar(page, 'jperez');
  await abrirListado(page);
  const nuevos = page.getByRole('button', { name: 'Nuevo legajo' });
  await expect(nuevos.first()).toBeDisabled();
  await expect(nuevos.first()).toHaveAccessibleDescription(PORQUE);
  await expect(page.getByRole('link', { name: 'Nuevo legajo' })).toHaveCount(0);
  await page.goto('/app/seleccionarLegajo');
  await expect(page.getByText(PORQUE)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Crear/ })).toHaveCount(0);
  await page.goto('/app/ejercicio/legajo/automatico');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByText(PORQUE)).toBeVisible();
});

test('el calendario se abre y se recorre con el teclado, abierto no tiene faltas, y vuelve al campo', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/ejercicio/legajo/automatico');
  const campo = page.getByRole('textbox', { name: 'Fecha Contrato' });
  await campo.focus();
  await page.keyboard.press('ArrowDown');
  const dia = page.getByRole('main').locator('button[data-fecha]:focus');
  await expect(dia).toHaveAttribute('data-fecha', new RegExp(`^${iso(0).slice(0, 4)}`));
  const hoy = (await dia.getAttribute('data-fecha')) ?? '';
  await esperarAccesible(page);
  await page.keyboard.press('PageUp');
  await expect(dia).not.toHaveAttribute('data-fecha', hoy);
  const elegido = (await dia.getAttribute('data-fecha')) ?? '';
  await page.keyboard.press('Enter');
  await expect(campo).toBeFocused();
  await expect(campo).toHaveValue(elegido.split('-').reverse().join('/'));
  await expect(dia).toHaveCount(0);

  // The field is left with Tab too, so that what is under the calendar can be reached.
  const calendario = page.locator('[data-dates-dropdown]');
  await campo.click();
  await expect(calendario).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(calendario).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Borrar Fecha Contrato' })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`lo que se abre sobre la página está en su contenido y se lee (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await ingresar(page, 'mgarcia');
    await abrirListado(page);
    const contenido = page.getByRole('main');
    const encabezado = page.getByRole('banner');
    for (const [abre, abierto] of [
      [page.getByRole('textbox', { name: 'Fecha desde' }), contenido.getByRole('button', { name: 'Mes siguiente' })],
      [page.getByRole('combobox', { name: 'Estado' }), contenido.getByRole('option', { name: 'Visado' })],
      [page.getByRole('button', { name: /^Tu cuenta/ }), encabezado.getByRole('menuitem', { name: 'Cerrar sesión' })],
    ] as const) {
      await abre.click();
      await expect(abierto).toBeVisible();
      await esperarAccesible(page);
      await page.keyboard.press('Escape');
      await expect(abierto).toBeHidden();
    }
    await page.goto('/catalogo/autocompletar/opciones');
    await page.getByRole('combobox', { name: 'Localidad' }).click();
    await expect(page.getByRole('main').getByRole('option', { name: /^La Plata/ })).toBeVisible();
    await esperarAccesible(page);
  });
}
