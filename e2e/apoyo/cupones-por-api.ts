import { randomUUID } from 'node:crypto';
import type { Cupon, LiquidacionDeLegajo } from '@colega/contract/dinero';
import { BASE_API } from '@colega/contract/route';
import { expect, type Page } from '@playwright/test';
import { crearLegajo, pedirComo } from './crear-legajo.ts';
import { confirmarOriginal } from './legajos-por-api.ts';

const enviar = async <T>(page: Page, camino: string, data: unknown): Promise<T> => {
  const { headers } = await pedirComo(page);
  const respuesta = await page.request.post(`${BASE_API}${camino}`, {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    data,
  });
  expect(respuesta.ok(), `${camino} ${await respuesta.text()}`).toBe(true);
  return (await respuesta.json()) as T;
};

export const generarCupon = async (
  page: Page,
  cargo: 'ceps' | 'timbrados' = 'ceps',
  medio = 'codigo_barra',
): Promise<Cupon> => {
  const legajo = await crearLegajo(page);
  await confirmarOriginal(page, legajo);
  const preLiquidacion = `/liquidaciones/${cargo}/preLiquidacion`;
  const { conceptos } = await enviar<LiquidacionDeLegajo>(page, preLiquidacion, { id: legajo.id });
  const { orden_pago_id } = await enviar<{ orden_pago_id: number }>(page, `${preLiquidacion}/confirmar`, {
    preferencias_de_pago: [{ key: medio }],
    conceptos: conceptos.map(({ identificador }) => ({ identificador })),
  });
  return (await pedirComo(page)).leer<Cupon>(`/orden_pagos/${orden_pago_id}`);
};
