import { Modal } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { dibujar, iniciarSesion } from '../../testing/dibujar.tsx';
import { camposAlAbrir } from '../filtros/campos-al-abrir.tsx';
import { dialogoAlAbrir } from './dialogo-al-abrir.tsx';

beforeEach(() => iniciarSesion());

type PropsDeLaPregunta = { abierto: boolean; alCerrar: () => void };
const PREGUNTA = async () => ({
  default: ({ abierto, alCerrar }: PropsDeLaPregunta) => (
    <Modal opened={abierto} onClose={alCerrar} title="¿Seguro?">
      <button type="button" onClick={alCerrar}>
        Volver
      </button>
    </Modal>
  ),
});
const Pregunta = dialogoAlAbrir(PREGUNTA);
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

test('un diálogo que no llega lo dice en su lugar y se vuelve a pedir; lo escrito queda', async () => {
  let hayRed = false;
  const { default: Dibujo } = await PREGUNTA();
  const SinRed = dialogoAlAbrir<PropsDeLaPregunta>(async () => {
    if (!hayRed) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Dibujo };
  });
  const Formulario = () => {
    const [abierto, setAbierto] = useState(false);
    return (
      <>
        <input aria-label="Calle" />
        <button type="button" onClick={() => setAbierto(true)}>
          Borrar
        </button>
        <SinRed abierto={abierto} alCerrar={() => setAbierto(false)} />
      </>
    );
  };
  dibujar(<Formulario />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Calle' }), 'Mitre');
  const borrar = screen.getByRole('button', { name: 'Borrar' });
  await userEvent.click(borrar);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos abrir la ventana');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(borrar);
  hayRed = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('dialog', { name: '¿Seguro?' })).toBeVisible();
  expect(screen.getByLabelText('Calle')).toHaveValue('Mitre');
});

test('los filtros que no llegan lo dicen en su lugar y se vuelven a pedir', async () => {
  let hayRed = false;
  const { Campos } = camposAlAbrir<{ valor: string }>(async () => {
    if (!hayRed) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ valor }) => <input aria-label="Cliente" defaultValue={valor} /> };
  });
  dibujar(<Campos valor="Sosa" />);
  await screen.findByText('No pudimos cargar los filtros.');
  hayRed = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('textbox', { name: 'Cliente' })).toHaveValue('Sosa');
});
