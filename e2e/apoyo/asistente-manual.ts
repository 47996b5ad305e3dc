import { expect, type Page } from '@playwright/test';
import { agregarComitente, elegir, escribir, llenarUbicacion, siguiente } from './asistente.ts';

export const abrirManual = async (page: Page): Promise<void> => {
  await page.goto('/app/ejercicio/legajo/manual');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo Legajo Manual' })).toBeVisible();
};

export const llenarDatosManual = async (
  page: Page,
  { rubro = 'Electromecánica', modalidad = 'Tradicional' }: { rubro?: string; modalidad?: string | RegExp } = {},
): Promise<void> => {
  await page.getByRole('combobox', { name: 'Matrícula' }).selectOption({ index: 1 });
  await elegir(page, 'Rubro', rubro);
  await elegir(page, 'Modalidad', modalidad);
};

export const llenarFila = async (page: Page, numero: number, tarea: string, monto: string): Promise<void> => {
  await elegir(page, `Tarea ${numero}`, tarea);
  await escribir(page, `Monto ${numero}`, monto);
};

export const ubicarObra = async (page: Page): Promise<void> => {
  await llenarUbicacion(page);
  await page.getByRole('button', { name: 'Usar el centro del mapa' }).click();
};

export const hastaComitenteManual = async (page: Page): Promise<void> => {
  await abrirManual(page);
  await llenarDatosManual(page);
  await siguiente(page, 'TAREAS');
  await llenarFila(page, 1, 'Tasación', '100000');
  await page.getByRole('button', { name: 'Convenir el mínimo' }).click();
  await siguiente(page, 'COMITENTE');
};

export const hastaContratoManual = async (page: Page): Promise<void> => {
  await hastaComitenteManual(page);
  await agregarComitente(page, '20-18222333-7', /LOPEZ/);
  await siguiente(page, 'UBICACIÓN');
  await ubicarObra(page);
  await siguiente(page, 'CONTRATO');
};
