import { BASE_API } from '@colega/contract/route';
import { expect, type Page } from '@playwright/test';

/** Every user of the demo has this password. */
export const CONTRASENIA_DEMO = 'Colega.2026';

/** A text of the portal's own origin gives its storage without any screen. */
export const SIN_PANTALLA = '/robots.txt';

type Claims = { user_id: number; persona_id: number; username: string; contextos: string[] };

export const llenarIngreso = async (page: Page, usuario: string, contrasenia = CONTRASENIA_DEMO): Promise<void> => {
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(contrasenia);
  await page.getByRole('button', { name: 'Ingresar' }).click();
};

/** For journeys where signing in is part of what is tried. */
export const ingresarPorElFormulario = async (page: Page, usuario: string): Promise<void> => {
  await page.goto('/login');
  await llenarIngreso(page, usuario);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
};

/** A session in this tab, as signing in leaves it; the journey opens its first screen. */
export const ingresar = async (page: Page, usuario: string): Promise<void> => {
  const respuesta = await page.request.post(`${BASE_API}/authentication_token`, {
    data: { username: usuario, password: CONTRASENIA_DEMO },
  });
  expect(respuesta.ok(), await respuesta.text()).toBe(true);
  const { token, refresh_token } = (await respuesta.json()) as { token: string; refresh_token: string };
  const { user_id, persona_id, username, contextos } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Claims;
  const sesion = { token, refresh_token, user_id: `${user_id}`, persona_id: `${persona_id}` };
  await page.goto(SIN_PANTALLA);
  await page.evaluate(
    (claves) => {
      for (const [clave, valor] of Object.entries(claves)) sessionStorage.setItem(clave, valor);
    },
    { ...sesion, user: JSON.stringify({ username, contextos }) },
  );
};
