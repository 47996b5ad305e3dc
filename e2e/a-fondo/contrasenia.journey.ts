import { expect, type Page } from '@playwright/test';
import { esperarAccesible } from '../apoyo/accesible.ts';
import { CONTRASENIA_DEMO, ingresarPorElFormulario, llenarIngreso, SIN_PANTALLA } from '../apoyo/ingresar.ts';
import { test } from '../apoyo/sistema-propio.ts';

test.describe.configure({ mode: 'serial' });

const CON_ENLACE = 'Se ha enviado un correo con las instrucciones para restablecer la contraseña';
const RECUPERADA = 'Recuperada.1';
const CAMBIADA = 'Cambiada.2';

const pedirEnlace = async (page: Page, usuario: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByRole('link', { name: 'Obtener o recuperar la contraseña' }).click();
  await expect(page).toHaveURL(/\/recuperarContrasenia$/);
  await expect(page.getByText('Cargando…')).toHaveCount(0);
};
const elegirClave = async (page: Page, clave: string, repeticion = clave): Promise<void> => {
  await page.getByLabel('Nueva contraseña').fill(clave);
  await page.getByLabel('Repetir contraseña').fill(repeticion);
};
const entra = async (page: Page, usuario: string, clave: string): Promise<void> => {
  await page.goto('/login');
  await llenarIngreso(page, usuario, clave);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
};

/**
 * Opens an address as if the fifteen minutes had passed: the browser reads the date, the server the signature. It starts from a page where
 * nothing runs, so that no other call meets the token first.
 */
const abrirConTokenVencido = async (page: Page, direccion: string, refresco = ''): Promise<void> => {
  await page.goto(SIN_PANTALLA);
  const abierta = page.waitForEvent('load');
  await page.evaluate(
    ([destino, otroRefresco]) => {
      const [cabeza = '', cuerpo = '', firma = ''] = (sessionStorage.getItem('token') ?? '').split('.');
      const claims = JSON.parse(atob(cuerpo.replace(/-/g, '+').replace(/_/g, '/')));
      sessionStorage.setItem('token', [cabeza, btoa(JSON.stringify({ ...claims, exp: 1 })), firma].join('.'));
      if (otroRefresco) sessionStorage.setItem('refresh_token', otroRefresco);
      window.location.assign(destino);
    },
    [direccion, refresco] as const,
  );
  await abierta;
};

test('recupera la contraseña por correo, y solo la nueva sirve [SES-033, SES-034, SES-036, SES-039, LAY-005]', async ({
  page,
  sistema,
}) => {
  let enlace = '';
  await test.step('pide el enlace con el usuario que ya había escrito', async () => {
    await pedirEnlace(page, 'lrodriguez');
    await expect(page.getByLabel('Usuario')).toHaveValue('lrodriguez');
    await esperarAccesible(page);
    await page.getByLabel('Usuario').fill('');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Por favor, ingresa un Usuario')).toBeVisible();
    await page.getByLabel('Usuario').fill('lrodriguez');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL(/\/confirmada\?email=/);
    await expect(page.getByText(CON_ENLACE)).toBeVisible();
    await expect(page.getByText(/^l•+@/)).toBeVisible();
    await esperarAccesible(page);
  });
  await test.step('el correo llega al buzón y su enlace abre el formulario', async () => {
    await expect(async () => {
      await page.goto(sistema.buzon);
      await page.getByRole('link', { name: 'Restablecé tu contraseña' }).click({ timeout: 1000 });
    }).toPass();
    const en = page.getByRole('link', { name: /\/reset-password\// });
    enlace = (await en.getAttribute('href')) ?? '';
    expect(enlace.startsWith(`${sistema.portal}/reset-password/`)).toBe(true);
    await en.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elegí una contraseña nueva');
  });
  await test.step('Confirmar espera a que las dos coincidan y alcancen', async () => {
    const confirmar = page.getByRole('button', { name: 'Confirmar' });
    await expect(confirmar).toBeDisabled();
    await esperarAccesible(page);
    await elegirClave(page, '12345');
    await expect(confirmar).toBeDisabled();
    await elegirClave(page, RECUPERADA, 'otra-cosa');
    await page.getByLabel('Repetir contraseña').blur();
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
    await esperarAccesible(page);
    await elegirClave(page, RECUPERADA);
    await confirmar.click();
    await expect(page.getByText('La contraseña se ha actualizado correctamente')).toBeVisible();
    await esperarAccesible(page);
    await page.getByRole('button', { name: 'Ir al ingreso' }).click();
  });
  await test.step('la anterior no entra, la nueva sí, y el enlace ya se usó', async () => {
    await llenarIngreso(page, 'lrodriguez', CONTRASENIA_DEMO);
    await expect(page.getByRole('alert')).toHaveText('Contraseña y/o usuario incorrectos');
    await llenarIngreso(page, 'lrodriguez', RECUPERADA);
    await expect(page).toHaveURL(/\/app\/dashboard$/);
    await page.goto(enlace);
    await elegirClave(page, 'Tercera.Clave');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText(/venció o ya se usó/)).toBeVisible();
    await expect(page.getByLabel('Nueva contraseña')).toHaveValue('Tercera.Clave');
    await esperarAccesible(page);
    await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click();
    await expect(page).toHaveURL(/\/recuperarContrasenia$/);
  });
});

test('quien no existe ve lo mismo que quien existe, y no recibe nada', async ({ page, sistema, request }) => {
  await pedirEnlace(page, 'nadie.asi');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(CON_ENLACE)).toBeVisible();
  await expect(page.getByText(/^\w•+@\w•+\.(com|com\.ar|•+)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const { cartas } = (await (await request.get(`${sistema.buzon}.json`)).json()) as {
    cartas: { para: string; asunto: string }[];
  };
  // At some minutes of the day what is due is told too, to anybody of the demo.
  const conEnlace = cartas.filter(({ asunto }) => asunto === 'Restablecé tu contraseña');
  expect(new Set(conEnlace.map(({ para }) => para)).size).toBe(1);
});

test('cambia la contraseña desde el menú, y las pestañas de esta sesión siguen [SES-044, SES-046, SES-051, SES-052, LAY-005]', async ({
  page,
  context,
}) => {
  await entra(page, 'lrodriguez', RECUPERADA);
  const otra = await context.newPage();
  await otra.goto('/app/ejercicio/legajos/listado');
  await expect(otra.getByRole('heading', { level: 1 })).toHaveText('Legajos');
  await page.getByRole('button', { name: /Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
  await expect(page).toHaveURL(/\/app\/sesion\/cambioClave$/);
  await esperarAccesible(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/app/sesion/cambioClave');
  await page.getByLabel('Contraseña actual').fill('equivocada');
  await page.getByLabel('Nueva contraseña').fill(CAMBIADA);
  await page.getByLabel('Confirmar contraseña').fill(CAMBIADA);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert')).toContainText('La contraseña actual no es correcta.');
  await esperarAccesible(page);
  await page.getByLabel('Contraseña actual').fill(RECUPERADA);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  for (const pestania of [page, otra]) {
    await abrirConTokenVencido(pestania, pestania.url());
    await expect(pestania).toHaveURL(/\/app\//);
  }
  await entra(page, 'lrodriguez', CAMBIADA);
});

test('un enlace profundo con el token vencido se renueva; si no se puede, se ingresa y se llega igual [SES-022, SES-026, SES-028]', async ({
  page,
}) => {
  const LISTADO = /\/app\/ejercicio\/legajos\/listado\?page=2$/;
  await ingresarPorElFormulario(page, 'mgarcia');
  await abrirConTokenVencido(page, '/app/ejercicio/legajos/listado?page=2');
  await expect(page).toHaveURL(LISTADO);
  await expect(page.getByRole('main')).toContainText('Legajos');
  await abrirConTokenVencido(page, '/app/ejercicio/legajos/listado?page=2', 'ya-no-sirve');
  await expect(page).toHaveURL(/\/login\?motivo=vencida/);
  await llenarIngreso(page, 'mgarcia');
  await expect(page).toHaveURL(LISTADO);
});

test('cada pestaña es de quien ingresó en ella; cerrar una cierra las de esa persona y no las de otra [SES-018, SES-020]', async ({
  page,
  context,
}) => {
  await ingresarPorElFormulario(page, 'mgarcia');
  const deOtro = await context.newPage();
  await ingresarPorElFormulario(deOtro, 'jperez');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('María Elena');
  await expect(deOtro.getByRole('heading', { level: 1 })).toContainText('Juan');
  await deOtro.goto('/cerrarSesion');
  await expect(deOtro).toHaveURL(/\/login$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('María Elena');
  await deOtro.goto('/app/dashboard');
  await expect(deOtro.getByRole('heading', { level: 1 })).toContainText('María Elena');
  await ingresarPorElFormulario(deOtro, 'jperez');
  await expect(page).toHaveURL(/\/login\?motivo=cerrada/);
  await expect(page.getByText('Cerraste la sesión en otra pestaña.')).toBeVisible();
  await expect(deOtro.getByRole('heading', { level: 1 })).toContainText('Juan');
});
