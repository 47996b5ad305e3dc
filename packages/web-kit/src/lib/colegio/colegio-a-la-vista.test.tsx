import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaginaPublica } from '../../ui/paginas/pagina-publica.tsx';
import { ponerColegioALaVista } from './colegio-a-la-vista.ts';

const COLEGIO = {
  ...{ nombre: 'Colegio del Sur', color: '#1b5e2b', color_oscuro: null },
  marca_url: `/marca/${'a'.repeat(64)}`,
};
const raiz = document.documentElement;

test('el nombre, la marca y los colores se ven desde que el servidor los dice, y quedan para la próxima página', () => {
  render(<PaginaPublica>hola</PaginaPublica>);
  expect(screen.queryByText('Colegio del Sur')).toBeNull();
  act(() => ponerColegioALaVista(COLEGIO));
  expect(screen.getByText('Colegio del Sur')).toBeVisible();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', COLEGIO.marca_url);
  expect(raiz).toHaveAttribute('data-claro');
  expect(raiz).not.toHaveAttribute('data-oscuro');
  expect(raiz.style.getPropertyValue('--colegio-claro')).toBe('#1b5e2b');
  expect(JSON.parse(localStorage.getItem('colegio') ?? '')).toEqual(COLEGIO);
});

test('los que se quitan dejan los del programa', () => {
  render(<PaginaPublica>hola</PaginaPublica>);
  act(() => ponerColegioALaVista({ ...COLEGIO, color: null, marca_url: null }));
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(raiz).not.toHaveAttribute('data-claro');
  expect(raiz.style.getPropertyValue('--colegio-claro')).toBe('');
});
