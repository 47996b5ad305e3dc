import { rutasDeValores } from '@colega/contract/colegio';
import { rutasDelLaboratorio } from '@colega/contract/honorarios';
import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('lo largo viene plegado, con su nombre y cuántos son, y se abre', async () => {
  const renglones = Array.from({ length: 7 }, (_, n) => ({
    ...{ que: `Feriado ${n}`, detalle: null, cuanto: null, norma: null, desde: '2026-01-01' },
  }));
  responder(rutasDeValores.valoresEnVigor, { listas: [{ lista: 'feriados', nombre: 'Feriados', renglones }] });
  const tarifas = tarifasDeMuestra().items.slice(0, 1);
  const items = [0, 1, 2, 3, 4].flatMap((n) => tarifas.map((una) => ({ ...una, vigente_desde: `202${n}-01-01` })));
  responder(rutasDelLaboratorio.tarifas, { items });
  dibujar(<ValoresDeReferencia />);
  const titulo = await screen.findByRole('heading', { name: 'Feriados' });
  expect(titulo.parentElement).toHaveTextContent('Feriados 7');
  const feriados = screen.getByRole('list', { name: 'Feriados' });
  expect(feriados).not.toBeVisible();
  await userEvent.click(titulo);
  expect(feriados).toBeVisible();
  expect(within(feriados).getAllByRole('listitem')).toHaveLength(7);

  expect(await honorarios()).toHaveLength(3);
  await userEvent.click(screen.getByText(/Las anteriores/));
  const anteriores = screen.getByRole('list', { name: 'Honorarios mínimos anteriores' });
  expect(within(anteriores).getAllByRole('listitem')).toHaveLength(2);
});
