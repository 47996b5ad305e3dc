import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { buscarTemas } from './buscar-temas.ts';
import { Guia } from './guia.tsx';
import { TEMAS } from './temas.ts';

test('la guía dice cómo se hace cada trámite, y su índice lleva a cada uno', () => {
  const { container } = render(<Guia />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual(TEMAS.map((t) => t.titulo));
  for (const { id, titulo } of TEMAS) {
    expect(screen.getByRole('link', { name: titulo })).toHaveAttribute('href', `#${id}`);
    expect(container.querySelector(`#${id}`)).not.toBeNull();
  }
  expect(screen.getByRole('button', { name: 'Imprimir la guía' })).toBeInTheDocument();
});

test('se busca sin acentos ni mayúsculas, y dice cuántos temas hay', async () => {
  render(<Guia />, { wrapper: MemoryRouter });
  const buscar = screen.getByRole('searchbox', { name: 'Buscar en la guía' });
  await userEvent.type(buscar, 'OBSERVACION responder');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: 'Responder una observación' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 tema');
  await userEvent.clear(buscar);
  await userEvent.type(buscar, 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Ningún tema dice eso. Probá con otra palabra.');
  await userEvent.clear(buscar);
  expect(screen.getByRole('navigation', { name: 'Temas' })).toBeInTheDocument();
});

test('busca palabras por su comienzo, y todas', () => {
  const de = (buscado: string) => buscarTemas(TEMAS, buscado).map(({ id }) => id);
  expect(de('')).toHaveLength(TEMAS.length);
  expect(de('timbra arba')).toContain('cep-y-timbrado');
  expect(de('imbrado')).toEqual([]);
});
