import { borradorManual } from '@colega/asistentes/legajos';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { guardarBorrador } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { anotarCopia, copiaDe } from '@colega/web-kit/lib/borradores/copias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { llegarAlPaso } from '@colega/web-kit/testing/llegar-al-paso.ts';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { legajoEditable, prepararReferencias } from '../../../testing/asistente/preparar.ts';
import LegajoManual from './legajo-manual.tsx';

// Leaflet draws on a real page: the browser journeys try it.
vi.mock('@colega/web-kit/ui/mapa/mapa.tsx', () => ({ default: () => null }));

beforeEach(() => {
  iniciarSesion();
  prepararReferencias();
});

const abrir = (busqueda: string) =>
  dibujar(<LegajoManual />, {
    direccion: `/app/ejercicio/legajo/manual${busqueda}`,
    patron: '/app/ejercicio/legajo/manual',
  });
const elegido = (nombre: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: nombre }).selectedOptions[0]?.textContent;

test('otro igual llega con lo de aquel, sin sus importes, y es un legajo nuevo', async () => {
  responder(rutasDeLegajos.legajo, legajoEditable('manual'));
  abrir('?igual_a=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nuevo Legajo Manual' })).toBeInTheDocument();
  await llegarAlPaso(/TAREAS/);
  expect(elegido('Tarea 1')).toBe('Proyecto');
  expect(screen.getByRole('textbox', { name: 'Monto 1' })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await screen.findByRole('combobox', { name: 'Matrícula' });
  expect(elegido('Matrícula')).toBe('T-12345 · Maestro Mayor de Obras');
  expect(elegido('Modalidad')).toBe('Tradicional');
});

test('si aquel no se puede leer, se dice y se puede volver a pedir', async () => {
  responder(rutasDeLegajos.legajo, () => problema(500, 'No'));
  abrir('?igual_a=1');
  expect(await screen.findByText(mensajes.error_cargar_legajo)).toBeInTheDocument();
  responder(rutasDeLegajos.legajo, legajoEditable('manual'));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('combobox', { name: 'Tarea 1' })).toBeInTheDocument();
});

test('si aquel ya no está, su borrador se abre igual; sin borrador, se dice', async () => {
  responder(rutasDeLegajos.legajo, () => problema(404, 'No está.'));
  const id = '11111111-1111-4111-8111-111111111111';
  guardarBorrador(7, `legajo-manual-igual-a-1~${id}`, {
    ...{ borrador: { ...borradorManual(), modalidad: 'tradicional' }, version: 1, intento: null, toma: null },
    recorrido: { actual: 'datos', visitados: ['datos'], completos: [], conError: [] },
  });
  anotarCopia(7, `legajo-manual-igual-a-1~${id}`, copiaDe({ id, version: 1, valores: '' }));
  const { unmount } = abrir(`?igual_a=1&borrador=${id}`);
  await screen.findByRole('combobox', { name: 'Matrícula' });
  expect(screen.getByText('Recuperamos lo que habías cargado')).toBeInTheDocument();
  unmount();
  abrir('?igual_a=1');
  expect(await screen.findByText(mensajes.error_cargar_legajo)).toBeInTheDocument();
});
