import { expect, type Page } from '@playwright/test';
import type { Caso } from './casos.ts';
import { ingresarElTecnico, NOMBRE_DEL_TECNICO, type Partes } from './preparar.ts';
import { crearTeclado, type Gastado } from './teclado.ts';

const titulo = (mesa: Page) => mesa.getByRole('heading', { level: 1 });

/** The file is there and taken; nothing is left of the one before. */
const esperarOtro = async (mesa: Page, anterior: string): Promise<string> => {
  await expect(titulo(mesa)).toHaveText(/^Legajo Nº \d+$/);
  if (anterior !== '') await expect(titulo(mesa)).not.toHaveText(anterior);
  await expect(mesa.getByText('Lo tenés vos.')).toBeVisible();
  return (await titulo(mesa).textContent()) ?? '';
};

/** The files of a case, one after the other as their queue gives them. Reading them takes no time here. */
export const revisarCaso = async (partes: Partes, caso: Caso, cuantas: number): Promise<Gastado[]> => {
  const { tecnico, mesa } = partes;
  await ingresarElTecnico(tecnico);
  for (let i = 0; i < cuantas; i++) await caso.preparar(partes);
  await mesa.goto(`/colegio?cola=${caso.cola}&texto=${encodeURIComponent(NOMBRE_DEL_TECNICO)}`);
  await expect(mesa.getByRole('table').getByRole('row')).not.toHaveCount(0);
  const teclado = crearTeclado(mesa);
  const gastado: Gastado[] = [];
  let anterior = '';
  for (let i = 0; i < cuantas; i++) {
    teclado.cerrar();
    if (i === 0 || !caso.dejaElSiguiente) await teclado.pulsar('n');
    anterior = await esperarOtro(mesa, anterior);
    await caso.revisar(mesa, teclado);
    if (caso.dejaElSiguiente) await expect(titulo(mesa)).not.toHaveText(anterior);
    gastado.push(teclado.cerrar());
  }
  return gastado;
};
