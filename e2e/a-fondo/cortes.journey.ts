import { type Browser, expect, type Page, test } from '@playwright/test';
import { ASISTENTES, type Asistente } from '../apoyo/asistentes-por-cortar.ts';
import { type Campos, esperarSinPerdidas, leerCampos } from '../apoyo/campos.ts';
import { borradorGuardado, idDelBorrador } from '../apoyo/dispositivos.ts';
import { ingresar } from '../apoyo/ingresar.ts';
import { esperarQueSeGuarde, guardarElPrograma } from '../apoyo/sin-red.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

type Paso = Asistente['pasos'][number];
/** What was typed in each step so far, in their order. */
type Cargado = Map<string, Campos>;

const encabezado = (page: Page, titulo: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`${titulo}$`) });
const boton = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });

const irAlPaso = async (page: Page, titulo: string): Promise<void> => {
  const pasos = page.getByRole('navigation', { name: 'Pasos' });
  // what is read before it is sent is not one of them
  const alPaso = pasos.getByRole('button', { name: new RegExp(`^${titulo}\\s*,`) });
  await alPaso.or(boton(page, 'Volver a la revisión')).first().click();
  await expect(encabezado(page, titulo)).toBeVisible();
};

/** One of the person's devices, which has the program already. */
const prender = async (browser: Browser, quien: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await guardarElPrograma(page);
  await ingresar(page, quien);
  return page;
};

/** In the step where it was left, and in each one before. */
const esperarTodo = async (page: Page, cargado: Cargado): Promise<void> => {
  const [actual = '', ...anteriores] = [...cargado.keys()].reverse();
  for (const titulo of [actual, ...anteriores]) {
    if (titulo !== actual) await irAlPaso(page, titulo);
    await esperarSinPerdidas(page, cargado.get(titulo) ?? {}, `en el otro dispositivo, ${titulo}`);
  }
  if (anteriores.length > 0) await irAlPaso(page, actual);
};

/** Filled with and without network; without it, the page is read again from nothing. */
const cargarConUnCorte = async (page: Page, paso: Paso, cargado: Cargado): Promise<void> => {
  const { sinRed, conRed } = paso;
  await conRed?.(page);
  const conRedCargado = await leerCampos(page);
  await esperarQueSeGuarde(page);
  await page.context().setOffline(true);
  await sinRed?.(page);
  const campos = await leerCampos(page);
  if (sinRed) expect(campos, 'se escribió algo sin red').not.toEqual(conRedCargado);
  cargado.set(paso.titulo, campos);
  await page.reload();
  await expect(encabezado(page, paso.titulo)).toBeVisible();
  await esperarSinPerdidas(page, campos, `sin red, ${paso.titulo}`);
  await page.context().setOffline(false);
  if (sinRed) await expect(borradorGuardado(page)).toBeVisible();
};

for (const { nombre, quien, abrir, pasos, termina } of ASISTENTES)
  test(`${nombre}: con la red cortada y el dispositivo cambiado en cada paso, no se pierde ningún campo`, async ({
    page,
    browser,
  }) => {
    await page.close();
    let [enMano, dejado] = [await prender(browser, quien), await prender(browser, quien)];
    const [camino = '', busqueda] = (await abrir(enMano)).split('?');
    const cargado: Cargado = new Map();
    for (const paso of pasos)
      await test.step(paso.titulo, async () => {
        await expect(encabezado(enMano, paso.titulo)).toBeVisible();
        await cargarConUnCorte(enMano, paso, cargado);
        [enMano, dejado] = [dejado, enMano];
        const cual = new URLSearchParams(busqueda);
        cual.set('borrador', await idDelBorrador(dejado));
        await enMano.goto(`${camino}?${cual}`);
        await expect(encabezado(enMano, paso.titulo)).toBeVisible();
        await esperarTodo(enMano, cargado);
        if (paso.alSeguir) {
          await paso.alSeguir(enMano);
          cargado.set(paso.titulo, await leerCampos(enMano));
        }
        await boton(enMano, paso === pasos.at(-1) ? termina : 'Siguiente').click();
      });
    await expect(enMano).toHaveURL(/\/legajo\/\d+\/detail$/);
  });
