import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Seleccion } from './seleccion.tsx';

const MANUAL = '/app/ejercicio/legajo/manual';
const abrir = (existe: (path: string) => boolean = () => true) => dibujar(<Seleccion />, { existe });

beforeEach(() => {
  iniciarSesion();
  responder(rutasDeReferencias.configuracion, configuracion({ mapa_arba_url: 'https://mapa.example' }));
  responder(rutasDeSesion.permisosDePersona, permisos());
});

test('ofrece el cálculo manual y el automático, marcado Nuevo [LIS-001, LIS-002]', async () => {
  abrir();
  expect(await screen.findByRole('link', { name: 'Crear con cálculo manual' })).toHaveAttribute('href', MANUAL);
  expect(screen.getByRole('link', { name: 'Crear con cálculo automático' })).toBeInTheDocument();
  expect(screen.getByText('Nuevo')).toBeInTheDocument();
});

test('la tarjeta automática enlaza el instructivo y hay una sugerencia sobre el mapa catastral [LIS-003, LIS-004]', async () => {
  abrir();
  expect(await screen.findByRole('link', { name: /Instructivo Legajo con Cálculo Automático/ })).toHaveAttribute(
    'href',
    '/instructivos/legajo-calculo-automatico.pdf',
  );
  expect(screen.getByRole('link', { name: /mapa de ARBA/ })).toHaveAttribute('href', 'https://mapa.example');
  expect(screen.getByRole('note', { name: 'Antes de empezar' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('el automático se ofrece solo si está habilitado, y el manual solo si su pantalla existe [LIS-005]', async () => {
  responder(rutasDeReferencias.configuracion, configuracion({ calculo_automatico: false }));
  const { unmount } = abrir();
  await screen.findByRole('link', { name: 'Crear con cálculo manual' });
  expect(screen.queryByRole('link', { name: 'Crear con cálculo automático' })).not.toBeInTheDocument();
  unmount();
  abrir((path) => path !== MANUAL);
  expect(await screen.findByText('Por ahora no se pueden cargar legajos nuevos')).toBeInTheDocument();
});

test('sin Ejercicio dice qué falta y por qué [SES-058]', async () => {
  responder(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false }));
  abrir();
  expect(await screen.findByText(mensajes.sin_habilidad_ejercicio)).toBeInTheDocument();
});
