import { rutasDeCertificados } from '@colega/contract/certificados';
import { rutasDeMedia } from '@colega/contract/media';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anexo, certificadoLeido } from '../../../testing/datos-de-certificados.ts';
import CertificadoEmitido from './certificado-emitido.tsx';

const PATRON = '/app/ejercicio/certificado/:id';
const abrir = (direccion = '/app/ejercicio/certificado/31') =>
  dibujar(<CertificadoEmitido />, { patron: PATRON, direccion, existe: () => true });
const dato = (region: string, etiqueta: string): string | null | undefined =>
  within(screen.getByRole('region', { name: region })).getByText(etiqueta).nextElementSibling?.textContent;

beforeEach(() => {
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeCertificados.certificado, certificadoLeido());
});

test('dice de quién, para quién, dónde y cada cosa declarada, con su resultado [S-896]', async () => {
  abrir();
  expect(await screen.findByText('T1G-2026-000001')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Certificado' })).toBeInTheDocument();
  expect(dato('Quién y dónde', 'Profesional')).toBe('García, María Elena');
  expect(dato('Quién y dónde', 'Titular')).toBe('FERNANDEZ ANA PAULA');
  expect(dato('Quién y dónde', 'CUIT')).toBe('27-30111222-5');
  expect(dato('Quién y dónde', 'Inmueble')).toMatch(/^San Martín 450, Piso 2, Dpto B/);
  expect(dato('Quién y dónde', 'Se verifica en')).toBe(
    `${location.origin}/qr/certificado/0123456789abcdef0123456789abcdef`,
  );
  expect(dato('Elección', 'Cableado')).toBe('Monofásico');
  expect(screen.getByText('Conforme: 6 de 6 puntos')).toBeInTheDocument();
  expect(screen.getAllByText('SÍ')).toHaveLength(6);
  for (const nombre of ['Descargar T1G-2026-000001', 'Compartir T1G-2026-000001'])
    expect(screen.getByRole('button', { name: nombre })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver el legajo 1042' })).toHaveAttribute(
    'href',
    '/app/ejercicio/legajo/1/detail',
  );
});

test('lo que no cumple y lo anulado se dicen [S-896]', async () => {
  const { datos } = certificadoLeido();
  responder(
    rutasDeCertificados.certificado,
    certificadoLeido({
      datos: { ...datos, sis_puesta_tierra: false },
      estado: { id: 5, clave: 'anulado', nombre: 'Anulado' },
      anulacion: { fecha: '2026-12-02', motivo: 'Se midió mal' },
    }),
  );
  abrir();
  expect(await screen.findByText('No conforme: 1 de 6 puntos')).toBeInTheDocument();
  expect(screen.getByText('Anulado')).toBeInTheDocument();
  expect(screen.getByText('Dejó de valer el 02/12/2026: Se midió mal')).toBeInTheDocument();
});

test('un anexo dice su certificado de referencia y muestra sus fotos', async () => {
  responder(rutasDeCertificados.certificado, anexo());
  responder(rutasDeMedia.mediaObject, ({ params }) => ({
    id: Number(params.id),
    nombre: 'foto.jpg',
    file_path: 'foto.jpg',
    content_url: `/media/${params.id}`,
  }));
  abrir();
  expect(await screen.findByText('9 de 9 puntos con SÍ')).toBeInTheDocument();
  expect(dato('Quién y dónde', 'Certificado de referencia')).toBe('T1G-2026-000001');
  expect(await screen.findAllByRole('img', { name: /^Foto cargada: / })).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Editar anexo' })).toBeInTheDocument();
});

test('el que no es suyo no existe; el que no se pudo leer se reintenta', async () => {
  responder(rutasDeCertificados.certificado, () => problema(404, mensajes.no_encontrado));
  const { unmount } = abrir();
  expect(await screen.findByText('No encontramos este certificado')).toBeInTheDocument();
  unmount();
  responder(rutasDeCertificados.certificado, () => problema(500, 'No'));
  abrir('/app/ejercicio/certificado/32');
  expect(await screen.findByText(mensajes.error_cargar_datos)).toBeInTheDocument();
});
