import { rutasDeValores } from '@colega/contract/colegio';
import { rutasDelLaboratorio } from '@colega/contract/honorarios';
import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { guardarLeido } from '../../lib/consultas/ultimo-leido.ts';
import { tarifasDeMuestra, valoresDeMuestra } from './valores.escenas.ts';
import ValoresDeReferencia from './valores-de-referencia.tsx';

beforeEach(() => responder(rutasDelLaboratorio.tarifas, tarifasDeMuestra()));
const honorarios = async () =>
  within(await screen.findByRole('list', { name: 'Honorarios mínimos' })).getAllByRole('listitem');

test('dice cada valor con su norma y su vigencia, y ningún identificador de los desarrolladores', async () => {
  responder(rutasDeValores.valoresEnVigor, valoresDeMuestra());
  const { container } = dibujar(<ValoresDeReferencia />);
  const [ultimo, anterior] = await honorarios();
  expect(ultimo).toHaveTextContent(/Desde el 01.10.2026.*De referencia.*\$ 275\.000,00.*UR \$ 1\.100\.000,00/);
  expect(anterior).not.toHaveTextContent('De referencia');
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
  expect(await honorarios()).toHaveLength(2);
});

test('[S-944] sin conexión se lee lo último que leyó el dispositivo, y de otro día se dice de cuál', async () => {
  await guardarLeido('valores-1', { publicado: valoresDeMuestra(), leido_el: '2026-03-15' });
  responder(rutasDeValores.valoresEnVigor, sinRed);
  dibujar(<ValoresDeReferencia />);
  expect(await screen.findByRole('list', { name: 'Tasas' })).toHaveTextContent('Acta 13/26');
  expect(screen.getByText(/lo que regía el 15\/03\/2026/)).toBeInTheDocument();
});

test('si la primera tarifa todavía no rige, se dice desde cuándo, y dónde se calcula ya con ella', async () => {
  const [una] = tarifasDeMuestra().items;
  responder(rutasDelLaboratorio.tarifas, { items: una ? [{ ...una, vigente_desde: '2099-04-01' }] : [] });
  responder(rutasDeValores.valoresEnVigor, valoresDeMuestra());
  dibujar(<ValoresDeReferencia />);
  expect(await screen.findByText(/La primera tarifa del Colegio rige desde el 01\/04\/2099/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Se puede calcular con una fecha de ese día/ })).toHaveAttribute(
    'href',
    '/honorarios',
  );
  expect(await honorarios()).toHaveLength(1);
});

test('un colegio que todavía no publicó su tarifa lo dice, y lo demás se lee', async () => {
  responder(rutasDelLaboratorio.tarifas, { items: [] });
  responder(rutasDeValores.valoresEnVigor, valoresDeMuestra());
  dibujar(<ValoresDeReferencia />);
  expect(await screen.findByText(/todavía no publicó su tarifa/)).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Tasas' })).toBeInTheDocument();
});
