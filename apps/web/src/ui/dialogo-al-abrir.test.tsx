import { Modal } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { dibujar, iniciarSesion } from '../testing/dibujar.tsx';
import { dialogoAlAbrir } from './dialogo-al-abrir.tsx';

beforeEach(() => iniciarSesion());

const Pregunta = dialogoAlAbrir<{ abierto: boolean; alCerrar: () => void }>(async () => ({
  default: ({ abierto, alCerrar }) => (
    <Modal opened={abierto} onClose={alCerrar} title="¿Seguro?">
      <button type="button" onClick={alCerrar}>
        Volver
      </button>
    </Modal>
  ),
}));
const Pantalla = () => {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAbierto(true)}>
        Borrar
      </button>
      <Pregunta abierto={abierto} alCerrar={() => setAbierto(false)} />
    </>
  );
};

test('un diálogo que llega al abrirse devuelve el foco a donde estaba', async () => {
  dibujar(<Pantalla />);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Borrar' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});
