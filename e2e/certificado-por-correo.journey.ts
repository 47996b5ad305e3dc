import { expect, test } from '@playwright/test';
import { emitirT1g } from './apoyo/emitir-t1g.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { crearConCep } from './apoyo/legajo-electrico.ts';
import { SANDBOX } from './apoyo/sandbox.ts';
import { esperarLegible } from './apoyo/tomas.ts';

/** What the sandbox's mailbox has of a certificate. */
const cartasDe = async (numero: string): Promise<{ para: string; adjuntos: string[] }[]> => {
  const { cartas } = (await (await fetch(`${SANDBOX}/correo.json`)).json()) as {
    cartas: { para: string; asunto: string; adjuntos: string[] }[];
  };
  return cartas.filter(({ asunto }) => asunto.includes(numero));
};

test('se manda por correo al comitente, y la segunda vez con un solo botón [S-897]', async ({ page }) => {
  await ingresar(page, 'mgarcia');
  const numero = await emitirT1g(page, await crearConCep(page));
  const para = `${numero.toLowerCase()}@example.com`;
  await page.getByRole('link', { name: 'Mandarlo por correo' }).click();
  const seccion = page.getByRole('region', { name: 'Mandarlo por correo' });
  await seccion.getByRole('textbox').fill('sin arroba');
  await seccion.getByRole('button', { name: 'Mandar por correo' }).click();
  await expect(seccion.getByText('Escribí el correo completo, como nombre@ejemplo.com.')).toBeVisible();
  await esperarLegible(page);
  await seccion.getByRole('textbox').fill(para);
  await seccion.getByRole('button', { name: 'Mandar por correo' }).click();
  await expect(seccion.getByText(`Se lo mandaste a ${para}`)).toBeVisible();
  await expect.poll(() => cartasDe(numero)).toHaveLength(1);
  const [carta] = await cartasDe(numero);
  expect(carta?.para).toContain(para);
  expect(carta?.adjuntos).toEqual([`certificado_${numero}.pdf`]);
  await page.reload();
  await expect(seccion.getByRole('textbox')).toHaveValue(para);
  await seccion.getByRole('button', { name: 'Mandar otra vez' }).click();
  await expect.poll(() => cartasDe(numero)).toHaveLength(2);
  await page.setViewportSize({ width: 360, height: 800 });
  await esperarLegible(page);
  await page.goto(`/app/ejercicio/legajos/certificados?texto=${numero}`);
  await page.getByRole('button', { name: `Mandar ${numero} por correo` }).click();
  const dialogo = page.getByRole('dialog', { name: `Mandar ${numero} por correo` });
  await expect(dialogo.getByRole('textbox')).toHaveValue(para);
  await esperarLegible(page);
  await dialogo.getByRole('button', { name: 'Mandar otra vez' }).click();
  await expect.poll(() => cartasDe(numero)).toHaveLength(3);
});
