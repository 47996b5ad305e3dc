import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import AvisoDeOtraPestania from './aviso-de-otra-pestania.tsx';

const acciones = { seguirAca: vi.fn(), traerDeLaOtra: vi.fn() };

test('de un certificado se dice certificado, y guardado está en el detalle de su legajo', async () => {
  dibujar(
    <AvisoDeOtraPestania
      abierto
      {...acciones}
      queSeCarga="certificado"
      otraPestania={{ tipo: 'escrito', toma: null }}
    />,
  );
  expect(
    await screen.findByRole('dialog', { name: 'Estás cargando este certificado en otra pestaña' }),
  ).toBeInTheDocument();
  const direccion = '/app/ejercicio/legajo/1/detail';
  dibujar(
    <AvisoDeOtraPestania
      abierto
      {...acciones}
      queSeCarga="certificado"
      otraPestania={{ tipo: 'guardado', direccion }}
    />,
  );
  const aviso = within(await screen.findByRole('dialog', { name: 'Este certificado ya se guardó en otra pestaña' }));
  expect(aviso.getByText('No hace falta guardarlo de nuevo: está en el detalle de su legajo.')).toBeInTheDocument();
  expect(aviso.getByRole('link', { name: 'Ver el legajo' })).toHaveAttribute('href', direccion);
});
