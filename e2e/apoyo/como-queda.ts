import type { Cupon } from '@colega/contract/dinero';
import { expect, type Page } from '@playwright/test';
import { pedirComo } from './crear-legajo.ts';
import { dejarVencer } from './dejar-pasar.ts';
import { ir } from './ir.ts';

type Estado = Pick<Cupon, 'estado_pago'> & { estado: Cupon['estado']['nombre'] };

export const LISTA = '/app/cuenta/resumenCuenta/cupones';
export const comoEsta = async (page: Page, { id }: Cupon): Promise<Cupon> =>
  (await pedirComo(page)).leer<Cupon>(`/orden_pagos/${id}`);

export const quedo = async (
  page: Page,
  cupon: Cupon,
  { estado, estado_pago }: Estado,
  enLaLista?: string,
): Promise<Cupon> => {
  if (enLaLista) await ir(page, `${LISTA}?estado=${estado === 'vencido' ? 'vencida' : estado}`);
  const leido = await comoEsta(page, cupon);
  expect([leido.estado.nombre, leido.estado_pago]).toEqual([estado, estado_pago]);
  const tarjeta = page.getByRole('list', { name: 'Cupones' }).getByRole('listitem');
  if (enLaLista) await expect(tarjeta.filter({ hasText: `Cupón Nº ${cupon.numero_boleta}` })).toContainText(enLaLista);
  return leido;
};
export const PENDIENTE = { estado: 'pendiente', estado_pago: 'sin_pago' } as const;
export const EN_PROCESO = { estado: 'pendiente', estado_pago: 'en_proceso' } as const;
export const RECHAZADO = { estado: 'pendiente', estado_pago: 'rechazado' } as const;
export const RECIBIDO = { estado: 'pendiente', estado_pago: 'recibido' } as const;
export const ACREDITADO = { estado: 'pago', estado_pago: 'acreditado' } as const;
export const VENCIDO = { estado: 'vencido', estado_pago: 'vencido' } as const;
export const NOTA_DE_RECHAZO = 'El último intento de pago fue rechazado';
export const NOTA_DE_RECIBIDO = 'Recibimos $ 99,90. Pago a cuenta: el resto se sigue debiendo.';

export const noSePaga = async (page: Page, { id }: Cupon): Promise<void> => {
  await ir(page, `/app/cuenta/${id}/pago`);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(page.getByText('El formulario al que esta intentando acceder no esta disponible.')).toBeVisible();
  await expect(page.getByText('El cupón no se encuentra en estado pendiente')).toBeVisible();
};

export const vence = async (page: Page, cupon: Cupon): Promise<void> => {
  await dejarVencer(cupon);
  await noSePaga(page, cupon);
  await quedo(page, cupon, VENCIDO, 'Vencido');
};
