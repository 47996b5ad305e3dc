import { leerFotos, olvidarFotos } from '@colega/web-kit/lib/borradores/fotos-guardadas.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abrirCertificado, preparar } from '../../../testing/abrir-certificado.tsx';

vi.mock('./dialogo-de-foto.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const GABINETE = 'Gabinete con tapa abierta';
let usuario: number;

const elegir = async (nombre: string, tipo: string) => {
  const entradas = await screen.findAllByLabelText(`Elegir archivo: ${GABINETE}`);
  const entrada = entradas.find((nodo) => nodo.tagName === 'INPUT');
  if (!entrada) throw new Error('Falta donde elegir el archivo');
  await userEvent.upload(entrada, new File([new Uint8Array(20)], nombre, { type: tipo }));
};

beforeEach(() => {
  preparar();
  usuario = leerSesion()?.user_id ?? 0;
  Object.assign(URL, { createObjectURL: () => 'blob:foto', revokeObjectURL: () => undefined });
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React writes what the boundary took
});
afterEach(async () => {
  vi.restoreAllMocks();
  await olvidarFotos(usuario);
});

test.each([
  ['una foto', 'foto.jpg', 'image/jpeg', 'Falta recortarla'],
  ['un pdf', 'gabinete.pdf', 'application/pdf', 'Pendiente de envío'],
])(
  'si el recorte no se puede cargar, %s queda en el dispositivo y el formulario sigue',
  async (_, nombre, tipo, dicho) => {
    abrirCertificado('insitu', {});
    await userEvent.type(await screen.findByLabelText(/^Actividad/), 'Vivienda');
    await elegir(nombre, tipo);
    expect(await screen.findByText(/Sin conexión no se puede preparar esta foto ahora/)).toBeInTheDocument();
    expect(await screen.findByText(dicho)).toBeInTheDocument();
    expect(screen.getByText(nombre)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Actividad/)).toHaveValue('Vivienda');
    await waitFor(async () =>
      expect([...(await leerFotos(usuario, 'certificado-anexa_in_situ-1')).keys()]).toEqual(['foto_gabinete']),
    );
  },
);
