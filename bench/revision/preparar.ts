import { randomUUID } from 'node:crypto';
import type { Legajo, RevisionDelLegajo } from '@colega/contract/legajos';
import { direccionDeRuta, etiquetaDe } from '@colega/contract/route';
import type { Page } from '@playwright/test';
import { crearLegajo, pedirComo } from '../../e2e/apoyo/crear-legajo.ts';
import { ingresar } from '../../e2e/apoyo/ingresar.ts';
import { confirmarOriginal } from '../../e2e/apoyo/legajos-por-api.ts';

/** Nobody else has files of theirs: their name shows these alone in a queue. */
const TECNICO = 'nnuevo';
export const NOMBRE_DEL_TECNICO = 'Nuevo Nicolás';
export const DATOS = ['matricula', 'cuit', 'partida'] as const;

/** Two browsers: the technician's, who makes the files, and the clerk's. */
export type Partes = { tecnico: Page; mesa: Page };

const actuar = async (page: Page, camino: string, version: number, data: unknown): Promise<void> => {
  const { headers } = await pedirComo(page);
  const respuesta = await page.request.post(direccionDeRuta(camino), {
    headers: { ...headers, 'if-match': etiquetaDe(version), 'idempotency-key': randomUUID() },
    data,
  });
  if (!respuesta.ok()) throw new Error(`${camino}: ${respuesta.status()} ${await respuesta.text()}`);
};

const leerEnRevision = async (mesa: Page, id: number): Promise<RevisionDelLegajo> => {
  const { headers } = await pedirComo(mesa);
  const respuesta = await mesa.request.get(direccionDeRuta(`/colegio/legajos/${id}`), { headers });
  return (await respuesta.json()) as RevisionDelLegajo;
};

const confirmado =
  (modalidad: string) =>
  async ({ tecnico }: Partes): Promise<Legajo> => {
    const legajo = await crearLegajo(tecnico, modalidad);
    await confirmarOriginal(tecnico, legajo);
    return legajo;
  };

export const completo = confirmado('franquicia');
export const queDebe = confirmado('tradicional');
export const especial = ({ tecnico }: Partes): Promise<Legajo> => crearLegajo(tecnico, 'especial');

/** Three data were observed, and its technician answered each. */
export const respondido = async (partes: Partes): Promise<void> => {
  const { tecnico, mesa } = partes;
  const { id } = await completo(partes);
  const observaciones = DATOS.map((campo) => ({ campo, texto: 'No coincide con lo presentado.' }));
  await actuar(mesa, `/colegio/legajos/${id}/observar`, (await leerEnRevision(mesa, id)).version, { observaciones });
  const observado = await leerEnRevision(mesa, id);
  for (const observacion of observado.observaciones) {
    const { version } = await leerEnRevision(mesa, id);
    await actuar(tecnico, `/legajo_observaciones/${observacion.id}/responder`, version, { texto: 'Es la que figura.' });
  }
};

export const ingresarElTecnico = (tecnico: Page): Promise<void> => ingresar(tecnico, TECNICO);
