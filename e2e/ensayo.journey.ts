import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { esperarAccesible } from './apoyo/accesible.ts';
import { identificarse } from './apoyo/colegio.ts';
import { CONTRASENIA_DEMO } from './apoyo/ingresar.ts';
import { test } from './apoyo/sistema-propio.ts';
import { EXTREMOS, esperarLegible, esperarLegibleEn, ponerToma, TOMAS_DE_LA_MESA } from './apoyo/tomas.ts';

const QUIEN = 'otesoreria';

const comoOperador = async (page: Page, username: string) => {
  const pedir = async <T>(method: string, camino: string, data?: unknown, token?: string): Promise<T> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const respuesta = await page.request.fetch(`/api/colegio${camino}`, { method, headers, data });
    expect(respuesta.ok(), await respuesta.text()).toBe(true);
    return (await respuesta.json()) as T;
  };
  const ingreso = { username, password: CONTRASENIA_DEMO };
  const { token } = await pedir<{ token: string }>('POST', '/authentication_token', ingreso);
  return <T>(method: string, camino: string, data?: unknown): Promise<T> => pedir<T>(method, camino, data, token);
};

/** Somebody who prepares tariffs, and one whose unit costs a fifth more. */
const prepararArancel = async (page: Page) => {
  const administra = await comoOperador(page, 'operador');
  const { items } = await administra<{ items: { id: number; username: string; roles: string[] }[] }>(
    'GET',
    '/operadores',
  );
  const quien = items.find(({ username }) => username === QUIEN);
  await administra('PUT', `/operadores/${quien?.id}/roles`, { roles: ['tesoreria', 'aranceles'] });
  const prepara = await comoOperador(page, QUIEN);
  const { id } = await prepara<{ id: number }>('POST', '/aranceles/preparaciones', {});
  const poner = async (escrito: string) => {
    await prepara('PUT', `/aranceles/preparaciones/${id}/celdas`, {
      celdas: [{ ruta: 'unidad_referencial', escrito }],
    });
  };
  await poner('987654,00');
  return { id, poner };
};

test('un arancel en preparación se ensaya sobre un año de contratos, se lee, y dice cuándo ya es de otra versión', async ({
  page,
}) => {
  const { id, poner } = await prepararArancel(page);
  await page.goto(`/colegio/aranceles/preparaciones/${id}`);
  await identificarse(page, QUIEN);
  const ensayo = page.getByRole('region', { name: 'Ensayo' });
  await expect(ensayo.getByText(/Calculá con este arancel todos los contratos/)).toBeVisible();
  await esperarAccesible(page);
  await ensayo.getByRole('button', { name: 'Ensayar' }).press('Enter');
  await expect(ensayo.getByText(/^Hay \d+ contratos entre el/)).toBeVisible({ timeout: 30_000 });
  await expect(ensayo.getByText(/^Sus mínimos suman \$/)).toBeVisible();
  await expect(ensayo.getByRole('figure', { name: 'Cuántos contratos cambian, y cuánto' })).toBeVisible();
  await expect(ensayo.getByRole('table', { name: 'Por rubro' })).toBeVisible();
  for (const toma of TOMAS_DE_LA_MESA) {
    await ponerToma(page, toma);
    await esperarLegible(page);
  }
  const primero = ensayo.getByRole('list', { name: 'Los que más cambian' }).getByRole('button').first();
  await primero.press('Enter');
  await expect(primero).toHaveAttribute('aria-expanded', 'true');
  await expect(ensayo.getByText(/^El segundo es \$.* mayor/)).toBeVisible();
  await expect(ensayo.getByText(/Por qué: cambia la resolución/)).toBeVisible();
  await esperarLegibleEn(page, EXTREMOS);
  await ensayo.getByRole('button', { name: 'Preparar el CSV' }).press('Enter');
  const baja = page.waitForEvent('download');
  await ensayo.getByRole('button', { name: 'Bajar el CSV' }).press('Enter');
  const lineas = readFileSync(await (await baja).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  const cuantos = /^Hay (\d+)/.exec((await ensayo.getByText(/^Hay \d+/).textContent()) ?? '')?.[1];
  expect(lineas).toHaveLength(Number(cuantos) + 1);
  await poner('900000,00');
  await page.reload();
  await expect(ensayo.getByText(/El ensayo es de una versión anterior/)).toBeVisible();
  await ensayo.getByRole('button', { name: 'Ensayar de nuevo' }).press('Enter');
  await expect(ensayo.getByText(/El ensayo es de una versión anterior/)).toHaveCount(0, { timeout: 30_000 });
  await expect(ensayo.getByText(/^Hay \d+ contratos entre el/)).toBeVisible({ timeout: 30_000 });
});

test('unas tasas en preparación se ensayan igual: se leen, se explican y se bajan', async ({ page }) => {
  const prepara = await comoOperador(page, QUIEN);
  type Leida = { publicadas: { filas: Record<string, string>[] }[] };
  const { publicadas } = await prepara<Leida>('GET', '/listas/tasas');
  const filas = publicadas.at(-1)?.filas.map((fila) => (fila.clave === 'cep' ? { ...fila, tasa: '0.08' } : fila));
  const vigente_desde = `${new Date().getFullYear() + 1}-01-02`;
  await prepara('POST', '/listas/tasas', { vigente_desde, norma: 'Acta 7 del Consejo', filas });
  await page.goto('/colegio/listas/tasas');
  await identificarse(page, QUIEN);
  const ensayo = page.getByRole('region', { name: 'Ensayo' });
  await expect(ensayo.getByText(/^Calculá con estas tasas el CEP y el timbrado/)).toBeVisible();
  await esperarAccesible(page);
  await ensayo.getByRole('button', { name: 'Ensayar' }).press('Enter');
  await expect(ensayo.getByText(/^Su CEP y su timbrado suman \$/)).toBeVisible({ timeout: 30_000 });
  await expect(ensayo.getByRole('table', { name: 'Por tasa' })).toContainText('CEP');
  for (const toma of TOMAS_DE_LA_MESA) {
    await ponerToma(page, toma);
    await esperarLegible(page);
  }
  const primero = ensayo.getByRole('list', { name: 'Los que más cambian' }).getByRole('button').first();
  await primero.press('Enter');
  await expect(ensayo.getByText(/^El segundo es \$.* mayor/)).toBeVisible();
  await expect(ensayo.getByText(/CEP: 8 % de \$/).first()).toBeVisible();
  await esperarLegibleEn(page, EXTREMOS);
  await ensayo.getByRole('button', { name: 'Preparar el CSV' }).press('Enter');
  const baja = page.waitForEvent('download');
  await ensayo.getByRole('button', { name: 'Bajar el CSV' }).press('Enter');
  expect(readFileSync(await (await baja).path(), 'utf8')).toContain('CEP y timbrado nuevos');
});
