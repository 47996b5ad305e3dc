import { BASE_API } from '@colega/contract/route';
import { expect, test } from '@playwright/test';
import { ingresar } from './apoyo/ingresar.ts';
import { EXTREMOS, esperarLegible, nombreDe, ponerToma } from './apoyo/tomas.ts';

for (const toma of EXTREMOS)
  test(`las fechas de Inicio van a un calendario por una dirección secreta, que se cambia y se quita, ${nombreDe(toma)}`, async ({
    page,
    request,
  }) => {
    await ponerToma(page, toma);
    // Each width has a user of its own: the address is one, and renewing it closes the other's.
    await ingresar(page, toma.ancho === 360 ? 'dvera' : 'lrodriguez');
    await page.goto('/app/perfil/datosPersonales');
    await page.getByRole('button', { name: 'Crear la dirección' }).click();
    const direccion = page.getByRole('textbox', { name: 'Dirección del calendario' });
    await expect(direccion).toHaveValue(/\.ics$/);
    await esperarLegible(page);
    const primera = await direccion.inputValue();
    const bajar = async (cual: string) => request.get(`${BASE_API}${cual.slice(cual.indexOf('/calendarios/'))}`);
    const leido = await bajar(primera);
    expect(leido.headers()['content-type']).toContain('text/calendar');
    expect(await leido.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await page.getByRole('button', { name: 'Cambiarla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar la dirección' }).click();
    await expect(direccion).not.toHaveValue(primera);
    expect((await bajar(primera)).status()).toBe(404);
    await page.getByRole('button', { name: 'Quitarla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar la dirección' }).click();
    await expect(page.getByRole('button', { name: 'Crear la dirección' })).toBeVisible();
  });
