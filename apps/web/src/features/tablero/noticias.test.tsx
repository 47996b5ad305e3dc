import { rutasDeTablero } from '@colega/contract/tablero';
import { noticia } from '@colega/web-kit/testing/datos-de-personas.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acortar } from './acortar.ts';
import { CarruselDeNoticias, INTERVALO_MS, LARGO_DEL_RESUMEN } from './carrusel-de-noticias.tsx';
import TarjetaNoticias from './tarjeta-noticias.tsx';

const NOTICIAS = [noticia({ titulo: 'Primera' }), noticia({ id: 2, titulo: 'Segunda' })];
const original = window.matchMedia;
const preferir = (consulta: string) => {
  window.matchMedia = (pedida) => ({ ...original(pedida), matches: pedida.includes(consulta) });
};

beforeEach(() => iniciarSesion());
afterEach(() => {
  window.matchMedia = original;
});

const pasar = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('pasa cada 5 s y espera mientras tiene el puntero o el foco [CON-004]', () => {
  vi.useFakeTimers();
  dibujar(<CarruselDeNoticias noticias={NOTICIAS} />);
  const carrusel = screen.getByRole('region', { name: 'Últimas noticias' });
  pasar(4_999);
  expect(screen.getByRole('heading', { name: 'Primera' })).toBeInTheDocument();
  pasar(1);
  expect(screen.getByRole('heading', { name: 'Segunda' })).toBeInTheDocument();
  fireEvent.mouseEnter(carrusel);
  pasar(3 * INTERVALO_MS);
  expect(screen.getByRole('heading', { name: 'Segunda' })).toBeInTheDocument();
  fireEvent.mouseLeave(carrusel);
  fireEvent.focus(screen.getByRole('button', { name: 'Noticia anterior' }));
  pasar(3 * INTERVALO_MS);
  expect(screen.getByRole('heading', { name: 'Segunda' })).toBeInTheDocument();
  fireEvent.blur(screen.getByRole('button', { name: 'Noticia anterior' }));
  pasar(INTERVALO_MS);
  expect(screen.getByRole('heading', { name: 'Primera' })).toBeInTheDocument();
});

test('quien pidió menos movimiento la encuentra en pausa, y se pasa a mano', async () => {
  preferir('reduced-motion');
  dibujar(<CarruselDeNoticias noticias={NOTICIAS} />);
  expect(screen.getByRole('button', { name: 'Reanudar' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Noticia anterior' }));
  expect(screen.getByRole('heading', { name: 'Segunda' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Noticia siguiente' }));
  expect(screen.getByRole('heading', { name: 'Primera' })).toBeInTheDocument();
});

test('los resúmenes son de 150 caracteres, y de 120 en un teléfono, sin cortar palabras [CON-004]', () => {
  expect(LARGO_DEL_RESUMEN).toEqual({ ancho: 150, angosto: 120 });
  const texto = 'palabra '.repeat(40).trim();
  for (const largo of [150, 120]) {
    expect(acortar(texto, largo).length).toBeLessThanOrEqual(largo);
    expect(acortar(texto, largo)).toMatch(/palabra…$/);
  }
  expect(acortar('corta', 120)).toBe('corta');
  expect(acortar('a'.repeat(200), 120)).toHaveLength(120);
  const { unmount } = dibujar(<CarruselDeNoticias noticias={[noticia({ texto })]} />);
  expect(screen.getByText(acortar(texto, 150))).toBeInTheDocument();
  unmount();
  preferir('max-width: 767px');
  dibujar(<CarruselDeNoticias noticias={[noticia({ texto })]} />);
  expect(screen.getByText(acortar(texto, 120))).toBeInTheDocument();
});

test('la tarjeta trae las noticias, y la completa se lee en un diálogo', async () => {
  responder(rutasDeTablero.noticias, pagina(NOTICIAS));
  dibujar(<TarjetaNoticias estado="normal" alCambiar={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Leer completa' }));
  expect(await screen.findByRole('dialog', { name: 'Primera' })).toHaveTextContent(noticia().texto);
});
