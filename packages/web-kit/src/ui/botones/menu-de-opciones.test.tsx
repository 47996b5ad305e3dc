import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { dibujar, iniciarSesion } from '../../testing/dibujar.tsx';
import { MenuDeOpciones } from './menu-de-opciones.tsx';

beforeEach(() => iniciarSesion());

const abrir = () => {
  const elegida = vi.fn();
  const opciones = ['Recargar', 'Agrandar', 'Cerrar'].map((texto) => ({
    texto,
    icono: 'cerrar' as const,
    alElegir: () => elegida(texto),
  }));
  dibujar(
    <>
      <MenuDeOpciones
        opciones={opciones}
        boton={(props) => (
          <button type="button" {...props}>
            Opciones
          </button>
        )}
      />
      <button type="button">Otro</button>
    </>,
  );
  return elegida;
};
const boton = () => screen.getByRole('button', { name: 'Opciones' });
const opcion = (name: string) => screen.getByRole('menuitem', { name });

test('con el teclado: se abre en la primera, las flechas dan la vuelta, Inicio, Fin o una letra eligen dónde', async () => {
  const elegida = abrir();
  boton().focus();
  await userEvent.keyboard('{Enter}');
  expect(boton()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Opciones' })).toBeVisible();
  expect(opcion('Recargar')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(opcion('Cerrar')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(opcion('Agrandar')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(opcion('Cerrar')).toHaveFocus();
  await userEvent.keyboard('{Home}c');
  expect(opcion('Cerrar')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(elegida).toHaveBeenCalledWith('Cerrar');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(boton()).toHaveFocus();
});

test('Escape vuelve al botón, Tab sigue de largo y tocar afuera lo cierra sin llevarse el foco', async () => {
  abrir();
  boton().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(opcion('Cerrar')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(boton()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Otro' })).toHaveFocus();
  await userEvent.click(boton());
  await userEvent.click(screen.getByRole('button', { name: 'Otro' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Otro' })).toHaveFocus();
  await userEvent.click(boton());
  await userEvent.click(boton());
  expect(screen.queryByRole('menu')).toBeNull();
});
