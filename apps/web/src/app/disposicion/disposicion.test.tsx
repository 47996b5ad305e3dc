import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { iniciales } from '@colega/web-kit/ui/marco/menu-de-cuenta.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Disposicion } from './disposicion.tsx';

const original = window.matchMedia;
const conAncho = (angosta: boolean) => {
  window.matchMedia = (consulta) => ({ ...original(consulta), matches: angosta && consulta.includes('768') });
};
const abrir = () => dibujar(<Disposicion>Pantalla</Disposicion>, { direccion: '/app/dashboard' });
const barra = () => screen.getByRole('navigation', { name: 'Principal' });
const pasan = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  iniciarSesion();
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDePerfil.persona, persona());
});
afterEach(() => {
  window.matchMedia = original;
});

test('la barra ofrece Inicio, Ejercicio, Cuenta y Perfil [LAY-012]', () => {
  abrir();
  expect(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Ejercicio' })).toHaveAttribute('href', '/app/ejercicio');
  expect(screen.getByRole('link', { name: 'Cuenta' })).toHaveAttribute('href', '/app/cuenta');
  expect(screen.getByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/app/perfil');
});

test('fija, muestra la versión; se recuerda si se la suelta [LAY-013, LAY-016, LAY-017]', async () => {
  abrir();
  expect(screen.getByText('Versión 1.2.5')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Menú fijo' }));
  expect(sessionStorage.getItem('sidebarStatic')).toBe('false');
  expect(screen.queryByText('Versión 1.2.5')).not.toBeInTheDocument();
  expect(barra()).toHaveAttribute('data-abierta', 'false');
});

test('a 768 px o menos es plegable aunque se la haya fijado [LAY-014]', () => {
  conAncho(true);
  abrir();
  expect(barra()).toHaveAttribute('data-fija', 'false');
  expect(barra()).toHaveAttribute('data-abierta', 'false');
});

test('sin fijar se cierra sola a los 2,5 segundos, salvo que la miren o la usen [LAY-015]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.setItem('sidebarStatic', 'false');
  abrir();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir el menú' }));
  await pasan(2400);
  expect(barra()).toHaveAttribute('data-abierta', 'true');
  fireEvent.mouseEnter(barra());
  await pasan(5000);
  expect(barra()).toHaveAttribute('data-abierta', 'true');
  fireEvent.mouseLeave(barra());
  await pasan(2600);
  expect(barra()).toHaveAttribute('data-abierta', 'false');
});

test('Escape cierra la barra desplegada y devuelve el foco al botón', async () => {
  sessionStorage.setItem('sidebarStatic', 'false');
  abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el menú' }));
  screen.getByRole('link', { name: 'Inicio' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(barra()).toHaveAttribute('data-abierta', 'false');
  expect(screen.getByRole('button', { name: 'Abrir el menú' })).toHaveFocus();
});

test('la ayuda abre la guía del Colegio si hay dirección, y si no, la del portal [LAY-018]', async () => {
  const { unmount } = abrir();
  await screen.findByRole('button', { name: 'Tu cuenta: María Elena García' });
  expect(screen.getByRole('link', { name: /Ayuda/ })).toHaveAttribute('href', '/guia');
  unmount();
  responder(rutasDeReferencias.configuracion, configuracion({ guia_url: 'https://guia.example' }));
  abrir();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Ayuda/ })).toHaveAttribute('href', 'https://guia.example'),
  );
});

test('el encabezado muestra el nombre con la foto, o sus iniciales [LAY-019]', async () => {
  responder(rutasDePerfil.persona, persona({ imagen_perfil: { content_url: '/media/foto' } }));
  abrir();
  const boton = await screen.findByRole('button', { name: 'Tu cuenta: María Elena García' });
  expect(boton).toHaveTextContent('María Elena García');
  expect(boton.querySelector('img')).toHaveAttribute('src', '/media/foto');
  expect(iniciales('María Elena García')).toBe('MG');
});

test('cambia entre claro y oscuro y hay un enlace para saltar al contenido', async () => {
  abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Usar colores oscuros' }));
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#contenido');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'contenido');
});
