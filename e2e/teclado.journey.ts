import { expect, type Locator, type Page, test } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { dia, opcionDe } from './apoyo/asistente.ts';
import { crearLegajo } from './apoyo/crear-legajo.ts';
import { CONTRASENIA_DEMO, ingresar } from './apoyo/ingresar.ts';
import { crearConCep } from './apoyo/legajo-electrico.ts';
import { confirmarOriginal, crearAutomatico } from './apoyo/legajos-por-api.ts';

const TABULACIONES_MAXIMAS = 90;
const OPCIONES_MAXIMAS = 12;

/** Presses Tab until the control has the focus: the test neither clicks nor focuses. */
const irA = async (page: Page, control: Locator, tecla: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(control).toBeVisible();
  for (let i = 0; i < TABULACIONES_MAXIMAS; i += 1) {
    if (await control.evaluate((elemento) => elemento === document.activeElement)) return;
    await page.keyboard.press(tecla);
  }
  throw new Error(`No se llega con ${tecla} a ${control}`);
};

const texto = (page: Page, nombre: string | RegExp) => page.getByRole('textbox', { name: nombre }).first();
const boton = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });

const escribirEn = async (page: Page, control: Locator, valor: string): Promise<void> => {
  await irA(page, control);
  await page.keyboard.type(valor);
};
/** The letters choose in a native list. */
const elegirEn = async (page: Page, etiqueta: string, letras: string, elegida: RegExp): Promise<void> => {
  const lista = page.getByRole('combobox', { name: etiqueta });
  await irA(page, lista);
  await page.keyboard.type(letras);
  await expect(lista.locator('option:checked')).toHaveText(elegida);
};
const pulsar = async (page: Page, control: Locator, tecla: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await irA(page, control);
  await page.keyboard.press(tecla);
};
/** Tab goes into a list of radios, and the arrows choose. */
const marcar = async (page: Page, opcion: Locator): Promise<void> => {
  const grupo = await opcion.getAttribute('name');
  const enElGrupo = () =>
    page.evaluate((nombre) => (document.activeElement as HTMLInputElement | null)?.name === nombre, grupo);
  await expect(opcion).toBeVisible();
  for (let i = 0; i < TABULACIONES_MAXIMAS && !(await enElGrupo()); i += 1) await page.keyboard.press('Tab');
  for (let i = 0; i < OPCIONES_MAXIMAS && !(await opcion.isChecked()); i += 1) {
    const esEsta = await opcion.evaluate((elemento) => elemento === document.activeElement);
    await page.keyboard.press(esEsta ? 'Space' : 'ArrowDown');
  }
  await expect(opcion).toBeChecked();
};
const pasarA = async (page: Page, paso: string): Promise<void> => {
  await pulsar(page, boton(page, 'Siguiente'));
  const titulo = page.getByRole('heading', { level: 2, name: new RegExp(paso) });
  await expect(titulo).toBeFocused();
};

const agregarComitenteYUbicar = async (page: Page): Promise<void> => {
  await escribirEn(page, texto(page, 'CUIT del comitente'), '20254443337');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Quitar a GOMEZ/ })).toBeVisible();
  await pasarA(page, 'UBICACIÓN');

  await escribirEn(page, texto(page, 'Calle'), 'Belgrano');
  await escribirEn(page, texto(page, 'Número'), '77');
  await escribirEn(page, page.getByRole('combobox', { name: 'Localidad' }), 'tandil');
  await expect(page.getByRole('option', { name: /^Tandil/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(texto(page, 'Partido')).toHaveValue('Tandil');
  for (const [campo, valor] of [
    ['Circunscripción', 'I'],
    ['Sección', 'A'],
    ['Manzana', '12'],
    [/^Parcela/, '3'],
  ] as const)
    await escribirEn(page, texto(page, campo), valor);
  await irA(page, page.getByRole('application', { name: /Mapa/ }));
  await page.keyboard.press('ArrowUp');
  await pulsar(page, boton(page, 'Usar el centro del mapa'));
  await expect(texto(page, 'Latitud')).toHaveValue(/^-3\d\.\d+/);
};

test('un legajo civil con el teclado solo, del ingreso al detalle [SES-004, AUT-049, AUT-101]', async ({ page }) => {
  await page.goto('/login');
  await escribirEn(page, page.getByLabel('Usuario'), 'mgarcia');
  await escribirEn(page, page.getByLabel('Contraseña', { exact: true }), CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await pulsar(page, page.getByRole('link', { name: 'Nuevo legajo' }));
  await pulsar(page, page.getByRole('link', { name: 'Crear con cálculo automático' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo Legajo Automático' })).toBeVisible();

  await elegirEn(page, 'Matrícula', 'T-12', /Maestra Mayor de Obras/);
  await elegirEn(page, 'Rubro', 'Obra', /^Obra civil$/);
  await elegirEn(page, 'Modalidad', 'Tra', /^Tradicional$/);
  await marcar(page, opcionDe(page, 'Categoría', 'Primera'));
  await escribirEn(page, texto(page, 'Fecha Contrato'), dia(0));
  await escribirEn(page, texto(page, 'Vencimiento Contrato'), dia(90));
  await pasarA(page, 'TAREAS');

  await elegirEn(page, 'Tarea', 'Asis', /^Asistencia técnica por visitas$/);
  await pulsar(page, boton(page, 'AGREGAR'));
  await expect(page.getByRole('button', { name: /^Asistencia técnica/, expanded: true })).toBeFocused();
  await escribirEn(page, texto(page, 'Cantidad de visitas'), '4');
  await pasarA(page, 'HONORARIO');

  await pulsar(page, boton(page, 'Convenir el mínimo'));
  await pasarA(page, 'COMITENTE');

  await agregarComitenteYUbicar(page);
  await pasarA(page, 'CONTRATO');

  await escribirEn(page, texto(page, 'Forma de pago'), 'Contado');
  await escribirEn(page, texto(page, 'Tribunal actuante'), 'Tandil');
  await pulsar(page, boton(page, 'Guardar'));
  await expect(page).toHaveURL(/\/app\/ejercicio\/legajo\/\d+\/detail$/);
  await expect(page.getByText('Legajo creado exitosamente')).toBeVisible();
});

test('un legajo manual con el teclado solo: filas que se suman y se quitan, hasta su detalle', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  await page.goto('/app/seleccionarLegajo');
  await pulsar(page, page.getByRole('link', { name: 'Crear con cálculo manual' }));
  await elegirEn(page, 'Matrícula', 'T-12', /Maestra Mayor de Obras/);
  await elegirEn(page, 'Rubro', 'Obra', /^Obra civil$/);
  await elegirEn(page, 'Modalidad', 'Tra', /^Tradicional$/);
  await pasarA(page, 'TAREAS');

  await elegirEn(page, 'Tarea 1', 'Tas', /^Tasación$/);
  await escribirEn(page, texto(page, 'Monto 1'), '150000,50');
  await pulsar(page, boton(page, 'AGREGAR TAREA'));
  await expect(page.getByRole('combobox', { name: 'Tarea 2' })).toBeFocused();
  await pulsar(page, boton(page, 'Quitar la tarea 2'));
  await expect(page.getByRole('combobox', { name: 'Tarea 1' })).toBeFocused();
  await pulsar(page, boton(page, 'Convenir el mínimo'));
  await pasarA(page, 'COMITENTE');

  await agregarComitenteYUbicar(page);
  await pasarA(page, 'CONTRATO');
  await escribirEn(page, texto(page, 'Fecha Contrato'), dia(-1));
  await escribirEn(page, texto(page, 'Vencimiento Contrato'), dia(90));
  await escribirEn(page, texto(page, 'Forma de pago'), 'Contado');
  await escribirEn(page, texto(page, 'Tribunal actuante'), 'Tandil');
  await pulsar(page, boton(page, 'Guardar'));
  await expect(page).toHaveURL(/\/app\/ejercicio\/legajo\/\d+\/detail$/);
  await expect(page.getByText('Legajo creado exitosamente')).toBeVisible();
  await expect(page.getByText('$ 150.000,50').first()).toBeVisible();
});

test('una ampliación con el teclado solo, del detalle del legajo a su renglón', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const legajo = await crearAutomatico(page);
  await confirmarOriginal(page, legajo);
  await page.goto(`/app/ejercicio/legajo/${legajo.id}/detail`);
  await pulsar(page, boton(page, 'Más acciones'));
  await pulsar(page, page.getByRole('link', { name: 'Ampliar con cálculo automático' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva Ampliación Automática' })).toBeVisible();
  await escribirEn(page, texto(page, 'Fecha Contrato'), dia(0));
  await escribirEn(page, texto(page, 'Vencimiento Contrato'), dia(90));
  await pasarA(page, 'TAREAS');

  await elegirEn(page, 'Tarea', 'Informe t', /^Informe técnico$/);
  await pulsar(page, boton(page, 'AGREGAR'));
  await elegirEn(page, 'Complejidad', 'Me', /^Media$/);
  await escribirEn(page, texto(page, /^Horas de trabajo/), '12');
  await pasarA(page, 'HONORARIO');

  await pulsar(page, boton(page, 'Convenir el mínimo'));
  await pasarA(page, 'DATOS DEL CONTRATO');
  await escribirEn(page, texto(page, 'Forma de pago'), 'Contado');
  await pulsar(page, boton(page, 'Guardar'));
  await expect(page.getByText('Ampliación creada exitosamente')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/legajo/${legajo.id}/detail$`));
  await expect(page.getByRole('button', { name: 'Confirmar ampliación' })).toBeVisible();
});

test('un legajo se corrige con el teclado solo, de su detalle a su detalle', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const { id } = await crearLegajo(page);
  await page.goto(`/app/ejercicio/legajo/${id}/detail`);
  await pulsar(page, page.getByRole('region', { name: 'Acciones' }).getByRole('link', { name: 'Editar' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Legajo Manual' })).toBeVisible();
  await pasarA(page, 'TAREAS');
  const convenido = texto(page, 'Honorario Convenido');
  await irA(page, convenido);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('330000');
  for (const paso of ['COMITENTE', 'UBICACIÓN', 'CONTRATO']) await pasarA(page, paso);
  await escribirEn(page, texto(page, 'Observaciones'), 'Con cuotas');
  await pulsar(page, boton(page, 'Guardar'));
  await expect(page.getByText('Legajo actualizado exitosamente')).toBeVisible();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(page.getByText('$ 330.000,00').first()).toBeVisible();
});

test('un diálogo encierra el foco, se cierra con Escape y lo devuelve', async ({ page }) => {
  await page.goto('/login');
  await escribirEn(page, page.getByLabel('Usuario'), 'mgarcia');
  await escribirEn(page, page.getByLabel('Contraseña', { exact: true }), CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await pulsar(page, page.getByRole('link', { name: 'Nuevo legajo' }));
  await pulsar(page, page.getByRole('link', { name: 'Crear con cálculo automático' }));
  await elegirEn(page, 'Rubro', 'Obra', /^Obra civil$/);
  await pulsar(page, boton(page, 'Cancelar'));
  const dialogo = page.getByRole('dialog', { name: 'Seguro quiere salir?' });
  // The choice that loses nothing goes first.
  await expect(dialogo.getByRole('button', { name: 'Guardar borrador y salir' })).toBeFocused();
  for (let i = 0; i < 5; i += 1) {
    await page.keyboard.press('Tab');
    expect(await dialogo.evaluate((caja) => caja.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(boton(page, 'Cancelar')).toBeFocused();
});

test('un certificado con el teclado solo, del detalle del legajo a su renglón', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const { id } = await crearConCep(page);
  await page.goto(`/app/ejercicio/legajo/${id}/detail`);
  await pulsar(page, page.getByRole('link', { name: 'Nuevo certificado' }));
  for (const opcion of ['T1G, pilar', 'Trifásico', 'Inicial'])
    await marcar(page, page.getByRole('radio', { name: opcion, exact: true }));
  await pulsar(page, boton(page, 'Siguiente'));
  await escribirEn(page, page.getByLabel('Domicilio legal'), 'Mitre 100');
  await escribirEn(page, page.getByRole('combobox', { name: 'Localidad' }), 'la plata');
  await expect(page.getByRole('option', { name: /^LA PLATA/i }).first()).toBeVisible();
  await esperarAccesible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await escribirEn(page, page.getByLabel('Año'), '2026');
  await pulsar(page, boton(page, 'Siguiente'));
  await expect(page.getByRole('heading', { level: 2, name: '2. PILAR' })).toBeFocused();
  for (const si of await page.getByRole('radio', { name: 'Sí', exact: true }).all()) await marcar(page, si);
  await pulsar(page, boton(page, 'Siguiente'));
  await expect(page.getByRole('heading', { level: 2, name: 'Revisá antes de emitir' })).toBeFocused();
  await pulsar(page, boton(page, 'Emitir certificado'));
  await expect(page.getByText(/^Certificado T1G-\d{4}-\d{6} creado exitosamente$/)).toBeVisible();
  await expect(page).toHaveURL(/\/legajo\/\d+\/detail$/);
});

test('quien ya está en un campo de la pantalla que llegó se queda en él', async ({ page }) => {
  await page.goto('/login');
  // It goes to the field as soon as there is one.
  await page.evaluate(() => {
    const observador = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent.startsWith('Obtener')) return;
      observador.disconnect();
      document.querySelector('input')?.focus();
    });
    observador.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Obtener o recuperar la contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obtener o recuperar la contraseña');
  await page.evaluate(() => new Promise((listo) => requestIdleCallback(listo)));
  await expect(page.getByLabel('Usuario')).toBeFocused();
});

test('recuperar la contraseña, el perfil y la liquidación con el teclado solo', async ({ page }) => {
  await page.goto('/login');
  await pulsar(page, page.getByRole('link', { name: 'Obtener o recuperar la contraseña' }));
  await escribirEn(page, page.getByLabel('Usuario'), 'nnuevo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/confirmada\?email=/);
  await pulsar(page, boton(page, 'Volver'));
  await escribirEn(page, page.getByLabel('Usuario'), 'mgarcia');
  await escribirEn(page, page.getByLabel('Contraseña', { exact: true }), CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await pulsar(page, page.getByRole('button', { name: /^Tu cuenta:/ }));
  await expect(page.getByRole('menuitem', { name: 'Mis datos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Datos personales' })).toBeVisible();
  await irA(page, page.getByRole('tab', { name: 'Datos personales' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/perfil\/contacto$/);
  await page.goto('/app/cuenta/liquidar');
  const cuota = page.getByRole('switch', { name: /^CUOTA/ }).first();
  await pulsar(page, cuota, 'Space');
  await expect(cuota).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(cuota).toBeChecked();
  // A double payment could cover all of it, and then there is no method to choose.
  for (const saldo of await page.getByRole('switch', { name: /^Saldo a favor/ }).all()) {
    await pulsar(page, saldo, 'Space');
    await expect(saldo).not.toBeChecked();
  }
  await pulsar(page, boton(page, 'Siguiente'));
  await expect(page).toHaveURL(/\/app\/cuenta\/pago$/);
  await marcar(page, page.getByRole('radio', { name: /SiPago/ }));
  await pulsar(page, boton(page, 'Confirmar'));
  await expect(page.getByRole('dialog')).toContainText('Verificar la información antes de pagar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(boton(page, 'Confirmar')).toBeFocused();
});
