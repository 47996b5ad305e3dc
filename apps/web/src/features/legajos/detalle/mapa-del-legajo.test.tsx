import { rutasDeReferencias } from '@colega/contract/referencias';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configuracion } from '../../../testing/datos-de-referencias.ts';
import { dibujar } from '../../../testing/dibujar.tsx';
import { responder } from '../../../testing/servidor.ts';
import { legajoEditable } from '../asistente/pruebas/preparar.ts';
import { MapaDelLegajo } from './mapa-del-legajo.tsx';

const vistas: unknown[] = [];
// Leaflet draws on a real page: here, where it is told to look
vi.mock('../mapa/mapa.tsx', () => ({
  default: ({ vista, punto }: { vista: unknown; punto: unknown }) => {
    vistas.push({ vista, punto });
    return null;
  },
}));

class ObservadorQueVe {
  private readonly avisar: (entradas: { isIntersecting: boolean }[]) => void;
  constructor(avisar: (entradas: { isIntersecting: boolean }[]) => void) {
    this.avisar = avisar;
  }
  observe() {
    this.avisar([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const { inmuebles } = legajoEditable('manual');
const SIN_PUNTO = 'Este legajo no tiene marcada la ubicación de la obra.';

beforeEach(() => {
  vistas.length = 0;
  vi.stubGlobal('IntersectionObserver', ObservadorQueVe);
  responder(rutasDeReferencias.configuracion, configuracion());
});
afterEach(() => vi.unstubAllGlobals());

test('sin su punto, el mapa abre en el centro fijo a zoom 12, y lo dice [CON-008]', async () => {
  dibujar(<MapaDelLegajo inmuebles={inmuebles.map((i) => ({ ...i, latitud: null, longitud: null }))} />);
  expect(screen.getByText(SIN_PUNTO)).toBeInTheDocument();
  await waitFor(() =>
    expect(vistas.at(-1)).toEqual({ vista: { centro: { lat: -35.07, lng: -58.63 }, zoom: 12 }, punto: null }),
  );
});

test('con su punto, lo muestra de cerca', async () => {
  dibujar(<MapaDelLegajo inmuebles={inmuebles} />);
  const centro = { lat: -34.9, lng: -57.9 };
  await waitFor(() => expect(vistas.at(-1)).toEqual({ vista: { centro, zoom: 15 }, punto: centro }));
  expect(screen.queryByText(SIN_PUNTO)).not.toBeInTheDocument();
});
