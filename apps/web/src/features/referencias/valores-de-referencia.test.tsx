import { rutasDeValores } from '@colega/contract/colegio';
import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guardarLeido } from '../../lib/consultas/ultimo-leido.ts';
import { valoresDeMuestra } from './valores.escenas.ts';
import ValoresDeReferencia from './valores-de-referencia.tsx';

test('dice cada valor con su norma y su vigencia, y ningún identificador de los desarrolladores', async () => {
  responder(rutasDeValores.valoresEnVigor, valoresDeMuestra());
  const { container } = dibujar(<ValoresDeReferencia />);
  const [ultimo] = within(screen.getByRole('list', { name: 'Honorarios mínimos' })).getAllByRole('listitem');
  expect(ultimo).toHaveTextContent(/Desde el \d{2}.\d{2}.\d{4}.*UR \$/);
  const tasas = await screen.findByRole('list', { name: 'Tasas' });
  expect(tasas).toHaveTextContent('Acta 13/26, desde el 21/11/2026');
  expect(screen.getByRole('list', { name: 'Cargos de matrícula' })).toHaveTextContent(
    'De referencia, desde el 01/01/2026',
  );
  expect(screen.getByRole('list', { name: 'Formas de pago' })).toHaveTextContent(/Contado/);
  expect(container.textContent).not.toMatch(/\bS-\d+|_/);
});

test('si no llegan, lo demás se lee y se puede volver a pedir', async () => {
  responder(rutasDeValores.valoresEnVigor, () => problema(500, 'No'));
  dibujar(<ValoresDeReferencia />);
  expect(await screen.findByText('No pudimos traer lo que rige hoy.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Honorarios mínimos' })).toBeInTheDocument();
});

test('[S-944] sin conexión se lee lo último que leyó el dispositivo, y de otro día se dice de cuál', async () => {
  await guardarLeido('valores-1', { publicado: valoresDeMuestra(), leido_el: '2026-03-15' });
  responder(rutasDeValores.valoresEnVigor, sinRed);
  dibujar(<ValoresDeReferencia />);
  expect(await screen.findByRole('list', { name: 'Tasas' })).toHaveTextContent('Acta 13/26');
  expect(screen.getByText(/lo que regía el 15\/03\/2026/)).toBeInTheDocument();
});
