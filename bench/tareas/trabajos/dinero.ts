import { expect, type Page } from '@playwright/test';
import { crearLegajo } from '../../../e2e/apoyo/crear-legajo.ts';
import { generarCupon } from '../../../e2e/apoyo/cupones-por-api.ts';
import { confirmarOriginal } from '../../../e2e/apoyo/legajos-por-api.ts';
import type { Manos } from '../manos.ts';
import type { Trabajo } from '../trabajo.ts';

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const enlace = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const acreditado = (page: Page) =>
  expect(page.getByRole('region', { name: 'Resultado del pago' }).getByRole('heading')).toHaveText('Pago exitoso');
const renglonDe = (page: Page, texto: string) => page.getByRole('listitem').filter({ hasText: texto });

/** What the gateway shows is pressed too. */
const pagarConSiPago = async (page: Page, manos: Manos): Promise<void> => {
  await manos.tocar(page.getByRole('radio', { name: /SiPago/ }));
  await manos.tocar(boton(page, 'Confirmar'));
  await manos.tocar(boton(page, 'Ir a SiPago'));
  await manos.tocar(boton(page, /^Pagar \$/));
  await acreditado(page);
};

const debido = async (page: Page) => {
  const legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  return legajo;
};

export const DE_DINERO: readonly Trabajo[] = [
  {
    ...{ clave: 'deuda', nombre: 'ver lo que debo', usuario: 'mgarcia' },
    antes: { toques: 0, teclas: 0 },
    preparar: async (page) => async () => {
      await expect(page.getByRole('region', { name: 'Lo que debés' })).toContainText('$');
    },
  },
  {
    ...{ clave: 'cupon', nombre: 'pagar un cupón', usuario: 'csosa' },
    antes: { toques: 6, teclas: 0 },
    preparar: async (page) => {
      const { numero_boleta } = await generarCupon(page, 'ceps', 'sipago');
      return async (manos) => {
        await manos.tocar(enlace(page, 'Cupones').first());
        await manos.tocar(renglonDe(page, `${numero_boleta}`).getByRole('link', { name: /^PAGAR/ }));
        await pagarConSiPago(page, manos);
      };
    },
  },
  {
    ...{ clave: 'bajar', nombre: 'bajar un cupón', usuario: 'mgarcia' },
    antes: { toques: 2, teclas: 0 },
    preparar: async (page) => async (manos) => {
      await manos.tocar(enlace(page, 'Cupones').first());
      const descarga = page.waitForEvent('download');
      await manos.tocar(boton(page, /^IMPRIMIR/).first());
      await descarga;
    },
  },
  {
    ...{ clave: 'todo', nombre: 'pagar todo lo que debo', usuario: 'csosa', meta: { toques: 9 } },
    antes: { toques: 22, teclas: 0 },
    preparar: async (page) => {
      await debido(page);
      return async (manos) => {
        await manos.tocar(enlace(page, 'Ver y pagar'));
        await manos.tocar(page.getByRole('checkbox', { name: /^Elegir todo/ }));
        await manos.tocar(page.getByRole('radio', { name: 'Tarjeta', exact: true }));
        await manos.tocar(boton(page, /^Pagar \$/));
        const pasarela = boton(page, /^Pagar \$/);
        const terminado = enlace(page, 'Ver cómo quedó cada pago');
        for (;;) {
          await manos.tocar(pasarela);
          await expect(boton(page, /^Seguir: /).or(terminado)).toBeVisible();
          if (await terminado.isVisible()) return;
          // the next one opens by itself (S-915)
          await expect(pasarela).toBeVisible({ timeout: 15_000 });
        }
      };
    },
  },
];
