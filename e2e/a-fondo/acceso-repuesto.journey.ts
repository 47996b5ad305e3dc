import { direccionDeRuta } from '@colega/contract/route';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codigoDe } from '../apoyo/factor.ts';
import { CONTRASENIA_DEMO, llenarIngreso } from '../apoyo/ingresar.ts';
import { test } from '../apoyo/sistema-propio.ts';
import { esperarLegible, ponerToma, type Toma } from '../apoyo/tomas.ts';

const llamar = async <T>(request: APIRequestContext, metodo: string, camino: string, data: object, token?: string) => {
  const respuesta = await request.fetch(direccionDeRuta(camino), {
    ...{ method: metodo, data },
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(respuesta.ok(), await respuesta.text()).toBe(true);
  return (await respuesta.json()) as T;
};
const ingresarPorApi = async (request: APIRequestContext, username: string): Promise<string> => {
  const credenciales = { username, password: CONTRASENIA_DEMO };
  return (await llamar<{ token: string }>(request, 'POST', '/colegio/authentication_token', credenciales)).token;
};

const activarApp = async (request: APIRequestContext, username: string) => {
  const token = await ingresarPorApi(request, username);
  const prueba = { password: CONTRASENIA_DEMO };
  const { secreto } = await llamar<{ secreto: string }>(request, 'POST', '/segundo_factor/app', prueba, token);
  const codigo = { codigo: codigoDe(secreto) };
  const ruta = '/segundo_factor/app/confirmar';
  const { codigos } = await llamar<{ codigos: string[] }>(request, 'POST', ruta, codigo, token);
  return { secreto, codigos };
};

const alSegundoPaso = async (page: Page, usuario: string): Promise<void> => {
  await page.goto('/cerrarSesion');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/colegio/usuarios');
  await llenarIngreso(page, usuario);
};
const enLaMesa = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuarios y roles');
const conRecuperacion = async (page: Page, codigo: string): Promise<void> => {
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).press('Enter');
  await page.getByLabel('Código de recuperación').fill(codigo);
  await page.keyboard.press('Enter');
};

test('un operador entra con la app y con un código de recuperación una vez; perdido todo, lo reponen dos personas', async ({
  page,
  browser,
  request,
  sistema,
}) => {
  const deTodo = await ingresarPorApi(request, 'operador');
  const { items } = await (
    await request.get(direccionDeRuta('/colegio/operadores'), { headers: { authorization: `Bearer ${deTodo}` } })
  ).json();
  const { id } = items.find(({ username }: { username: string }) => username === 'oauditoria');
  const roles = ['administracion', 'auditoria'];
  await llamar(request, 'PUT', `/colegio/operadores/${id}/roles`, { roles }, deTodo);
  const { secreto, codigos } = await activarApp(request, 'omesa');

  await alSegundoPaso(page, 'omesa');
  await page.getByLabel('Código de 6 dígitos').fill(codigoDe(secreto, 1));
  await page.keyboard.press('Enter');
  await enLaMesa(page);
  const [unaVez = ''] = codigos;
  await alSegundoPaso(page, 'omesa');
  await conRecuperacion(page, unaVez);
  await enLaMesa(page);
  await alSegundoPaso(page, 'omesa');
  await conRecuperacion(page, unaVez);
  await expect(page.getByRole('alert')).toContainText('código');
  await page.getByLabel('Código de recuperación').fill(codigos[1] ?? '');
  await page.keyboard.press('Enter');
  await enLaMesa(page);

  const reponer = async (quien: string, boton: string, toma: Toma) => {
    const contexto = await browser.newContext({ baseURL: sistema.portal });
    const suya = await contexto.newPage();
    await ponerToma(suya, toma);
    await suya.goto('/colegio/usuarios');
    await llenarIngreso(suya, quien);
    const tarjeta = suya.getByRole('listitem').filter({ hasText: 'omesa' });
    await tarjeta.getByRole('button', { name: /^Reponer el acceso/ }).press('Enter');
    await expect(suya.getByRole('heading', { name: /^Reponer el acceso de/ })).toBeFocused();
    await esperarLegible(suya);
    await suya.getByLabel('Motivo').focus();
    await suya.keyboard.type('Perdió el teléfono y los códigos; vino con su DNI');
    await suya.getByRole('button', { name: boton }).press('Enter');
    return { suya, tarjeta };
  };
  const primera = await reponer('operador', 'Pedir', { ancho: 360, colorScheme: 'dark' });
  await expect(primera.tarjeta).toContainText('operador pidió reponerlo');
  await page.reload();
  await enLaMesa(page);
  const segunda = await reponer('oauditoria', 'Confirmar y quitar', { ancho: 1440, colorScheme: 'light' });
  await expect(segunda.suya.getByText(/Ya no tiene segundo factor/)).toBeVisible();

  await expect(async () => {
    await segunda.suya.goto(sistema.buzon);
    await expect(segunda.suya.getByRole('link', { name: 'Restablecé tu contraseña' }).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.reload();
  const encima = page.getByRole('dialog', { name: 'Ingresá de nuevo' });
  await encima.getByLabel('Contraseña', { exact: true }).fill(CONTRASENIA_DEMO);
  await page.keyboard.press('Enter');
  await expect(encima).toHaveCount(0);
  await enLaMesa(page);
  await expect(page.getByText(/Tus roles no incluyen esta pantalla/)).toBeVisible();
});
